/** An action on its way to the host, or accepted and waiting for the state that came of it. */
interface Sent {
  readonly at: number;
  isAccepted: boolean;
  isCall: boolean;
}

/** What one client has seen, and its one action under way. */
interface Client {
  match: string | null;
  /** The latest version of each match. */
  readonly versions: Map<string, number>;
  sent: Sent | null;
}

/** A state of a match on its way to all clients. */
interface Arrival {
  receipts: number;
  lastAt: number;
  /** The action that led to it; null for what came of the clock. */
  sent: Sent | null;
}

interface MatchLedger {
  highest: number;
  /** How often any client was shown a state that was new to it. */
  receipts: number;
  readonly arriving: Map<number, Arrival>;
}

/** The books of one table: who sent what, and whether everybody saw what came of it, once and in order. */
export class TableLedger {
  readonly #clients: readonly Client[];
  readonly #matches = new Map<string, MatchLedger>();
  readonly #latencies: number[] = [];
  readonly #refusals = new Map<string, number>();
  #isMeasuring = false;
  #actions = 0;
  #reordered = 0;
  #withoutState = 0;

  constructor(clients: number) {
    this.#clients = Array.from({ length: clients }, () => ({ match: null, versions: new Map<string, number>(), sent: null }));
  }

  /** What happens from now on counts as measured, or does not. What is lost counts always. */
  measure(isOn: boolean): void {
    this.#isMeasuring = isOn;
  }

  sent(client: number, at: number): void {
    this.#clientAt(client).sent = { at, isAccepted: false, isCall: false };
  }

  /** The client's action was accepted: the next state that it is shown came of it. */
  accepted(client: number): void {
    const { sent } = this.#clientAt(client);
    if (sent !== null) sent.isAccepted = true;
  }

  refused(client: number, code: string): void {
    this.#clientAt(client).sent = null;
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
  }

  /** Calls were judged; if the client's action was accepted just now, it was one of them. */
  judged(client: number): void {
    const { sent } = this.#clientAt(client);
    if (sent?.isAccepted === true) sent.isCall = true;
  }

  shown(client: number, match: string, version: number, at: number): void {
    const seen = this.#clientAt(client);
    const latest = seen.versions.get(match);
    if (latest !== undefined && (match !== seen.match || version <= latest)) {
      this.#reordered += 1;
      return;
    }
    seen.match = match;
    seen.versions.set(match, version);
    const ledger = this.#matches.get(match) ?? { highest: -1, receipts: 0, arriving: new Map<number, Arrival>() };
    this.#matches.set(match, ledger);
    ledger.highest = Math.max(ledger.highest, version);
    ledger.receipts += 1;
    this.#arrive(seen, ledger, version, at);
  }

  /** Whether nothing is under way any more. */
  get isQuiet(): boolean {
    return this.#clients.every(({ sent }) => sent === null) && [...this.#matches.values()].every(({ arriving }) => arriving.size === 0);
  }

  /** States that came to all clients while it was measured: by actions, judged calls, and time that was up. */
  get actions(): number {
    return this.#actions;
  }

  /**
   * Milliseconds from sending an action to the last client's receipt of what came of it. Calls are not among them: they
   * wait for others on purpose.
   */
  get latencies(): readonly number[] {
    return this.#latencies;
  }

  /** States that a client was never shown, and actions that came to nothing. */
  get lost(): number {
    const unseen = [...this.#matches.values()].map(({ highest, receipts }) => (highest + 1) * this.#clients.length - receipts);
    const unanswered = this.#clients.filter(({ sent }) => sent !== null).length;
    return unseen.reduce((sum, count) => sum + count, this.#withoutState + unanswered);
  }

  /** States that came twice or after later ones. */
  get reordered(): number {
    return this.#reordered;
  }

  /** How many actions were refused, by code. */
  get refusals(): ReadonlyMap<string, number> {
    return this.#refusals;
  }

  #arrive(seen: Client, { arriving }: MatchLedger, version: number, at: number): void {
    const arrival = arriving.get(version) ?? { receipts: 0, lastAt: at, sent: null };
    arriving.set(version, arrival);
    arrival.receipts += 1;
    arrival.lastAt = at;
    if (seen.sent?.isAccepted === true) {
      this.#assign(arrival, seen.sent);
      seen.sent = null;
    }
    if (arrival.receipts < this.#clients.length) return;
    arriving.delete(version);
    // What everybody sees at the start of a match is nobody's action.
    if (!this.#isMeasuring || version === 0) return;
    this.#actions += 1;
    if (arrival.sent !== null && !arrival.sent.isCall) this.#latencies.push(arrival.lastAt - arrival.sent.at);
  }

  #assign(arrival: Arrival, sent: Sent): void {
    // Calls share their judgement; of two other actions in one state, one is lost.
    if (arrival.sent !== null && !(arrival.sent.isCall && sent.isCall)) this.#withoutState += 1;
    arrival.sent = sent;
  }

  #clientAt(index: number): Client {
    const client = this.#clients[index];
    if (client === undefined) throw new Error(`there is no client ${index}`);
    return client;
  }
}
