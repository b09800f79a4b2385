import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '@shared/engine/hash';
import { randomFrom } from '@shared/engine/random';
import { ConnectionLostError, TableClient } from '../common/hosting/table-client';
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

/** All that must stay as it is: what is stored, but for who came to look on, and what somebody at the table is shown. */
async function stateOf(folder: string, port: number, token: string): Promise<string> {
  const client = await TableClient.open(port);
  const shown = Promise.all([client.next('lobby'), client.next('match')]);
  // Where the hello fails, that is what is to be told.
  shown.catch(() => undefined);
  await client.hello({ token });
  const [{ lobby }, match] = await shown;
  client.close();
  const journals = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const lines = await Promise.all(journals.map(async (name) => (await readFile(join(folder, name), 'utf8')).split('\n')));
  const stored = lines.flat().filter((line) => !line.includes('"type":"person"')).map((line) => line.slice(line.indexOf('"record"')));
  return hashOf([stored, { ...lobby, onlookers: [] }, match]);
}

export const fuzz: Measurement = {
  name: 'fuzzed messages',
  statements: [7],
  async run(full, report) {
    const count = full ? 100_000 : 10_000;
    const found = await withHost({ game: 'typolena', ...unlimited }, async (host, folder) => {
      // Every seat is taken by one device, so that no message of anybody else can change a thing.
      const owner = await TableClient.open(host.port);
      const entered = owner.next('lobby');
      const { token, person } = await owner.hello({ code: host.joinCode });
      const { maximumSeats } = (await entered).lobby;
      for (let seat = 0; seat < maximumSeats; seat++) await owner.must({ type: 'sit', name: `Person ${seat}` });
      const started = owner.next('match');
      await owner.must({ type: 'start' });
      const known = [(await started).match, person, 'Person 1', 'typolena', 'durak'];
      const before = await stateOf(folder, host.port, token);
      // Who hosts stays here: otherwise whoever looks on would be host for the time being, and might do a lot.
      const present = await TableClient.open(host.port);
      await present.hello({ token });
      const random = randomFrom('fuzz');
      const speakers = [new Speaker(host, host.joinCode), new Speaker(host, null)];
      for (let message = 0; message < count; message++) {
        await speakers[message % 2]?.say(fuzzFrame(random, known));
        if (message % BATCH !== 0) continue;
        for (const speaker of speakers) await speaker.settle();
        report(`${message} of ${count}`);
      }
      for (const speaker of speakers) await speaker.settle();
      const changed = (await stateOf(folder, host.port, token)) !== before;
      for (const speaker of speakers) speaker.close();
      return { changed, troubles: host.troubles.length };
    });
    const figure = `${grouped(count)} messages over WebSockets, no crash, ${found.troubles} errors inside, state ${found.changed ? 'changed' : 'unchanged'}`;
    return new Map([[7, { figure, holds: !found.changed && found.troubles === 0 }]]);
  },
};
