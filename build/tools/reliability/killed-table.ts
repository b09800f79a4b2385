import type { Random } from '@shared/engine/random';
import { HostProcess } from '../common/hosting/launch-host';
import { Player } from '../common/hosting/player';
import { TableClient, type MessageOf, type Request } from '../common/hosting/table-client';

/** Clients act as fast as they are answered. */
const messageLimit = { rate: 1_000_000, burst: 1_000_000 };

/** Milliseconds after which a match that does not go on counts as stuck, on however busy a machine. */
const PATIENCE = 120_000;

/** What was waited for. @throws when it does not come within the milliseconds */
async function within<Result>(milliseconds: number, awaited: Promise<Result>, otherwise: () => string): Promise<Result> {
  let patience: NodeJS.Timeout | undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    patience = setTimeout(() => reject(new Error(otherwise())), milliseconds);
  });
  try {
    return await Promise.race([awaited, failure]);
  } finally {
    clearTimeout(patience);
  }
}

/** A person with a client that comes back with its token. */
interface Person {
  token: string | null;
  client: TableClient | null;
  player: Player | null;
  /** What was not answered when the host died. */
  unanswered: Request | null;
}

/** A table of people who play without a break, at a host that may die at any moment. */
export class KilledTable {
  /** Keys of all actions of which somebody was told that they are accepted. */
  readonly acknowledged = new Set<string>();
  /** States that were shown once and were gone after a start. */
  regressed = 0;
  readonly #folder: string;
  readonly #random: Random;
  readonly #people: readonly Person[];
  readonly #matches = new Set<string>();
  #host: HostProcess | null = null;
  /** The latest state that anybody was shown. */
  #latest: { readonly match: string; readonly version: number } | null = null;
  #progressed = (): void => undefined;

  constructor(folder: string, players: number, random: Random) {
    this.#folder = folder;
    this.#random = random;
    this.#people = Array.from({ length: players }, () => ({ token: null, client: null, player: null, unanswered: null }));
  }

  /** Starts the host and lets everybody in; milliseconds until it took clients. */
  async start(): Promise<number> {
    const from = performance.now();
    const port = this.#host?.port ?? 0;
    const host = await HostProcess.launch({ dataDirectory: this.#folder, port, game: 'typolena', rendererDirectory: null, messageLimit });
    const time = performance.now() - from;
    const isNew = this.#host === null;
    this.#host = host;
    for (const [index, person] of this.#people.entries()) await this.#letIn(host, person, index);
    if (isNew) await this.#people[0]?.client?.must({ type: 'start' });
    return time;
  }

  /** Resolves when one more action was accepted. @throws when none is for long */
  async progress(): Promise<void> {
    const progressed = new Promise<void>((resolve) => {
      this.#progressed = resolve;
    });
    await within(PATIENCE, progressed, () => `the table does not go on: ${this.#people.map(({ player }) => player?.situation ?? 'nobody').join('; ')}`);
  }

  /** Ends the host at once. */
  async kill(): Promise<void> {
    await this.#host?.kill();
    for (const person of this.#people) {
      await person.client?.closed();
      person.player?.stop();
      person.unanswered = person.player?.unanswered ?? null;
    }
  }

  async #letIn(host: HostProcess, person: Person, index: number): Promise<void> {
    const client = await TableClient.open(host.port);
    person.client = client;
    // Whoever was first starts every next match, as soon as all are there.
    if (index === 0) {
      client.listen((message) => {
        if (message.type === 'lobby' && message.lobby.match !== null && message.lobby.obstacle === null) client.post({ type: 'start' });
      });
    }
    if (person.token === null) {
      person.token = (await client.hello({ code: host.joinCode })).token;
      await client.must({ type: 'sit', name: `Player ${index}` });
      person.player = this.#playerFor(client);
      return;
    }
    const shown = client.next('match');
    await client.hello({ token: person.token });
    let latest = await within(PATIENCE, shown, () => 'the match is gone');
    this.#compare(latest);
    const stop = client.listen((message) => {
      if (message.type === 'match') latest = message;
    });
    await this.#sendAgain(client, person);
    stop();
    person.player = this.#playerFor(client);
    person.player.takeUp(latest);
  }

  /** A state that somebody saw must not be gone. */
  #compare({ match, version }: MessageOf<'match'>): void {
    const latest = this.#latest;
    if (latest === null) return;
    if (match === latest.match) this.regressed += Math.max(0, latest.version - version);
    else if (this.#matches.has(match)) this.regressed += 1;
  }

  /** What was not answered is sent again under its key, as the product's clients do; it counts once. */
  async #sendAgain(client: TableClient, person: Person): Promise<void> {
    const request = person.unanswered;
    person.unanswered = null;
    if (request?.type !== 'act') return;
    const answer = await client.ask(request);
    if (answer.type === 'done') this.acknowledged.add(request.key);
  }

  #playerFor(client: TableClient): Player {
    return new Player(client, this.#random, 0, {
      sent: () => undefined,
      accepted: (key) => {
        this.acknowledged.add(key);
        this.#progressed();
      },
      refused: () => undefined,
      judged: () => undefined,
      shown: (match, version) => {
        this.#matches.add(match);
        if (this.#latest?.match !== match || version > this.#latest.version) this.#latest = { match, version };
      },
    });
  }
}
