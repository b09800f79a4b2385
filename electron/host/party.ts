import type { Refusal } from '@shared/engine/contract';
import { normalizeJoinCode } from '@shared/protocol/join-code';
import type { Connection } from '../transport/connection';
import type { Services } from './services';
import { Session, type Reception } from './session';
import type { Hello, Table } from './table';
import { TokenBucket } from './token-bucket';

/** Wrong codes an address may try: ten at once, and ten a minute. */
const ATTEMPTS = 10;
const ATTEMPTS_PER_SECOND = ATTEMPTS / 60;

/** All tables of this host and the way in to them. */
export class Party implements Reception {
  readonly #services: Services;
  readonly #tables: Table[] = [];
  readonly #attempts = new Map<string, TokenBucket>();

  constructor(services: Services) {
    this.#services = services;
  }

  add(table: Table): void {
    this.#tables.push(table);
  }

  /** Takes in a client; the rest is up to what it says. */
  connect(connection: Connection): void {
    new Session(this.#services, this, connection);
  }

  tableFor(hello: Hello, connection: Connection): Table | Refusal {
    const { token, code } = hello;
    const known = token === null ? undefined : this.#tables.find((table) => table.knows(token));
    if (known !== undefined) return known;
    const [first] = this.#tables;
    if (connection.origin === 'local' && first !== undefined) return first;
    if (code !== null && this.#attemptsOf(connection.remote).isEmpty) return { code: 'too-many-messages' };
    const named = code === null ? undefined : this.#tables.find((table) => table.code === normalizeJoinCode(code));
    if (named !== undefined) return named;
    if (code !== null) this.#attemptsOf(connection.remote).take();
    return { code: 'wrong-code' };
  }

  async close(): Promise<void> {
    await Promise.all(this.#tables.map((table) => table.close()));
  }

  #attemptsOf(remote: string): TokenBucket {
    for (const [address, bucket] of this.#attempts) if (bucket.isFull && address !== remote) this.#attempts.delete(address);
    const bucket = this.#attempts.get(remote) ?? new TokenBucket(this.#services.clock, ATTEMPTS_PER_SECOND, ATTEMPTS);
    this.#attempts.set(remote, bucket);
    return bucket;
  }
}
