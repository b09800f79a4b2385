import { openMatch } from '@shared/engine/match';
import type { Outcome, Refusal } from '@shared/engine/contract';
import type { Lobby, Neighbour } from '@shared/protocol/lobby';
import type { ClientMessage } from '@shared/protocol/messages';
import { matchMessages, tellEach } from './audience';
import { hearClaim, type ClaimMessage } from './claims';
import * as evening from './evening';
import { changeFor, type LobbyMessage } from './lobby-requests';
import { MatchRun } from './match-run';
import type { Guest, Person } from './people';
import { Play, type ActMessage, type Surroundings } from './play';
import type { PersonRecord, TableState } from './records';
import type { Recovered } from './recovery';
import { Room } from './room';
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
const PLAY_CHANGES: ReadonlySet<LobbyMessage['type']> = new Set(['sit', 'stand', 'give-seat', 'remove-person', 'set-turn-limit', 'pause', 'stand-in']);

const storageFailed: Refusal = { code: 'storage-failed' };

/** One table: its people, its seats and its match. All that changes it goes through one queue, strictly in order. */
export class Table implements Surroundings {
  readonly room: Room;
  readonly queue = new SerialQueue();
  #play: Play | null = null;

  private constructor(room: Room) {
    this.room = room;
  }

  /** A new table. @throws when the journal cannot be written */
  static async open(services: Services, journal: TableJournal, tableName: string): Promise<Table> {
    const state = evening.newEvening(services.games, tableName, newId(), newJoinCode());
    await journal.append({ type: 'table', state });
    return new Table(new Room(services, journal, state));
  }

  /** The table of an earlier run of the host, with everybody away and their tokens still good. */
  static resume(services: Services, journal: TableJournal, recovered: Recovered): Table {
    const table = new Table(new Room(services, journal, recovered.state));
    for (const person of recovered.people) table.room.people.remember(person);
    const { match } = recovered.state;
    if (recovered.run !== null && match !== null) table.#play = new Play(table, match.id, recovered.run);
    table.#play?.wake();
    return table;
  }

  get id(): string {
    return this.room.state.id;
  }

  get code(): string {
    return this.room.state.code;
  }

  get isLocked(): boolean {
    return this.room.state.locked;
  }

  get neighbour(): Neighbour {
    return this.room.neighbour;
  }

  get lobby(): Lobby {
    return this.room.lobby;
  }

  isHost(person: Person): boolean {
    return this.room.isHost(person);
  }

  knows(token: string): boolean {
    return this.room.people.byToken(token) !== null;
  }

