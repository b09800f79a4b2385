import { openMatch } from '@shared/engine/match';
import type { Outcome, Refusal, Seat } from '@shared/engine/contract';
import type { BotLevel, Lobby } from '@shared/protocol/lobby';
import type { ClientMessage, HostMessage } from '@shared/protocol/messages';
import { matchMessages, tellEach } from './audience';
import * as evening from './evening';
import { withHosts } from './host-role';
import { changeFor } from './lobby-requests';
import { lobbyView } from './lobby-view';
import { MatchRun } from './match-run';
import { People, type Guest, type Person } from './people';
import * as places from './places';
import { Play, type ActMessage, type Surroundings } from './play';
import type { PersonRecord, TableRecord, TableState } from './records';
import type { Recovered } from './recovery';
import { hashToken, newId, newJoinCode, newToken } from './secrets';
import { SerialQueue } from './serial-queue';
import type { Services, TableJournal } from './services';

/** A message of somebody who said hello, and where its answer goes. */
export interface Request {
  readonly person: Person;
  readonly message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>;
  /** When it reached the host, on the host's clock in milliseconds. */
  readonly arrivedAt: number;
  answer(refusal: Refusal | null): void;
}

export type Hello = Extract<ClientMessage, { type: 'hello' }>;

const storageFailed: Refusal = { code: 'storage-failed' };

/** One table: its people, its seats and its match. All that changes it goes through one queue, strictly in order. */
export class Table implements Surroundings {
  readonly services: Services;
  readonly queue = new SerialQueue();
  readonly #journal: TableJournal;
  readonly #people = new People();
  #state: TableState;
  #play: Play | null = null;

  private constructor(services: Services, journal: TableJournal, state: TableState) {
    this.services = services;
    this.#journal = journal;
    this.#state = state;
  }

  /** A new table. @throws when the journal cannot be written */
  static async open(services: Services, journal: TableJournal, tableName: string): Promise<Table> {
    const state = evening.newEvening(services.games, tableName, newJoinCode());
    await journal.append({ type: 'table', state });
    return new Table(services, journal, state);
  }

  /** The table of an earlier run of the host, with everybody away and their tokens still good. */
  static resume(services: Services, journal: TableJournal, recovered: Recovered): Table {
    const table = new Table(services, journal, recovered.state);
    for (const person of recovered.people) table.#people.remember(person);
    const { match } = recovered.state;
    if (recovered.run !== null && match !== null) table.#play = new Play(table, match.id, recovered.run);
    table.#play?.wake();
    return table;
  }

  get code(): string {
    return this.#state.code;
  }

