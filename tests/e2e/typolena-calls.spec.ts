import { CARD, isMotif } from '@shared/games/typolena/cards';
import { presets } from '@shared/games/typolena/options';
import { handOf } from '@shared/games/typolena/state';
import { expect, test } from './support/test';
import { perform } from './support/typolena-hand';
import { matchFrom, seedMatches, seedWhere, stateOf } from './support/typolena-seed';
import { call, expectCount, fillRoom, pressTogether, setNumber, startMatch } from './support/typolena-table';

const { options } = presets[0];
const SEATS = 3;

test('a Hype: two devices join, two press Stop, and everybody sees who was first and what it came to', async ({ app, browser }) => {
  const seed = seedWhere(options, SEATS, (state) => state.phase.kind === 'turn' && state.phase.seat === 0 && handOf(state, 2).some(isMotif));
  const deal = stateOf(matchFrom(options, SEATS, seed));
  const [first = -1] = handOf(deal, 0);
  const [joined = -1] = handOf(deal, 1);
  const bluff = handOf(deal, 2).find(isMotif) ?? -1;

  const room = await fillRoom(app, browser);
  await seedMatches(app, seed);
  await startMatch(room);
  const { jana, mehmet, frieda, television, players, everybody } = room;

  await perform(jana, { type: 'hype', card: first, stack: 1 }, [], 'tap');
  for (const page of everybody) await expect(page.locator('[data-place="stack-1"] .sheet')).toHaveCount(1);
  // Whoever laid a card face down may look at it, and nobody else.
  await expect(jana.locator('[data-peek]')).toHaveCount(1);
  await expect(mehmet.locator('[data-peek]')).toHaveCount(0);

  await perform(mehmet, { type: 'join', card: joined }, [], 'tap');
  for (const page of everybody) await expect(page.locator('[data-place="stack-1"] .sheet')).toHaveCount(2);
  await perform(frieda, { type: 'join', card: bluff }, [], 'drag');
  for (const page of everybody) await expect(page.locator('[data-place="stack-1"] .sheet')).toHaveCount(3);
  await expectCount(jana, 2, 7);

  await pressTogether([call(jana, 'stop'), call(mehmet, 'stop')]);
  for (const page of everybody) {
    await expect(page.locator('.race')).toContainText(/\d+ ms/u);
    await expect(page.locator('.race')).toContainText('30 ms');
    await expect(page.locator('[data-place="stack-1"] .sheet')).toHaveCount(0);
  }
  await expect(television.locator('.event')).toContainText(/Frieda nimmt das ganze Paket/u);
  await expect(frieda.locator('.event-log')).toContainText('Du nimmst das ganze Paket');
  for (const page of [jana, mehmet, television]) await expectCount(page, 2, 10);
  await expect(frieda.locator('.hand .card')).toHaveCount(10);
  for (const page of players.slice(0, 2)) await expect(page.locator('.hand .card')).toHaveCount(7);
});

test('Absolut: two calls within the margin are simultaneous, and the layer is on again', async ({ app, browser }) => {
  const seed = seedWhere(options, SEATS, (state) => state.phase.kind === 'turn' && state.phase.seat === 0 && handOf(state, 0).includes(CARD.absolute));
  const room = await fillRoom(app, browser);
  const { jana, mehmet, frieda, television, everybody } = room;
  // Wide enough for a busy computer.
  await setNumber(jana, 'Gilt als gleichzeitig', (text) => text.includes('300'));
  await seedMatches(app, seed);
  await startMatch(room);

  await expect(call(mehmet, 'absolute')).toHaveAttribute('aria-disabled', 'true');
  await perform(jana, { type: 'lay', card: CARD.absolute, stack: 1, letter: null, colour: null, lena: false }, [], 'drag');
  for (const page of [mehmet, frieda]) await expect(call(page, 'absolute')).toHaveAttribute('aria-disabled', 'false');
  await expect(call(jana, 'absolute')).toHaveAttribute('aria-disabled', 'true');
  await expect(television.getByRole('heading', { level: 1 })).toHaveText('Absolut!');

  await pressTogether([call(mehmet, 'absolute'), call(frieda, 'absolute')]);
  for (const page of everybody) {
    await expect(page.locator('.race')).toContainText('Gleichzeitig');
    await expect(page.locator('.race')).toContainText('Mehmet');
    await expect(page.locator('.race')).toContainText('Frieda');
    await expect(page.locator('.race')).toContainText('300 ms');
  }
  await expect(jana.locator('.turn-text')).toContainText('Du bist dran');
  await expect(mehmet.locator('.band')).toContainText('Jana ist dran');
  await expect(television.getByRole('heading', { level: 1 })).toHaveText('Jana ist dran');
});
