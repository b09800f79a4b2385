import type { Browser } from '@playwright/test';
import { TableClient } from '../common/hosting/table-client';
import { withHost } from '../common/hosting/with-host';
import type { HostProcess } from '../common/hosting/launch-host';
import { inSeconds, type Measurement } from './finding';
import { PAGE_FOLDER, Phone, withBrowser } from './phones';

/** Share of a core, in percent. */
const LIMIT = 5;

/** Milliseconds after the last event, so that what it set off is over. */
const CALM = 3000;

/** Seconds of processor time that the browser's pages have used. */
async function pageSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function hostSeconds(host: HostProcess): Promise<number> {
  const { cpu } = await host.usage();
  return (cpu.user + cpu.system) / 1_000_000;
}

export const idleness: Measurement = {
  name: 'idleness',
  statements: [24],
  async run(full, report) {
    const duration = full ? 30_000 : 10_000;
    const found = await withBrowser((browser) =>
      withHost({ game: 'typolena', rendererDirectory: PAGE_FOLDER }, async (host) => {
        const clients: TableClient[] = [];
        for (let seat = 0; seat < 4; seat++) {
          const client = await TableClient.open(host.port);
          await client.hello({ code: host.joinCode });
          await client.must({ type: 'sit', name: `Person ${seat}` });
          clients.push(client);
        }
        const phone = await Phone.join(browser, host.port, host.joinCode, 'Phone');
        const started = phone.match();
        await clients[0]?.must({ type: 'start' });
        await started;
        await new Promise((resolve) => setTimeout(resolve, CALM));
        const before = [await hostSeconds(host), await pageSeconds(browser)] as const;
        const from = performance.now();
        report('nobody does anything');
        await new Promise((resolve) => setTimeout(resolve, duration));
        const after = [await hostSeconds(host), await pageSeconds(browser)] as const;
        const seconds = (performance.now() - from) / 1000;
        return { host: (100 * (after[0] - before[0])) / seconds, page: (100 * (after[1] - before[1])) / seconds };
      }),
    );
    const figure = `a running match in which nobody acts for ${inSeconds(duration)}: the host uses ${found.host.toFixed(1)} % of a core, a phone's page ${found.page.toFixed(1)} %`;
    return new Map([[24, { figure, holds: found.host <= LIMIT && found.page <= LIMIT }]]);
  },
};
