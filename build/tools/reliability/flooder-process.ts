// Somebody who floods a host, as a process of its own: `flooder-process.ts PORT TOKEN`. It sends as much as it can, comes
// again whenever it is cut off, and says at the end how much that was.
import { TableClient } from '../common/hosting/table-client';

/** Messages that are sent before it looks whether it is still let. */
const BATCH = 50;

/** What it sent, and how often it was cut off. */
export interface Flood {
  readonly sent: number;
  readonly cutOff: number;
}

const [port = '', token = ''] = process.argv.slice(2);
const state = { sent: 0, cutOff: 0, isOver: false };
process.on('message', () => {
  state.isOver = true;
});

async function floodOnce(): Promise<void> {
  const client = await TableClient.open(Number(port));
  await client.hello({ token });
  while (client.isOpen && !state.isOver) {
    for (let message = 0; message < BATCH; message++) client.post({ type: 'ping', sentAt: state.sent++ });
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!client.isOpen) state.cutOff += 1;
  client.close();
}

while (!state.isOver) await floodOnce();
const flood: Flood = { sent: state.sent, cutOff: state.cutOff };
process.send?.(flood);
process.disconnect();
