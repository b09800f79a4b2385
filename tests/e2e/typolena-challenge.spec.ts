import { act } from '@shared/engine/match';
import type { LayAction } from '@shared/games/typolena/actions';
import { cardOf } from '@shared/games/typolena/cards';
import { typolena } from '@shared/games/typolena';
import { mistakeIn } from '@shared/games/typolena/judging';
import { presets } from '@shared/games/typolena/options';
import { handOf } from '@shared/games/typolena/state';
import type { State } from '@shared/games/typolena/state';
import { choosePreset } from './support/room';
import { expect, test } from './support/test';
import { perform } from './support/typolena-hand';
import { matchFrom, seedMatches, seedWhere, stateOf } from './support/typolena-seed';
import { call, expectCount, fillRoom, startMatch } from './support/typolena-table';

const sharp = presets.find(({ id }) => id === 'sharp')?.options ?? presets[0].options;
const SEATS = 3;

/** A lay of this seat that is right, or wrong in its letter only; without an effect that asks for more. */
function layOf(state: State, seat: number, mistake: 'letter' | null): LayAction | undefined {
  const size = handOf(state, seat).length;
  return typolena
    .legal(state, seat)
    .filter((action) => action.type === 'lay')
    .find((lay) => lay.letter !== null && (lay.colour === 'yellow' || lay.colour === 'red') && mistakeIn(state, lay, size) === mistake);
}

/** The position after Jana's wrong lay was taken back, for looking further without the table. */
function afterUpheld(seed: string): State {
  const match = matchFrom(sharp, SEATS, seed);
  const wrong = layOf(stateOf(match), 0, 'letter');
  if (wrong === undefined) throw new Error('nothing to lay wrongly');
  for (const [seat, action] of [[0, wrong], [1, { type: 'object', lay: 1 }]] as const) {
    if (!act(match, seat, action).accepted) throw new Error('the position is another one');
  }
  return stateOf(match);
}

function titleOf(card: number): string {
  return cardOf(card)?.title ?? '';
}

test('challenge mode: an objection against a wrong letter is upheld, one against a right lay is rejected', async ({ app, browser }) => {
  const seed = seedWhere(sharp, SEATS, (state) => {
    if (state.phase.kind !== 'turn' || state.phase.seat !== 0) return false;
    return layOf(state, 0, 'letter') !== undefined;
  });
  const before = stateOf(matchFrom(sharp, SEATS, seed));
  const wrong = layOf(before, 0, 'letter');
  const right = layOf(afterUpheld(seed), 1, null);
  if (wrong === undefined || right === undefined) throw new Error('the seed is another one');

  const room = await fillRoom(app, browser);
  const { jana, mehmet, frieda, television, everybody } = room;
  await choosePreset(jana, 'Scharf');
  await seedMatches(app, seed);
  await startMatch(room);

  await perform(jana, wrong, typolena.legal(before, 0), 'drag');
  for (const page of everybody) await expect(page.locator('[data-place="stack-1"]')).toHaveAccessibleName(new RegExp(titleOf(wrong.card), 'u'));
  await call(mehmet, 'object').click();
  await expect(television.locator('aside')).toContainText('Mehmet erhebt Einspruch, zu Recht.');
  await expect(jana.locator('.event-log')).toContainText(`${titleOf(wrong.card)} kommt zu dir zurück`);
  await expect(frieda.locator('.event-log')).toContainText(`Jana nimmt ${titleOf(wrong.card)} zurück`);
  for (const page of everybody) await expect(page.locator('[data-place="stack-1"]')).not.toHaveAccessibleName(new RegExp(titleOf(wrong.card), 'u'));
  await expect(jana.locator('.hand .card')).toHaveCount(9);
  await expectCount(television, 0, 9);

  await perform(mehmet, right, typolena.legal(afterUpheld(seed), 1), 'tap');
  for (const page of everybody) await expect(page.locator('[data-place="stack-1"]')).toHaveAccessibleName(new RegExp(titleOf(right.card), 'u'));
  await call(frieda, 'object').click();
  await expect(frieda.locator('.event-log')).toContainText('Dein Einspruch war unbegründet.');
  await expect(television.locator('.public-table')).toContainText('Frieda erhebt Einspruch, unbegründet.');
  for (const page of everybody) await expect(page.locator('[data-place="stack-1"]')).toHaveAccessibleName(new RegExp(titleOf(right.card), 'u'));
  await expect(frieda.locator('.hand .card')).toHaveCount(9);
  await expectCount(jana, 2, 9);
  for (const page of [jana, frieda]) await expect(call(page, 'object')).toHaveAttribute('aria-disabled', 'true');
});
