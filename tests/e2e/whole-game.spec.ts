import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { recover } from '@electron/host/recovery';
import type { TableRecord } from '@electron/host/records';
import { readLatestEvening } from '@electron/storage/evenings';
import { canonicalJson } from '@shared/engine/hash';
import { act, actClock, openMatch } from '@shared/engine/match';
import { project, statusOf } from '@shared/engine/projection';
import type { Action } from '@shared/games/typolena/actions';
import { typolena } from '@shared/games/typolena';
import type { View } from '@shared/games/typolena/view';
import { games } from '@shared/games/registry';
import { addressOf, choosePreset, joinWithApp, joinWithBrowser, openTable } from './support/room';
import { expect, test } from './support/test';
import type { Gesture } from './support/typolena-hand';
import { perform, sensibleAction } from './support/typolena-hand';
import { latestMatch, matchMessages, tapBridge, tapSocket } from './support/wire';
import type { Wire } from './support/wire';

interface Client {
  readonly name: string;
  readonly page: Page;
  readonly wire: Wire;
  readonly gesture: Gesture;
}

/** Lets everybody who is asked act with their own page until the match is over; returns how many actions it took. */
async function playToTheEnd(clients: readonly Client[]): Promise<number> {
  for (let actions = 0; ; actions += 1) {
    const [first] = clients;
    if (first === undefined) throw new Error('nobody plays');
    const before = await latestMatch(first.wire);
    if (before === null) throw new Error('no match was sent');
    if (before.status.outcome !== null) return actions;
    const { version } = before;
    await takeOneTurn(clients, version);
    await expect.poll(async () => (await latestMatch(first.wire))?.version, { intervals: [20, 50, 100] }).toBeGreaterThan(version);
  }
}

async function takeOneTurn(clients: readonly Client[], version: number): Promise<void> {
  for (const { page, wire, gesture } of clients) {
    // Messages to the others may still be under way.
    await expect.poll(async () => (await latestMatch(wire))?.version, { intervals: [20, 50, 100] }).toBe(version);
    const [projection] = (await latestMatch(wire))?.projections ?? [];
    const legal = (projection?.legal ?? []) as readonly Action[];
    const action = projection === undefined ? null : sensibleAction(projection.view as View, legal);
    if (action === null) continue;
    await perform(page, action, legal, gesture);
    return;
  }
  throw new Error('nobody can act');
}

/** The host's journal of its latest evening. */
async function journalIn(dataFolder: string): Promise<readonly TableRecord[]> {
  const evening = await readLatestEvening(join(dataFolder, 'host'));
  const table = evening?.tables[0];
  if (table?.kind !== 'read') throw new Error(`no journal among ${(await readdir(dataFolder)).join(', ')}`);
  return table.records;
}

/** What each seat may know at each version, from the journal and the one projection; keys are `seat/version`. */
function allowed(records: readonly TableRecord[]): Map<string, string> {
  const start = records.find((record) => record.type === 'start');
  if (start?.type !== 'start') throw new Error('the journal has no match');
  const match = openMatch(typolena, { ...start.deal, previous: start.deal.previous ?? null }, start.seed);
  const texts = new Map<string, string>();
  const note = (events: readonly unknown[]): void => {
    for (let seat = 0; seat < start.deal.seats; seat++) {
      texts.set(`${String(seat)}/${String(match.version)}`, canonicalJson([project(match, seat, events), statusOf(match)]));
    }
  };
  note([]);
  for (const record of records) {
    if (record.type !== 'act' && record.type !== 'clock') continue;
    const result = record.type === 'act' ? act(match, record.seat, record.action) : actClock(match, record.clock);
    if (!result.accepted) throw new Error(`the journal does not replay: ${result.refusal.code}`);
    note(result.events);
  }
  return texts;
}

test('three people play a whole game: two apps and a phone, and nobody is sent more than they may know', async ({ launch, browser }) => {
  test.setTimeout(240_000);
  const host = await launch();
  const guest = await launch();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
  const phone = await context.newPage();

  const clients: Client[] = [
    { name: 'Jana', page: host.page, wire: await tapBridge(host), gesture: 'drag' },
    { name: 'Mehmet', page: guest.page, wire: tapSocket(guest.page), gesture: 'drag' },
    { name: 'Frieda', page: phone, wire: tapSocket(phone), gesture: 'tap' },
  ];
  await openTable(host.page, 'Jana');
  const place = await addressOf(clients[0]?.wire ?? (await tapBridge(host)));
  await joinWithApp(guest.page, { ...place, name: 'Mehmet' });
  await expect(host.page.getByText('Mehmet').first()).toBeVisible();
  await joinWithBrowser(phone, { ...place, name: 'Frieda' });
  await expect(host.page.getByText('Frieda').first()).toBeVisible();
  await choosePreset(host.page, 'Für den Anfang');
  await host.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of clients) await expect(page.locator('[data-place="stack-0"]')).toBeVisible();

  const actions = await playToTheEnd(clients);
  expect(actions).toBeGreaterThan(5);
  for (const { page } of clients) await expect(page.getByRole('heading', { level: 2 })).toContainText(/gewinn|unentschieden/iu);
  await expect(host.page.getByRole('button', { name: 'Nochmal' })).toBeVisible();

  const records = await journalIn(host.dataFolder);
  expect(recover(games, records)?.run).not.toBeNull();
  const mayKnow = allowed(records);
  for (const { wire } of clients) {
    const messages = await matchMessages(wire);
    expect(messages.length).toBeGreaterThan(5);
    const seats = new Set(messages.flatMap(({ projections }) => projections.map(({ viewer }) => viewer)));
    expect(seats.size).toBe(1);
    for (const { version, status, projections } of messages) {
      for (const projection of projections) {
        expect(canonicalJson([projection, status])).toBe(mayKnow.get(`${String(projection.viewer)}/${String(version)}`));
      }
    }
  }
});
