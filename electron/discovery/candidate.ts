import type { HostNotice, TableNotice } from '@shared/protocol/discovery';
import type { AskAlive } from './alive';
import { noticeFrom } from './notice-texts';
import type { Sighting } from './radio';

/** So many questions without an answer, and a table is not shown any more. */
const MISSES = 2;

/** A computer has a handful of addresses; an announcement may claim any number. */
const MAXIMUM_ADDRESSES = 8;

/** A host that announced itself, and what asking it has come to. */
export class Candidate {
  readonly instance: string;
  #addresses: readonly string[] = [];
  #port = 0;
  #announced: TableNotice | null = null;
  #notice: HostNotice | null = null;
  #reached: string | null = null;
  #misses = 0;
  #hasAnswered = false;
  #goodbye = false;
  #checking: Promise<void> | null = null;

  constructor(instance: string) {
    this.instance = instance;
  }

  /** What the host last answered about its tables; none when it does not. */
  get tables(): readonly TableNotice[] {
    return this.#notice?.tables ?? [];
  }

  /** Where it answers. */
  get address(): string | null {
    return this.#reached === null ? null : `${this.#reached}:${String(this.#port)}`;
  }

  /** Its name, when it says that it is there and has never answered: one that did has crashed, which is no riddle. */
  get silentName(): string | null {
    return !this.#hasAnswered && this.#misses >= MISSES ? (this.#announced?.name ?? null) : null;
  }

  get isGone(): boolean {
    return this.#goodbye && this.#notice === null;
  }

  /** Announced, possibly once more or on another network. */
  see({ addresses, port, texts }: Sighting): void {
    const isElsewhere = port !== this.#port;
    this.#addresses = [...new Set([...(isElsewhere ? [] : this.#addresses), ...addresses])].slice(0, MAXIMUM_ADDRESSES);
    this.#port = port;
    this.#announced = noticeFrom(this.instance, texts);
    this.#goodbye = false;
  }

  saysGoodbye(): void {
    this.#goodbye = true;
  }

  /** Asks it, one question at a time. */
  check(ask: AskAlive): Promise<void> {
    this.#checking ??= this.#ask(ask).finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #ask(ask: AskAlive): Promise<void> {
    const answer = (this.#reached === null ? null : await this.#askAt(ask, [this.#reached])) ?? (await this.#askAt(ask, this.#addresses));
    if (answer !== null) {
      this.#notice = answer.notice;
      this.#reached = answer.address;
      this.#misses = 0;
      this.#hasAnswered = true;
      return;
    }
    this.#misses += 1;
    if (this.#goodbye || this.#misses >= MISSES) {
      this.#notice = null;
      this.#reached = null;
    }
  }

  /** The first of the addresses, in their order, where this very host answers. */
  async #askAt(ask: AskAlive, addresses: readonly string[]): Promise<{ address: string; notice: HostNotice } | null> {
    const answers = await Promise.all(
      addresses.map(async (address) => ({ address, notice: await ask(address, this.#port) })),
    );
    for (const { address, notice } of answers) if (notice?.instance === this.instance) return { address, notice };
    return null;
  }
}
