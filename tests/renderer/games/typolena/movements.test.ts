import { describe, expect, it } from 'vitest';
import { MOTION } from '@renderer/composables/animation';
import { dealMoves, isFreshlyDealt, movesOf } from '@renderer/games/typolena/movements';
import { setup } from '@shared/games/typolena/setup';
import { presets } from '@shared/games/typolena/options';
import { view } from '@shared/games/typolena/viewing';
import { randomFrom } from '@shared/engine/random';
import type { View } from '@shared/games/typolena/view';

function dealt(seats: number): View {
  const deal = { options: presets[0].options, seats, previous: null, previousSeats: [] };
  return view(setup(deal, randomFrom('deal')), 0);
}

const placeOf = (seat: number): string => `seat-${String(seat)}`;

describe('the deal', () => {
  it.each([2, 4, 8])('brings everybody their cards within 900 ms: %i seats', (seats) => {
    const table = dealt(seats);
    expect(isFreshlyDealt(table)).toBe(true);
    const moves = dealMoves({ view: table, viewer: 0, hand: table.hand }, placeOf);
    expect(moves).toHaveLength(table.seats.reduce((sum, { count }) => sum + count, 0));
    const delays = moves.map(({ delay = 0 }) => delay);
    expect(Math.max(...delays) + MOTION.deal).toBeLessThanOrEqual(MOTION.dealMost + 0.001);
    expect((delays[1] ?? 0) - (delays[0] ?? 0)).toBeLessThanOrEqual(MOTION.dealGap);
    expect(moves.filter(({ to }) => to.startsWith('card-')).map(({ to }) => Number(to.slice(5)))).toEqual(table.hand);
    // Nobody sees a face on the way.
    expect(moves.every(({ face }) => face === null)).toBe(true);
  });

  it('is over once somebody has done something', () => {
    const table = dealt(4);
    expect(isFreshlyDealt({ ...table, phase: { kind: 'turn', seat: 1, drawn: true } })).toBe(false);
  });
});

describe('a card drawn', () => {
  it('flies to its own place in the hand, seen from behind', () => {
    const drew = { type: 'drew', seat: 0, reason: 'turn', backs: ['normal'], missing: 0, cards: [7] } as const;
    expect(movesOf(drew, 0, placeOf)).toMatchObject([{ from: 'talon', to: 'card-7', face: null }]);
    expect(movesOf({ ...drew, seat: 2, cards: null }, 0, placeOf)).toMatchObject([{ from: 'talon', to: 'seat-2', face: null }]);
  });
});
