import type { Device } from '@shared/protocol/lobby';
import type { ErrorCode } from '@shared/protocol/errors';
import type { HostMessage } from '@shared/protocol/messages';
import type { PersonRecord } from './records';
import { hashToken } from './secrets';

/** A connection that said hello, as a table sees it. */
export interface Guest {
  readonly origin: 'local' | 'network';
  send(message: HostMessage): void;
  /** Tells the client why and ends the connection. */
  dismiss(code: ErrorCode): void;
  /** The shortest recent round trip in milliseconds. */
  roundTrip(): number;
}

/** Somebody whom the table knows, here or away. */
export interface Person {
  readonly id: string;
  /** Whether they sit at the hosting computer. */
  local: boolean;
  tokenHash: string;
  device: Device;
  /** Place that they say is theirs, though they came without its token; null for none. */
  claim: string | null;
  /** The person's one connection; null while they are away. */
  guest: Guest | null;
}

/** Everybody who ever joined a table, found by id or by token. */
export class People {
  readonly #byId = new Map<string, Person>();
  readonly #byTokenHash = new Map<string, Person>();

  /** Takes up a person from the journal, or a new token for one who is known. */
  remember(record: PersonRecord): Person {
    const known = this.#byId.get(record.person);
    if (known !== undefined) this.#byTokenHash.delete(known.tokenHash);
    const person: Person = known ?? {
      id: record.person,
      local: record.local,
      tokenHash: record.tokenHash,
      device: record.device,
      claim: null,
      guest: null,
    };
    person.tokenHash = record.tokenHash;
    person.device = record.device;
    person.local = record.local;
    this.#byId.set(person.id, person);
    this.#byTokenHash.set(person.tokenHash, person);
    return person;
  }

  /** The person and the token are unknown from now on. */
  forget(person: Person): void {
    this.#byId.delete(person.id);
    this.#byTokenHash.delete(person.tokenHash);
  }

  byToken(token: string): Person | null {
    return this.#byTokenHash.get(hashToken(token)) ?? null;
  }

  byId(id: string): Person | null {
    return this.#byId.get(id) ?? null;
  }

  isHere(id: string): boolean {
    return (this.#byId.get(id)?.guest ?? null) !== null;
  }

  /** This computer's own window of that kind, when it is away: a window without a token is the same person again. */
  awayLocal(device: Device): Person | null {
    for (const person of this.#byId.values()) {
      if (person.local && person.device === device && person.guest === null) return person;
    }
    return null;
  }

  /** Everybody, in the order in which they joined. */
  all(): Iterable<Person> {
    return this.#byId.values();
  }

  /** Everybody who is connected. */
  *here(): Generator<{ readonly person: Person; readonly guest: Guest }> {
    for (const person of this.#byId.values()) {
      if (person.guest !== null) yield { person, guest: person.guest };
    }
  }
}
