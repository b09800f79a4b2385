import type { Game } from '@shared/engine/game';
import { canonicalJson } from '@shared/engine/hash';
import { nextBelow, pick, randomFrom, type Random } from '@shared/engine/random';
import { settle } from '@tests/fixtures/fake-clock';
import { TestClient, joined, restarted, testHost, type TestHost } from '@tests/fixtures/host-fixture';

/** What came of a match in which people left and came back at random moments. */
export interface LeavingReport {
  /** Why it did not end cleanly, or null. */
  readonly problem: string | null;
  readonly departures: number;
  /** Who left how in which phase, each once. */
  readonly situations: ReadonlySet<string>;
}

/** Gone for a while, gone for good, or there twice: a newer tab takes the place of the older one. */
type Way = 'away' | 'stands up' | 'newer tab';

/** No match takes so many steps. */
const LONGEST = 20_000;

/** One step in so many is somebody's leaving or coming back. */
const RESTLESSNESS = 6;

/** Milliseconds in which every bot has decided and every window of usual house rules has closed. */
const LONG = 15_000;

/** Nobody types this fast, and nobody is slowed down here. */
const unlimited = { messageLimit: { rate: 1_000_000, burst: 1_000_000 } };

interface Somebody {
  client: TestClient;
  /** The seat at which they sat down; null for who only looks on. */
  readonly seat: number | null;
  readonly device: 'phone' | 'television';
  isHere: boolean;
}

class RestlessMatch {
  readonly #host: TestHost;
  readonly #random: Random;
  readonly #people: Somebody[] = [];
  readonly #situations = new Set<string>();
  #departures = 0;

  constructor(host: TestHost, random: Random) {
    this.#host = host;
    this.#random = random;
  }

