import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '@shared/engine/hash';
import { randomFrom } from '@shared/engine/random';
import type { Lobby } from '@shared/protocol/lobby';
import { ConnectionLostError, TableClient, type MessageOf } from '../common/hosting/table-client';
import type { HostProcess } from '../common/hosting/launch-host';
import { withHost } from '../common/hosting/with-host';
import { grouped, type Measurement } from './finding';
import { fuzzFrame } from './fuzz-messages';

const unlimited = { messageLimit: { rate: 1_000_000, burst: 1_000_000 } };

/** Messages that go out before the host is asked whether it has got so far. */
const BATCH = 100;

/** Somebody at the table who looks on, or somebody whom nobody let in. */
class Speaker {
  readonly #host: HostProcess;
  #key: { readonly code: string } | { readonly token: string } | null;
  #client: TableClient | null = null;

  /** `code`: null for somebody who says no hello that counts. */
  constructor(host: HostProcess, code: string | null) {
    this.#host = host;
    this.#key = code === null ? null : { code };
  }

  async say(frame: string | Buffer): Promise<void> {
    if (this.#client?.isOpen !== true) {
      this.#client = await TableClient.open(this.#host.port);
      // From then on by token: too many wrong codes of the other speaker bar the right one, too.
      if (this.#key !== null) this.#key = { token: (await this.#client.hello(this.#key)).token };
    }
    this.#client.raw(frame);
  }

  /** Waits until the host has read all that was said, or has ended the connection. */
  async settle(): Promise<void> {
    await this.#client?.ask({ type: 'ping', sentAt: 0 }).catch((error: unknown) => {
      if (!(error instanceof ConnectionLostError)) throw error;
    });
  }

  close(): void {
    this.#client?.close();
  }
}

/** Somebody who holds all seats and stays: otherwise whoever looks on would be host for the time being, and might do a lot. */
class Owner {
  readonly #folder: string;
  readonly #client: TableClient;
  #lobby: Lobby | null = null;
  #match: MessageOf<'match'> | null = null;

  private constructor(folder: string, client: TableClient) {
    this.#folder = folder;
    this.#client = client;
    client.listen((message) => {
      if (message.type === 'lobby') this.#lobby = message.lobby;
      if (message.type === 'match') this.#match = message;
    });
  }

  /** Takes every seat and starts a match; names that mean something there. */
  static async begin(host: HostProcess, folder: string): Promise<{ readonly owner: Owner; readonly known: readonly string[] }> {
    const client = await TableClient.open(host.port);
    const owner = new Owner(folder, client);
    const entered = client.next('lobby');
    const { person } = await client.hello({ code: host.joinCode });
    const { maximumSeats } = (await entered).lobby;
    for (let seat = 0; seat < maximumSeats; seat++) await client.must({ type: 'sit', name: `Person ${seat}` });
    const started = client.next('match');
    await client.must({ type: 'start' });
    return { owner, known: [(await started).match, person, 'Person 1', 'typolena', 'durak'] };
  }

  /** All that must stay as it is: what is stored and what is shown, but for who came to look on. */
  async state(): Promise<string> {
    // What was said before has been heard when this is answered.
    await this.#client.must({ type: 'ping', sentAt: 0 });
    const journals = (await readdir(this.#folder)).filter((name) => name.endsWith('.jsonl'));
    const lines = await Promise.all(journals.map(async (name) => (await readFile(join(this.#folder, name), 'utf8')).split('\n')));
    const stored = lines.flat().filter((line) => !line.includes('"type":"person"')).map((line) => line.slice(line.indexOf('"record"')));
    return hashOf([stored, { ...this.#lobby, onlookers: [] }, this.#match]);
  }
}

export const fuzz: Measurement = {
  name: 'fuzzed messages',
  statements: [7],
  async run(full, report) {
    const count = full ? 100_000 : 10_000;
    const found = await withHost({ game: 'typolena', ...unlimited }, async (host, folder) => {
      // Every seat is taken, so that no message of anybody else can change a thing.
      const { owner, known } = await Owner.begin(host, folder);
      const before = await owner.state();
      const random = randomFrom('fuzz');
      const speakers = [new Speaker(host, host.joinCode), new Speaker(host, null)];
      for (let message = 0; message < count; message++) {
        await speakers[message % 2]?.say(fuzzFrame(random, known));
        if (message % BATCH !== 0) continue;
        for (const speaker of speakers) await speaker.settle();
        report(`${message} of ${count}`);
      }
      for (const speaker of speakers) await speaker.settle();
      const changed = (await owner.state()) !== before;
      for (const speaker of speakers) speaker.close();
      return { changed, troubles: host.troubles.length };
    });
    const figure = `${grouped(count)} messages over WebSockets, no crash, ${found.troubles} errors inside, state ${found.changed ? 'changed' : 'unchanged'}`;
    return new Map([[7, { figure, holds: !found.changed && found.troubles === 0 }]]);
  },
};
