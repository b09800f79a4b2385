import { describe, expect, it } from 'vitest';
import { draw, drawn, keep, mistakeOf, onSeat, onStack, own, pile, play, position, typesOf } from './position';

describe.each(['A', 'B'] as const)('Schlafmütze %s: the penalty', (variant) => {
  const options = { variant };

  it('[SM-26, SM-27] the card comes back on the own pile, and the turn ends at once', () => {
    const state = position({ draw: [[10, 3], [5, 6], [5, 6]], own: [[15], [], []], options });
    const events = play(state, 0, draw, onStack(2));
    expect(events).toContainEqual(expect.objectContaining({ type: 'tookBack', seat: 0, to: { place: 'middle', stack: 2 } }));
    expect(own(state, 0)).toEqual([15, 10]);
    expect(state.middleCards[2]).toHaveLength(1);
    expect(state.seat).toBe(1);
  });

  it('[SM-28, SM-60, SM-61] everybody else gives the bottom card of his draw pile, under the own one', () => {
    const state = position({ draw: [[10, 3], [5, 16], [5, 17], [8, 18]], options });
    const events = play(state, 0, draw, onStack(2));
    expect(events.filter(({ type }) => type === 'gave')).toEqual([1, 2, 3].map((from) => ({ type: 'gave', from, to: 0 })));
    expect(pile(state, 0)).toEqual([3, 16, 17, 18]);
    expect([1, 2, 3].map((seat) => pile(state, seat))).toEqual([[5], [5], [8]]);
  });

  it('[SM-28, SM-60] whoever has no draw pile gives nothing', () => {
    const state = position({ draw: [[10, 3], [], [5, 17]], own: [[], [8], []], options });
    play(state, 0, draw, onStack(2));
    expect(pile(state, 0)).toEqual([3, 17]);
    expect(own(state, 1)).toEqual([8]);
  });

  it('[SM-34, SM-70] nobody gives his very last card, so nobody wins by a penalty', () => {
    const state = position({ draw: [[10, 3], [6], [6]], own: [[], [], [8]], options });
    const events = play(state, 0, draw, onStack(2));
    expect(events.filter(({ type }) => type === 'gave')).toEqual([{ type: 'gave', from: 2, to: 0 }]);
    expect(pile(state, 1)).toEqual([6]);
    expect(state.phase).toBe('turn');
  });

  it('[SM-26, SM-29] a card that was kept by mistake stays where it is', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[10, 3], [5, 6]], options });
    const events = play(state, 0, draw, keep);
    expect(mistakeOf(events)).toBe('overlooked');
    expect(typesOf(events)).not.toContain('tookBack');
    expect(own(state, 0)).toEqual([10]);
    expect(state.seat).toBe(1);
  });
});

describe('Schlafmütze B: the penalty with a card in hand', () => {
  it('[SM-26, SM-27] a drawn card goes back on the draw pile when the own top was misplaced', () => {
    const state = position({ middle: [6, 1, 1, 1, 1], draw: [[12, 3], [5, 6]], own: [[7], [8]] });
    const events = play(state, 0, draw, onSeat(1, 'own'));
    expect(mistakeOf(events)).toBe('middle-first');
    expect(typesOf(events)).toContain('putBack');
    expect(drawn(state)).toBeNull();
    expect(pile(state, 0)).toEqual([12, 3, 6]);
    expect(own(state, 0)).toEqual([7]);
    expect(state.seat).toBe(1);
  });
});
