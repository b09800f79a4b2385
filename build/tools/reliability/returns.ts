import type { Browser } from '@playwright/test';
import { HostProcess } from '../common/hosting/launch-host';
import { TableClient } from '../common/hosting/table-client';
import { inTemporaryFolder } from '../common/temporary-folder';
import { inSeconds, type Measurement } from './finding';
import { PAGE_FOLDER, Phone, withBrowser } from './phones';

const PHONES = 3;

/** Milliseconds for which the host stays away: by then its clients try no more often than they ever will. */
const ABSENCE = 12_000;

/** Milliseconds within which the host has to be back, and after that its clients. */
const LONGEST_START = 5000;
const LONGEST_RETURN = 10_000;

/** Kills the host of a match on phones and starts it anew; milliseconds to its start and to the last phone's return. */
async function restart(browser: Browser): Promise<{ readonly start: number; readonly back: number }> {
  return inTemporaryFolder(async (folder) => {
    const plan = { dataDirectory: folder, rendererDirectory: PAGE_FOLDER, game: 'typolena' };
    const first = await HostProcess.launch({ ...plan, port: 0 });
    const starter = await TableClient.open(first.port);
    await starter.hello({ code: first.joinCode });
    await starter.must({ type: 'sit', name: 'Starter' });
    const phones: Phone[] = [];
    for (let phone = 1; phone <= PHONES; phone++) phones.push(await Phone.join(browser, first.port, first.joinCode, `Phone ${phone}`));
    const started = phones.map((phone) => phone.match());
    await starter.must({ type: 'start' });
    await Promise.all(started);
    await first.kill();
    const back = Promise.all(phones.map((phone) => phone.match()));
    await new Promise((resolve) => setTimeout(resolve, ABSENCE));
    const from = performance.now();
    const second = await HostProcess.launch({ ...plan, port: first.port });
    const ready = performance.now();
    await back;
    const found = { start: ready - from, back: performance.now() - ready };
    await Promise.all(phones.map(({ page }) => page.context().close()));
    await second.close();
    return found;
  });
}

export const returns: Measurement = {
  name: 'phones that come back to a restarted host',
  statements: [14],
  async run(full, report) {
    const rounds = full ? 5 : 1;
    const found = await withBrowser(async (browser) => {
      let [start, back] = [0, 0];
      for (let round = 1; round <= rounds; round++) {
        const once = await restart(browser);
        start = Math.max(start, once.start);
        back = Math.max(back, once.back);
        report(`${round} of ${rounds} restarts`);
      }
      return { start, back };
    });
    const figure = `${rounds * PHONES} phones saw the host away for ${inSeconds(ABSENCE)}: it was ready after ${inSeconds(found.start)} at most, they were back after ${inSeconds(found.back)} more at most`;
    return new Map([[14, { figure, holds: found.start <= LONGEST_START && found.back <= LONGEST_RETURN }]]);
  },
};
