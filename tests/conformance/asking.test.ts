// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { faceOf, faces, registerGameTexts } from '@renderer/games/registry';
import { useTexts } from '@renderer/i18n/text';
import { chooseStep, offersOf, takeStep } from '@shared/engine/check/playout';
import { dealFor } from '@shared/engine/check/evening';
import { openMatch } from '@shared/engine/match';
import type { Match } from '@shared/engine/match';
import { project, statusOf } from '@shared/engine/projection';
import { randomFrom } from '@shared/engine/random';
import { gameOf } from '@shared/games/registry';
import { BROKEN } from '@tests/fixtures/real-match';
import { seatCountsOf } from './subjects';

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });
const MOST_STEPS = 250;

function askedOf(match: Match, seat: number): string | null {
  const { gameText } = useTexts();
  const { view, legal } = project(match, seat, []);
  return (
    faceOf(match.game.id)?.asks({
      view,
      legal,
      acting: statusOf(match).acting,
      seat,
      say: (key, params) => gameText(match.game.id, key, params) ?? key,
      name: (which) => `Person ${String(which)}`,
    }) ?? null
  );
}

/** Seats that the table waits for alone: nobody else could go on, and no clock will. */
function awaited(match: Match): number[] {
  const { acting, windows, outcome } = statusOf(match);
  return outcome === null && windows.length === 0 && acting.length === 1 ? [...acting] : [];
}

describe.each(faces.map(({ id }) => id))('%s tells the shell whom it waits for', (id) => {
  const game = gameOf(id);
  if (game === null) throw new Error(`${id} is not registered`);
  registerGameTexts();
  const presets = game.presets.map(({ id: preset, options }) => [preset, seatCountsOf(game, options)[1] ?? game.seatRange(options).minimum, options] as const);

  it.each(presets)('with the preset %s and %i players', (_preset, seats, options) => {
    const match = openMatch(game, dealFor(options, seats, 0, null), `asking/${String(seats)}`);
    const random = randomFrom(`asking/${String(seats)}`);
    let calls = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      const { acting, outcome } = statusOf(match);
      for (let seat = 0; seat < seats; seat++) {
        const words = askedOf(match, seat);
        if (words !== null) calls += 1;
        if (!acting.includes(seat) || outcome !== null) expect({ seat, step, words }).toEqual({ seat, step, words: null });
        if (game.hasTurns && awaited(match).includes(seat)) expect({ seat, step, words }).toEqual({ seat, step, words: expect.stringMatching(/\w/u) as unknown });
        expect(words ?? '').not.toMatch(BROKEN);
      }
      const next = chooseStep(match, offersOf(match), random);
      if (next === null) break;
      takeStep(match, next);
    }
    if (game.hasTurns) expect(calls).toBeGreaterThan(0);
  });
});