  async open(game: Game): Promise<void> {
    const { minimum, maximum } = game.seatRange(game.presets[0].options);
    const fewest = Math.max(2, minimum);
    const seats = fewest + nextBelow(this.#random, Math.min(maximum, 5) - fewest + 1);
    for (let seat = 0; seat < seats; seat++) {
      const client = await joined(this.#host);
      await client.ask({ type: 'sit', name: `Person ${seat}` });
      this.#people.push({ client, seat, device: 'phone', isHere: true });
    }
    for (const device of ['phone', 'television'] as const) {
      this.#people.push({ client: await joined(this.#host, device), seat: null, device, isHere: true });
    }
    const answer = await this.#people[0]?.client.ask({ type: 'start' });
    if (answer?.type !== 'done') throw new Error(`the match did not start: ${JSON.stringify(answer)}`);
  }

  async play(): Promise<LeavingReport> {
    for (let step = 0; step < LONGEST && !this.#isOver; step++) {
      if (nextBelow(this.#random, RESTLESSNESS) === 0) await this.#stir();
      else if (!(await this.#act())) await this.#wait();
    }
    const problem = this.#isOver ? await this.#ending() : 'it has no end';
    return { problem, departures: this.#departures, situations: this.#situations };
  }

  get #isOver(): boolean {
    return this.#here.some(({ client }) => client.match.status.outcome !== null);
  }

  get #here(): Somebody[] {
    return this.#people.filter(({ isHere }) => isHere);
  }

  /** Somebody who is here does something that is offered. */
  async #act(): Promise<boolean> {
    const able = this.#here.flatMap(({ client }) =>
      client.match.projections.flatMap(({ viewer, legal }) => (viewer === 'table' || legal.length === 0 ? [] : [{ client, viewer, legal }])),
    );
    if (able.length === 0) return false;
    const { client, viewer, legal } = pick(this.#random, able);
    await client.act(viewer, pick(this.#random, legal) as object);
    // Calls are judged a moment later.
    if (client.match.status.windows.length > 0) await this.#host.clock.advance(LONG / 10);
    return true;
  }

  /** Lets bots and clocks go on; and where the match waits for somebody who is away, brings them back. */
  async #wait(): Promise<void> {
    const before = this.#here[0]?.client.match.version;
    await this.#host.clock.advance(LONG);
    if (this.#here[0]?.client.match.version !== before || this.#isOver) return;
    const away = this.#people.filter(({ isHere }) => !isHere);
    if (away.length > 0) await this.#comeBack(pick(this.#random, away));
  }

  async #stir(): Promise<void> {
    const somebody = pick(this.#random, this.#people);
    if (somebody.isHere) {
      // Somebody stays, to see how it goes on.
      if (this.#here.length === 1) return;
      const way = pick(this.#random, ['away', 'away', 'stands up', 'newer tab'] as const);
      this.#note(somebody, way);
      await this.#leave(somebody, way);
      return;
    }
    const host = this.#here.find(({ client }) => isHost(client));
    const standsIn = host !== undefined && somebody.seat !== null && nextBelow(this.#random, 2) === 0;
    if (standsIn) await host.client.ask({ type: 'stand-in', seat: somebody.seat, level: 'medium' });
    else await this.#comeBack(somebody);
  }

  async #leave(somebody: Somebody, way: Way): Promise<void> {
    this.#departures += 1;
    if (way === 'stands up' && ownsSeat(somebody)) {
      await somebody.client.ask({ type: 'stand', seat: somebody.seat });
    } else if (way === 'newer tab') {
      await this.#comeBack(somebody);
    } else {
      somebody.client.drop();
      somebody.isHere = false;
      await settle();
    }
  }

  async #comeBack(somebody: Somebody): Promise<void> {
    const { token } = somebody.client;
    somebody.client = new TestClient(this.#host.party);
    await somebody.client.hello({ token, device: somebody.device });
    somebody.isHere = true;
  }

  #note(somebody: Somebody, way: Way): void {
    const { status } = somebody.client.match;
    const offered = new Set(this.#here.flatMap(({ client }) => client.match.projections.flatMap(({ legal }) => legal.map(typeOf))));
    const phase = `${[...offered].sort().join(' ')}${status.windows.length > 0 ? ' against the clock' : ''}`;
    for (const role of rolesOf(somebody)) this.#situations.add(`${role} ${way}: ${phase}`);
  }

  /** What is wrong with the end of the match, or null: everybody sees it alike, the journal tells it, and the evening goes on. */
  async #ending(): Promise<string | null> {
    for (const event of this.#host.events) if (event.type === 'trouble') return `the host is in trouble: ${String(event.error)}`;
    for (const somebody of this.#people) if (!somebody.isHere) await this.#comeBack(somebody);
    const results = new Set(this.#people.map(({ client }) => canonicalJson([client.match.version, client.match.status])));
    const [result] = results;
    if (results.size !== 1) return 'not everybody sees the same end';
    const clients = this.#people.map(({ client }) => client);
    if (clients.some(({ lobby }) => lobby.finished.length !== 1)) return 'the result is not written down';
    const again = restarted(this.#host.journal.records, { games: this.#host.services.games });
    const { match } = await joined(again, 'television');
    if (canonicalJson([match.version, match.status]) !== result) return 'the journal tells another end';
    const answer = await clients.find(isHost)?.ask({ type: 'to-lobby' });
    return answer?.type === 'done' ? null : 'nobody can go back to the lobby';
  }
}

function isHost(client: TestClient): boolean {
  return client.lobby.hosts.includes(client.last('welcome').person);
}

function ownsSeat({ client, seat }: Somebody): boolean {
  const occupant = seat === null ? undefined : client.lobby.seats[seat];
  return occupant?.kind === 'person' && occupant.person === client.last('welcome').person;
}

function rolesOf(somebody: Somebody): string[] {
  const acts = somebody.client.match.projections.some(({ legal }) => legal.length > 0);
  const role = ownsSeat(somebody) ? (acts ? 'acting' : 'waiting') : somebody.device === 'television' ? 'television' : 'onlooker';
  return isHost(somebody.client) ? ['host', role] : [role];
}

function typeOf(action: unknown): string {
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '?';
}

/** Plays a match at a host in memory in which people leave and come back all the time. */
export async function playWithLeaving(game: Game, seed: string): Promise<LeavingReport> {
  const match = new RestlessMatch(await testHost({ games: [game], ...unlimited }), randomFrom(seed));
  await match.open(game);
  return await match.play();
}