  /**
   * Lets somebody in whose code or token was found good, and shows them the room; or says why not. Welcome, room and
   * match come in one go, so that nothing else reaches the client before them.
   */
  admit(guest: Guest, hello: Hello): Promise<{ readonly person: Person } | { readonly refusal: Refusal }> {
    return this.queue.run(async () => {
      const { people } = this.room;
      const token = hello.token !== null && this.knows(hello.token) ? hello.token : newToken();
      const known = people.byToken(token) ?? (guest.origin === 'local' ? people.awayLocal(hello.device) : null);
      const record: PersonRecord = {
        type: 'person',
        person: known?.id ?? newId(),
        tokenHash: hashToken(token),
        device: hello.device,
        local: guest.origin === 'local' || (known?.local ?? false),
      };
      const isNews = known?.tokenHash !== record.tokenHash || known.local !== record.local;
      if (isNews && !(await this.room.save(record))) return { refusal: storageFailed };
      const person = people.remember(record);
      person.guest?.dismiss('replaced-by-newer-tab');
      person.guest = guest;
      await this.room.settle();
      const { id, tableName } = this.room.state;
      guest.send({ type: 'welcome', re: hello.id, token, person: person.id, table: id, tableName });
      this.#play?.wake();
      this.tellLobby();
      if (this.#play !== null) guest.send(matchMessages(this.#play, this.room.state, [], null)(person));
      for (const name of this.room.namesOf(person)) this.room.services.report({ type: 'joined', name });
      return { person };
    });
  }

  /** The connection is gone; the seats stay. A connection that was replaced takes nobody away. */
  leave(person: Person, guest: Guest): Promise<void> {
    return this.queue.run(async () => {
      if (person.guest !== guest) return;
      person.guest = null;
      await this.room.settle();
      this.tellLobby();
      for (const name of this.room.namesOf(person)) this.room.services.report({ type: 'left', name });
    });
  }

  /** Takes a message in. The answer may come later than the promise, when a call has to be judged. */
  request(request: Request): Promise<void> {
    return this.queue.run(async () => {
      const { person, message, arrivedAt } = request;
      if (message.type === 'act') return this.#act(person, message, arrivedAt, (refusal) => request.answer(refusal));
      if (message.type === 'start') return this.#start(request);
      if (message.type === 'skip') return request.answer(this.#skip(person, message.seat));
      if (message.type === 'claim-seat' || message.type === 'refuse-claim') return this.#claim(request, message);
      return this.#change(request, message);
    });
  }

  /** Ends the table for now: everybody is told, and the journal is closed. */
  close(): Promise<void> {
    return this.queue.run(async () => {
      this.#play?.stop();
      await this.room.close();
    });
  }

  showMatch(events: readonly unknown[], showAt: number | null): void {
    if (this.#play !== null) tellEach(this.room.people, matchMessages(this.#play, this.room.state, events, showAt));
  }

  async concluded(outcome: Outcome): Promise<void> {
    if (this.#play === null) return;
    const { game, state } = this.#play.match;
    this.room.become(evening.concludeMatch(this.room.state, outcome, game.carry(state), this.room.services.timeOfDay()));
    this.room.services.report({ type: 'finished', game: game.id });
    this.tellLobby();
    // But for the time the journal's actions say the same: a failure to store it does no harm, and people have the result.
    await this.room.save({ type: 'table', state: this.room.state });
  }

  tellLobby(): void {
    this.room.tellLobby();
  }

  #act(person: Person, message: ActMessage, arrivedAt: number, answer: (refusal: Refusal | null) => void): Promise<void> | void {
    if (this.#play === null) return answer({ code: 'no-match' });
    return this.#play.act({ person: person.id, message, arrivedAt, roundTrip: person.guest?.roundTrip() ?? 0, answer });
  }

  async #start(request: Request): Promise<void> {
    const { person, answer } = request;
    const { services, people, state: before } = this.room;
    const game = evening.gameAmong(services.games, before.game);
    if (!this.isHost(person)) return answer({ code: 'not-host' });
    if (game === null) return answer({ code: 'no-such-game' });
    const obstacle = evening.obstacleTo(services.games, before, (id) => people.isHere(id));
    if (obstacle !== null) return answer(evening.cannotStart(obstacle));
    const id = newId();
    const seed = services.newSeed();
    const { state, deal } = evening.beginMatch(before, id);
    const match = openMatch(game, deal, seed);
    if (!(await this.room.save({ type: 'start', state, seed, deal: { ...deal, previousSeats: [...deal.previousSeats] } }))) {
      return answer(storageFailed);
    }
    this.#become(state);
    this.#play = new Play(this, id, new MatchRun(match, []));
    answer(null);
    services.report({ type: 'started', game: game.id, round: state.rounds });
    const showAt = this.#play.wake();
    this.tellLobby();
    this.showMatch([], showAt);
  }

  #skip(person: Person, seat: number): Refusal | null {
    if (!this.isHost(person)) return { code: 'not-host' };
    if (this.#play === null) return { code: 'no-match' };
    return this.room.isAway(seat) ? this.#play.skip(seat) : { code: 'no-such-seat' };
  }

  #claim({ person, answer }: Request, message: ClaimMessage): void {
    const { state, people } = this.room;
    const refusal = hearClaim(state, people, person, message);
    answer(refusal);
    if (refusal === null) this.tellLobby();
  }

  async #change(request: Request, message: LobbyMessage): Promise<void> {
    const { services, people } = this.room;
    const change = changeFor(services.games, this.room.state, people, request.person.id, message);
    if ('refusal' in change) return request.answer(change.refusal);
    const gone = message.type === 'remove-person' ? message.person : null;
    // First the one who goes, so that nobody ever has a seat without being known.
    if (gone !== null && !(await this.room.save({ type: 'person-gone', person: gone }))) return request.answer(storageFailed);
    const state = this.room.withHosts(change.state);
    if (!(await this.room.save({ type: 'table', state }))) return request.answer(storageFailed);
    this.#become(state);
    if (gone !== null) this.room.dismiss(gone);
    request.answer(null);
    const changesPlay = PLAY_CHANGES.has(message.type);
    const showAt = changesPlay ? (this.#play?.wake() ?? null) : null;
    this.tellLobby();
    if (changesPlay) this.showMatch([], showAt);
    if (message.type === 'sit') services.report({ type: 'joined', name: message.name });
  }

  #become(state: TableState): void {
    this.room.become(state);
    if (this.#play !== null && this.#play.id !== state.match?.id) {
      this.#play.stop();
      this.#play = null;
    }
  }
}
