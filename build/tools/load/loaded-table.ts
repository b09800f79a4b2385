import { randomFrom } from '@shared/engine/random';
import { Player } from '../common/hosting/player';
import { TableClient } from '../common/hosting/table-client';
import type { LoadPlan } from './arguments';
import { TableLedger } from './table-ledger';

/** Milliseconds between two questions whether everything under way has come. */
const ASK_AGAIN = 20;

/** Milliseconds after which what has not come is lost. */
const PATIENCE = 10_000;

/** A table with a client for every seat, the first of which starts the matches. */
export class LoadedTable {
  readonly ledger: TableLedger;
  readonly #clients: readonly TableClient[];
  readonly #players: Player[] = [];
  #stopped = false;

  private constructor(clients: readonly TableClient[]) {
    this.#clients = clients;
    this.ledger = new TableLedger(clients.length);
  }

  /** Takes all seats of the table with this code; `first` has said hello there already. */
  static async fill(plan: LoadPlan, port: number, code: string, first: TableClient | null, number: number): Promise<LoadedTable> {
    const clients: TableClient[] = [];
    for (let seat = 0; seat < plan.seats; seat++) {
      const client = seat === 0 && first !== null ? first : await joined(port, code);
      await client.must({ type: 'sit', name: `Player ${number}.${seat}` });
      clients.push(client);
    }
    const table = new LoadedTable(clients);
    clients.forEach((client, seat) => {
      const { ledger } = table;
      const random = randomFrom(`${plan.seed}/${number}/${seat}`);
      const player = new Player(client, random, plan.think, {
        sent: (at) => ledger.sent(seat, at),
        accepted: () => ledger.accepted(seat),
        refused: (code) => ledger.refused(seat, code),
        judged: () => ledger.judged(seat),
        shown: (match, version, at) => ledger.shown(seat, match, version, at),
      });
      table.#players.push(player);
    });
    return table;
  }

  /** Bytes that all its clients received. */
  get received(): number {
    return this.#clients.reduce((sum, client) => sum + client.received, 0);
  }

  /** Starts the first match, and the next one whenever one has ended. */
  async start(): Promise<void> {
    const [host] = this.#clients;
    if (host === undefined) return;
    host.listen((message) => {
      if (message.type === 'lobby' && message.lobby.match !== null && message.lobby.obstacle === null && !this.#stopped) host.post({ type: 'start' });
    });
    await host.must({ type: 'start' });
  }

  /** Ends the play, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const player of this.#players) player.stop();
    const end = performance.now() + PATIENCE;
    while (!this.ledger.isQuiet && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

async function joined(port: number, code: string): Promise<TableClient> {
  const client = await TableClient.open(port);
  await client.hello({ code });
  return client;
}
