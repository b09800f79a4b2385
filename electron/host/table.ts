import { openMatch } from '@shared/engine/match';
import type { Outcome, Refusal, Seat } from '@shared/engine/contract';
import type { BotLevel, Lobby, Neighbour } from '@shared/protocol/lobby';
import type { ClientMessage, HostMessage } from '@shared/protocol/messages';
import { matchMessages, tellEach } from './audience';
import * as evening from './evening';
import { withHosts } from './host-role';
import { changeFor, isAway, type LobbyMessage } from './lobby-requests';
import { lobbyView, neighbourView } from './lobby-view';
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
  readonly message: Exclude<ClientMessage, { type: 'hello' | 'ping' | 'open-table' }>;
  /** When it reached the host, on the host's clock in milliseconds. */
  readonly arrivedAt: number;
  answer(refusal: Refusal | null): void;
}

export type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** Messages after which somebody else may be the one who plays, or nobody for a while. */
const PLAY_CHANGES: ReadonlySet<LobbyMessage['type']> = new Set(['stand', 'remove-person', 'set-turn-limit', 'pause', 'stand-in']);

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
    const state = evening.newEvening(services.games, tableName, newId(), newJoinCode());
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

  get id(): string {
    return this.#state.id;
  }

  get code(): string {
    return this.#state.code;
  }

  get isLocked(): boolean {
    return this.#state.locked;
  }

  get isPaused(): boolean {
    return this.#state.paused;
  }

  get turnLimit(): number | null {
    return this.#state.turnLimit === null ? null : this.#state.turnLimit * 1000;
  }

  /** The table as the host's other tables show it. */
  get neighbour(): Neighbour {
    return neighbourView(this.services.games, this.#state);
  }

  /** The room as everybody in it may know it. */
  get lobby(): Lobby {
    return lobbyView(this.services, this.#state, this.#people, this.services.neighbours(this.#state.id));
  }

  isHost(person: Person): boolean {
    return this.#state.hosts.includes(person.id);
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
      await this.#settle(places.withoutStandIn(this.#state, person.id));
      const { id, tableName } = this.#state;
      guest.send({ type: 'welcome', re: hello.id, token, person: person.id, table: id, tableName });
      this.#play?.wake();
      this.tellLobby();
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
      await this.#settle(this.#state);
      this.tellLobby();
      for (const name of this.#namesOf(person)) this.services.report({ type: 'left', name });
    });
  }

  /** Takes a message in. The answer may come later than the promise, when a call has to be judged. */
  request(request: Request): Promise<void> {
    return this.queue.run(async () => {
      const { person, message, arrivedAt } = request;
      if (message.type === 'act') return this.#act(person, message, arrivedAt, (refusal) => request.answer(refusal));
      if (message.type === 'start') return this.#start(request);
      if (message.type === 'skip') return request.answer(this.#skip(person, message.seat));
      return this.#change(request, message);
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
    if (place?.kind === 'bot') return place.level;
    return place !== undefined && isAway(this.#state, this.#people, seat) ? place.standIn : null;
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
    this.tellLobby();
  }

  tellLobby(): void {
    this.tellAll({ type: 'lobby', lobby: this.lobby });
    this.services.tableChanged(this.neighbour);
  }

  async #change(request: Request, message: LobbyMessage): Promise<void> {
    const change = changeFor(this.services.games, this.#state, this.#people, request.person.id, message);
    if ('refusal' in change) return request.answer(change.refusal);
    const state = this.#withHosts(change.state);
    // First the one who goes, so that nobody ever has a seat without being known.
    if (message.type === 'remove-person' && !(await this.save({ type: 'person-gone', person: message.person }))) return request.answer(storageFailed);
    if (!(await this.save({ type: 'table', state }))) return request.answer(storageFailed);
    const changesPlay = PLAY_CHANGES.has(message.type);
    this.#become(state);
    if (message.type === 'remove-person') this.#dismiss(message.person);
    request.answer(null);
    const showAt = changesPlay ? (this.#play?.wake() ?? null) : null;
    this.tellLobby();
    if (changesPlay) this.showMatch([], showAt);
    if (message.type === 'sit') this.services.report({ type: 'joined', name: message.name });
  }

  #dismiss(id: string): void {
    const person = this.#people.byId(id);
    if (person === null) return;
    this.#people.forget(person);
    const { guest } = person;
    person.guest = null;
    guest?.dismiss('removed-by-host');
  }

  #skip(person: Person, seat: Seat): Refusal | null {
    if (!this.isHost(person)) return { code: 'not-host' };
    if (this.#play === null) return { code: 'no-match' };
    return isAway(this.#state, this.#people, seat) ? this.#play.skip(seat) : { code: 'no-such-seat' };
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
    const showAt = this.#play.wake();
    this.tellLobby();
    this.showMatch([], showAt);
  }

  #become(state: TableState): void {
    this.#state = state;
    if (this.#play !== null && this.#play.id !== state.match?.id) {
      this.#play.stop();
      this.#play = null;
    }
  }

  /** Somebody came or went: the host's role may pass on. */
  async #settle(changed: TableState): Promise<void> {
    const state = this.#withHosts(changed);
    if (state === this.#state) return;
    // All this is settled anew whenever somebody comes, so a failure to store it does no harm.
    await this.save({ type: 'table', state });
    this.#state = state;
  }

  #withHosts(state: TableState): TableState {
    return withHosts(state, this.#people, this.services.hostPolicy);
  }

  #namesOf(person: Person): string[] {
    return places.seatsOf(this.#state, person.id).flatMap((seat) => this.#state.places[seat]?.name ?? []);
  }
}