  /** The room as everybody in it may know it. */
  get lobby(): Lobby {
    return lobbyView(this.services, this.#state, this.#people);
  }

  knows(token: string): boolean {
    return this.#people.byToken(token) !== null;
  }

  /**
   * Lets somebody in whose code or token was found good, and shows them the room; or says why not. Welcome, room and
   * match come in one go, so that nothing else reaches the client before them.
   */
  admit(guest: Guest, hello: Hello): Promise<{ readonly person: Person } | { readonly refusal: Refusal }> {
    return this.queue.run(async () => {
      const token = hello.token !== null && this.knows(hello.token) ? hello.token : newToken();
      const known = this.#people.byToken(token) ?? (guest.origin === 'local' ? this.#people.awayLocal(hello.device) : null);
      const record: PersonRecord = {
        type: 'person',
        person: known?.id ?? newId(),
        tokenHash: hashToken(token),
        device: hello.device,
        local: known?.local ?? guest.origin === 'local',
      };
      if (known?.tokenHash !== record.tokenHash && !(await this.save(record))) return { refusal: storageFailed };
      const person = this.#people.remember(record);
      person.guest?.dismiss('replaced-by-newer-tab');
      person.guest = guest;
      await this.#settleHosts();
      guest.send({ type: 'welcome', re: hello.id, token, person: person.id, tableName: this.#state.tableName });
      this.#tellLobby();
      if (this.#play !== null) guest.send(matchMessages(this.#play, this.#state, [], null)(person));
      for (const name of this.#namesOf(person)) this.services.report({ type: 'joined', name });
      return { person };
    });
  }

  /** The connection is gone; the seats stay. A connection that was replaced takes nobody away. */
  leave(person: Person, guest: Guest): Promise<void> {
    return this.queue.run(async () => {
      if (person.guest !== guest) return;
      person.guest = null;
      await this.#settleHosts();
      this.#tellLobby();
      for (const name of this.#namesOf(person)) this.services.report({ type: 'left', name });
    });
  }

  /** Takes a message in. The answer may come later than the promise, when a call has to be judged. */
  request(request: Request): Promise<void> {
    return this.queue.run(async () => {
      const { person, message, arrivedAt } = request;
      if (message.type === 'act') return this.#act(person, message, arrivedAt, (refusal) => request.answer(refusal));
      if (message.type === 'start') return this.#start(request);
      const change = changeFor(this.services.games, this.#state, person.id, message);
      if ('refusal' in change) return request.answer(change.refusal);
      const state = this.#withHosts(change.state);
      if (!(await this.save({ type: 'table', state }))) return request.answer(storageFailed);
      this.#become(state);
      request.answer(null);
      this.#tellLobby();
      if (message.type === 'sit') this.services.report({ type: 'joined', name: message.name });
      if (message.type === 'stand' && this.#play !== null) this.showMatch([], this.#play.wake());
    });
  }

  /** Ends the table for now: everybody is told, and the journal is closed. */
  close(): Promise<void> {
    return this.queue.run(async () => {
      this.#play?.stop();
      for (const { person, guest } of [...this.#people.here()]) {
        person.guest = null;
        guest.dismiss('host-closed');
      }
      await this.save({ type: 'closed' });
      await this.#journal.close();
    });
  }

  async save(record: TableRecord): Promise<boolean> {
    try {
      await this.#journal.append(record);
      return true;
    } catch (error) {
      this.services.report({ type: 'trouble', error });
      return false;
    }
  }

  ownsSeat(person: string, seat: Seat): boolean {
    return places.seatsOf(this.#state, person).includes(seat);
  }

  botLevel(seat: Seat): BotLevel | null {
    const place = this.#state.places[seat];
    return place?.kind === 'bot' ? place.level : null;
  }

  longestRoundTrip(seats: readonly Seat[]): number {
    const trips = seats.map((seat) => {
      const place = this.#state.places[seat];
      return place?.kind === 'person' ? (this.#people.byId(place.person)?.guest?.roundTrip() ?? 0) : 0;
    });
    return Math.max(0, ...trips);
  }

  showMatch(events: readonly unknown[], showAt: number | null): void {
    if (this.#play !== null) tellEach(this.#people, matchMessages(this.#play, this.#state, events, showAt));
  }

  tellAll(message: HostMessage): void {
    tellEach(this.#people, () => message);
  }

  concluded(outcome: Outcome): void {
    if (this.#play === null) return;
    const { game, state } = this.#play.match;
    // The journal's actions say the same, so nothing has to be stored before people see the result.
    this.#state = evening.concludeMatch(this.#state, outcome, game.carry(state));
    this.services.report({ type: 'finished', game: game.id });
    this.#tellLobby();
  }

  #act(person: Person, message: ActMessage, arrivedAt: number, answer: (refusal: Refusal | null) => void): Promise<void> | void {
    if (this.#play === null) return answer({ code: 'no-match' });
    return this.#play.act({ person: person.id, message, arrivedAt, roundTrip: person.guest?.roundTrip() ?? 0, answer });
  }

  async #start(request: Request): Promise<void> {
    const { person, answer } = request;
    const { games } = this.services;
    const game = evening.gameAmong(games, this.#state.game);
    if (!this.#state.hosts.includes(person.id)) return answer({ code: 'not-host' });
    if (game === null) return answer({ code: 'no-such-game' });
    const obstacle = evening.obstacleTo(games, this.#state, (id) => this.#people.isHere(id));
    if (obstacle !== null) return answer(evening.cannotStart(obstacle));
    const id = newId();
    const seed = this.services.newSeed();
    const { state, deal } = evening.beginMatch(this.#state, id);
    const match = openMatch(game, deal, seed);
    if (!(await this.save({ type: 'start', state, seed, deal: { ...deal, previousSeats: [...deal.previousSeats] } }))) {
      return answer(storageFailed);
    }
    this.#become(state);
    this.#play = new Play(this, id, new MatchRun(match, []));
    answer(null);
    this.services.report({ type: 'started', game: game.id, round: state.rounds });
    this.#tellLobby();
    this.showMatch([], this.#play.wake());
  }

  #become(state: TableState): void {
    this.#state = state;
    if (this.#play !== null && this.#play.id !== state.match?.id) {
      this.#play.stop();
      this.#play = null;
    }
  }

  /** Somebody came or went: the host's role may pass on. */
  async #settleHosts(): Promise<void> {
    const state = this.#withHosts(this.#state);
    if (state === this.#state) return;
    // Who is host is settled anew whenever somebody comes, so a failure to store it does no harm.
    await this.save({ type: 'table', state });
    this.#state = state;
  }

  #withHosts(state: TableState): TableState {
    return withHosts(state, this.#people, this.services.hostPolicy);
  }

  #tellLobby(): void {
    this.tellAll({ type: 'lobby', lobby: this.lobby });
  }

  #namesOf(person: Person): string[] {
    return places.seatsOf(this.#state, person.id).flatMap((seat) => this.#state.places[seat]?.name ?? []);
  }
}
