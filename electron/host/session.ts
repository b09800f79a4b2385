import { safeParse } from 'valibot';
import type { Refusal } from '@shared/engine/contract';
import type { ErrorCode } from '@shared/protocol/errors';
import {
  NO_REQUEST,
  PROTOCOL_VERSION,
  anyHelloSchema,
  anyRequestSchema,
  clientMessageSchema,
  type ClientMessage,
  type HostMessage,
} from '@shared/protocol/messages';
import type { Connection } from '../transport/connection';
import type { Guest, Person } from './people';
import { SerialQueue } from './serial-queue';
import type { Services } from './services';
import { Table, type Hello } from './table';
import { TokenBucket } from './token-bucket';

/** Messages beyond the limit that are answered before the connection is given up. */
const PATIENCE = 200;

/** Where a hello leads. */
export interface Reception {
  /** The table that the code or the token opens, or why none. */
  tableFor(hello: Hello, connection: Connection): Table | Refusal;
  /** Opens one more table; answers why not, or null. */
  openTable(name: string): Promise<Refusal | null>;
}

interface Admitted {
  readonly table: Table;
  readonly person: Person;
}

/** One connection: checks what comes in, says hello, and passes everything else on to its table. */
export class Session implements Guest {
  readonly #services: Services;
  readonly #reception: Reception;
  readonly #connection: Connection;
  readonly #limit: TokenBucket;
  /** Messages of one client are handled in the order in which they came, the hello first. */
  readonly #incoming = new SerialQueue();
  #admitted: Admitted | null = null;
  #excess = 0;
  #closed = false;

  constructor(services: Services, reception: Reception, connection: Connection) {
    this.#services = services;
    this.#reception = reception;
    this.#connection = connection;
    const { rate, burst } = services.messageLimit;
    this.#limit = new TokenBucket(services.clock, rate, burst);
    connection.onMessage((message) => this.#receive(message));
    connection.onClose(() => this.#gone());
  }

  get origin(): Connection['origin'] {
    return this.#connection.origin;
  }

  send(message: HostMessage): void {
    if (!this.#closed) this.#connection.send(message);
  }

  dismiss(code: ErrorCode): void {
    this.send({ type: 'closed', code });
    this.#closed = true;
    this.#connection.close();
  }

  roundTrip(): number {
    return this.#connection.roundTrip();
  }

  #receive(raw: unknown): void {
    if (this.#closed) return;
    const arrivedAt = this.#services.clock.now();
    if (this.origin === 'network' && !this.#limit.take()) return this.#tooMany(raw);
    const hello = safeParse(anyHelloSchema, raw);
    if (hello.success && hello.output.protocol !== PROTOCOL_VERSION) return this.#otherVersion(hello.output);
    const parsed = safeParse(clientMessageSchema, raw);
    if (!parsed.success) return this.#answer(idOf(raw), { code: 'nonsense' });
    const message = parsed.output;
    // Clock samples are worth the more the less they wait.
    if (message.type === 'ping') {
      this.send({ type: 'pong', re: message.id, sentAt: message.sentAt, hostAt: arrivedAt });
      return;
    }
    this.#incoming
      .run(() => (message.type === 'hello' ? this.#hello(message) : this.#request(message, arrivedAt)))
      .catch((error: unknown) => {
        this.#services.report({ type: 'trouble', error });
        this.#answer(message.id, { code: 'internal-error' });
      });
  }

  #tooMany(raw: unknown): void {
    this.#excess += 1;
    if (this.#excess > PATIENCE) this.dismiss('too-many-messages');
    else this.#answer(idOf(raw), { code: 'too-many-messages' });
  }

  #otherVersion({ id, protocol }: { readonly id: number; readonly protocol: number }): void {
    this.#answer(id, { code: 'version-mismatch', params: { host: PROTOCOL_VERSION, client: protocol } });
    this.dismiss('version-mismatch');
  }

  async #hello(hello: Hello): Promise<void> {
    if (this.#closed) return;
    if (this.#admitted !== null) return this.#answer(hello.id, { code: 'nonsense' });
    const table = this.#reception.tableFor(hello, this.#connection);
    if (!(table instanceof Table)) return this.#answer(hello.id, table);
    const admission = await table.admit(this, hello);
    if ('refusal' in admission) return this.#answer(hello.id, admission.refusal);
    const { person } = admission;
    this.#admitted = { table, person };
    // The connection may have gone while the hello was being stored.
    if (this.#isGone()) await table.leave(person, this);
  }

  async #request(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>, arrivedAt: number): Promise<void> {
    if (this.#admitted === null) return this.#answer(message.id, { code: 'say-hello-first' });
    const { table, person } = this.#admitted;
    // A connection that was replaced speaks for nobody.
    if (this.#closed) return;
    if (message.type === 'open-table') {
      this.#answer(message.id, table.isHost(person) ? await this.#reception.openTable(message.name) : { code: 'not-host' });
      return;
    }
    await table.request({ person, message, arrivedAt, answer: (refusal) => this.#answer(message.id, refusal) });
  }

  #answer(re: number, refusal: Refusal | null): void {
    if (refusal === null) this.send({ type: 'done', re });
    else this.send({ type: 'refused', re, code: refusal.code, params: refusal.params ?? {} });
  }

  #isGone(): boolean {
    return this.#closed;
  }

  #gone(): void {
    this.#closed = true;
    if (this.#admitted === null) return;
    const { table, person } = this.#admitted;
    table.leave(person, this).catch((error: unknown) => this.#services.report({ type: 'trouble', error }));
  }
}

function idOf(raw: unknown): number {
  const request = safeParse(anyRequestSchema, raw);
  return request.success ? request.output.id : NO_REQUEST;
}
