import type { Refusal } from '@shared/engine/contract';
import { normalizeJoinCode } from '@shared/protocol/join-code';
import type { Neighbour } from '@shared/protocol/lobby';
import type { Connection } from '../transport/connection';
import type { HostServices, Services } from './services';
import { Session, type Reception } from './session';
import type { Hello, Table } from './table';
import { TokenBucket } from './token-bucket';

/** Wrong codes an address may try: ten at once, and ten a minute. */
const ATTEMPTS = 10;
const ATTEMPTS_PER_SECOND = ATTEMPTS / 60;

/**
 * Milliseconds in which changes at tables are gathered for the others. Otherwise many tables with short matches would say
 * little else than that one of them has begun or ended.
 */
const NEWS_DELAY = 1000;

/** Opens one more table with this name; its services know the whole party. */
type OpenTable = (services: Services, name: string) => Promise<Table>;

/** All tables of this host and the way in to them. */
export class Party implements Reception {
  readonly #services: Services;
  readonly #openTable: OpenTable;
  readonly #maximumTables: number;
  readonly #tables: Table[] = [];
  /** How each table was last shown to the others, as JSON. */
  readonly #shown = new Map<string, string>();
  /** Tables that look different from what the others were told. */
  readonly #news = new Set<string>();
  #cancelNews: (() => void) | null = null;
  readonly #attempts = new Map<string, TokenBucket>();

  constructor(services: HostServices, openTable: OpenTable, maximumTables: number) {
    this.#services = {
      ...services,
      neighbours: (id) => this.#tables.map((table) => table.neighbour).filter(({ table }) => table !== id),
      tableChanged: (table) => this.#tableChanged(table),
    };
    this.#openTable = openTable;
    this.#maximumTables = maximumTables;
  }

  /** What a table works with. At the further ones nobody of the hosting computer need be there: the first person runs them. */
  servicesFor(first: boolean): Services {
    return first ? this.#services : { ...this.#services, hostPolicy: 'first-person' };
  }

  /** In the order in which they were opened. */
  get tables(): readonly Table[] {
    return this.#tables;
  }

  add(table: Table): void {
    this.#tables.push(table);
    this.#tableChanged(table.neighbour);
    this.#tellNews();
  }

  /** Opens one more table, for which nobody is host until somebody comes. */
  async openTable(name: string): Promise<Refusal | null> {
    if (this.#tables.length >= this.#maximumTables) return { code: 'too-many-tables', params: { maximum: this.#maximumTables } };
    try {
      this.add(await this.#openTable(this.servicesFor(false), name));
      return null;
    } catch (error) {
      this.#services.report({ type: 'trouble', error });
      return { code: 'storage-failed' };
    }
  }

  /** Takes in a client; the rest is up to what it says. */
  connect(connection: Connection): void {
    new Session(this.#services, this, connection);
  }

  tableFor(hello: Hello, connection: Connection): Table | Refusal {
    const { token, code } = hello;
    const known = token === null ? undefined : this.#tables.find((table) => table.knows(token));
    // Who tries too many codes learns nothing more, not even that one of them was right.
    const isBlocked = connection.origin === 'network' && code !== null && this.#attemptsOf(connection.remote).isEmpty;
    const named = code === null || isBlocked ? undefined : this.#tables.find((table) => table.code === normalizeJoinCode(code));
    const [first] = this.#tables;
    const found = named ?? known ?? (connection.origin === 'local' ? first : undefined);
    if (found === undefined) {
      if (isBlocked) return { code: 'too-many-messages' };
      if (code !== null) this.#attemptsOf(connection.remote).take();
      return { code: 'wrong-code' };
    }
    const isNewcomer = connection.origin === 'network' && found !== known;
    return isNewcomer && found.isLocked ? { code: 'table-locked' } : found;
  }

  async close(): Promise<void> {
    this.#cancelNews?.();
    await Promise.all(this.#tables.map((table) => table.close()));
  }

  /** Lets the other tables know soon, when it is something that they show. */
  #tableChanged(changed: Neighbour): void {
    const text = JSON.stringify(changed);
    if (this.#shown.get(changed.table) === text) return;
    this.#shown.set(changed.table, text);
    if (this.#tables.length < 2) return;
    this.#news.add(changed.table);
    this.#cancelNews ??= this.#services.clock.after(NEWS_DELAY, () => this.#tellNews());
  }

  #tellNews(): void {
    this.#cancelNews?.();
    this.#cancelNews = null;
    const news = new Set(this.#news);
    this.#news.clear();
    for (const table of this.#tables) {
      const ofOthers = news.size - (news.has(table.id) ? 1 : 0);
      if (ofOthers > 0) table.tellLobby();
    }
  }

  #attemptsOf(remote: string): TokenBucket {
    for (const [address, bucket] of this.#attempts) if (bucket.isFull && address !== remote) this.#attempts.delete(address);
    const bucket = this.#attempts.get(remote) ?? new TokenBucket(this.#services.clock, ATTEMPTS_PER_SECOND, ATTEMPTS);
    this.#attempts.set(remote, bucket);
    return bucket;
  }
}
