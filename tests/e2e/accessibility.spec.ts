import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { games } from '@shared/games/registry';
import { LAPTOP, PHONE, TELEVISION, newPage, openBrowserTable, openTelevision, say, sitDown } from './support/browser-room';
import { unreadableTexts } from './support/cut-text';
import { unreachable } from './support/keyboard';
import { expect, test } from './support/test';
import { outOfReach } from './support/thumb';

/** Bots that think this long leave the picture as it is. */
const NEVER = 600_000;

type Look = 'day' | 'night' | 'high contrast' | 'high contrast at night' | 'largest text';

const DRESSES: Readonly<Record<Look, Readonly<Record<string, string>>>> = {
  day: { theme: 'day', contrast: 'normal', text: 'normal' },
  night: { theme: 'night', contrast: 'normal', text: 'normal' },
  'high contrast': { theme: 'day', contrast: 'high', text: 'normal' },
  'high contrast at night': { theme: 'night', contrast: 'high', text: 'normal' },
  'largest text': { theme: 'day', contrast: 'normal', text: 'largest' },
};

async function dress(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (wanted) => {
    Object.assign(document.documentElement.dataset, { ...wanted, motion: 'reduced' });
    // Tables measure themselves anew in the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, DRESSES[look]);
}

/** What axe finds; other looks than the first differ in colours alone. */
async function violations(page: Page, onlyColours: boolean): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page });
  const { violations: found } = await (onlyColours ? builder.withRules(['color-contrast']) : builder).analyze();
  return found.map(({ id, impact, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `${String(target)} ${(failureSummary ?? '').split('\n')[1]?.trim() ?? ''}`);
    return `${id} (${impact ?? '?'}): ${places.join(' | ')}`;
  });
}

/** Complains about whatever people with a screen reader, with weak eyes or without colours would stumble over. */
async function expectAccessible(page: Page, where: string, ...others: readonly Look[]): Promise<void> {
  for (const look of [...others, 'day'] as const) {
    await dress(page, look);
    expect.soft(await violations(page, look !== 'day'), `${where}, ${look}`).toEqual([]);
  }
}

async function expectReadable(page: Page, where: string): Promise<void> {
  for (const look of ['largest text', 'day'] as const) {
    await dress(page, look);
    expect.soft(await unreadableTexts(page), `${where}, ${look}`).toEqual([]);
  }
}

test('every screen and every table can be read and used by everybody', async ({ browser }) => {
  test.slow();
  const table = await openBrowserTable(NEVER);
  const [jana, mehmet, television] = await Promise.all([newPage(browser, LAPTOP), newPage(browser, PHONE), newPage(browser, TELEVISION)]);

  await test.step('home and settings', async () => {
    for (const [page, kind] of [[jana, 'wide'], [mehmet, 'phone']] as const) {
      await page.goto(`http://${table.address}/`);
      await expectAccessible(page, `home, ${kind}`, 'night', 'high contrast', 'high contrast at night');
      await expectReadable(page, `home, ${kind}`);
      await page.getByRole('button', { name: 'Einstellungen' }).click();
      await expectAccessible(page, `settings, ${kind}`, 'night', 'high contrast');
      await expectReadable(page, `settings, ${kind}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeFocused();
    }
    await television.goto(`http://${table.address}/#/television`);
    await expect(television.getByRole('textbox')).toBeVisible();
    await expectAccessible(television, 'television before the code', 'night');
  });

  await test.step('lobby', async () => {
    await sitDown(jana, table, 'Jana');
    await expect(jana.getByRole('button', { name: 'Platz von Jana ändern' })).toBeVisible();
    await sitDown(mehmet, table, 'Mehmet');
    await openTelevision(television, table);
    await expect(television.getByText('Mehmet').first()).toBeVisible();
    await expectAccessible(jana, 'lobby of the host', 'night', 'high contrast');
    await expectReadable(jana, 'lobby of the host');
    expect.soft(await unreachable(jana), 'lobby, with the keyboard').toEqual([]);
    // Through two dialogs and back to where one came from.
    await jana.getByRole('button', { name: 'Menü' }).press('Enter');
    await jana.getByRole('button', { name: 'Einstellungen' }).press('Enter');
    await expectAccessible(jana, 'settings at a table');
    expect.soft(await unreachable(jana), 'settings, with the keyboard').toEqual([]);
    await jana.keyboard.press('Escape');
    await expect(jana.getByRole('dialog')).toHaveCount(0);
    await expect(jana.getByRole('button', { name: 'Menü' })).toBeFocused();
    await expectAccessible(mehmet, 'lobby of a guest', 'night', 'high contrast at night');
    await expectReadable(mehmet, 'lobby of a guest');
    await expectAccessible(television, 'lobby on the television', 'night', 'high contrast');
  });

  let seats = 2;
  // The last one ends when everybody says so.
  for (const { id, presets, seatRange } of games) {
    await test.step(id, async () => {
      await say(jana, { type: 'choose-game', game: id });
      const { maximum } = seatRange(presets[0].options);
      for (; seats > maximum; seats -= 1) await say(jana, { type: 'stand', seat: seats - 1 });
      for (; seats < Math.min(4, maximum); seats += 1) await say(jana, { type: 'add-bot', level: 'medium' });
      await say(jana, { type: 'start' });
      for (const page of [jana, mehmet]) await expect(page.locator('main :is(.turn-text, .phone-table > .band, [data-account])').first()).toBeVisible();
      await expect(television.locator('main .game h1')).toBeVisible();

      await expectAccessible(jana, `${id}, wide`, 'night');
      await expectReadable(jana, `${id}, wide`);
      expect.soft(await unreachable(jana), `${id}, with the keyboard`).toEqual([]);
      await expectAccessible(mehmet, `${id}, phone`, 'high contrast');
      await expectReadable(mehmet, `${id}, phone`);
      expect.soft(await outOfReach(mehmet), `${id}, one-handed`).toEqual([]);
      await expectAccessible(television, `${id}, television`, 'night');

      await mehmet.getByRole('button', { name: 'Regeln', exact: true }).click();
      await expect(mehmet.getByRole('dialog')).toBeVisible();
      await expectAccessible(mehmet, `${id}, rules`);
      await mehmet.keyboard.press('Escape');
      await expect(mehmet.getByRole('button', { name: 'Regeln', exact: true })).toBeFocused();
      if (id === games.at(-1)?.id) return;
      await say(jana, { type: 'to-lobby' });
      await expect(mehmet.getByText('Gleich geht es los')).toBeVisible();
    });
  }

  await test.step('results', async () => {
    await jana.locator('[data-ask="close"]').click();
    await jana.locator('[data-ask="close"]').click();
    await expect(jana.getByRole('button', { name: 'Nochmal' })).toBeVisible();
    await expectAccessible(jana, 'results, wide', 'night', 'high contrast');
    await expectReadable(jana, 'results, wide');
    await expect(mehmet.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(mehmet, 'results, phone', 'night');
    await expectReadable(mehmet, 'results, phone');
    await expectAccessible(television, 'results on the television', 'night');
  });
  await table.close();
});
