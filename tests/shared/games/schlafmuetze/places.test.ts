import { describe, expect, it } from 'vitest';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import { caught, draw, drawn, keep, middle, mistakeOf, onSeat, onStack, own, pile, play, position, refusal } from './position';

describe.each(['A', 'B'] as const)('Schlafmütze %s: where a card goes', (variant) => {
  const options = { ...caught, variant };

  it('[SM-11, SM-53] draws the top card of the own draw pile, open to all', () => {
    const state = position({ draw: [[7, 3], [5], [5]], options });
    expect(play(state, 0, draw)).toEqual([{ type: 'drew', seat: 0, card: state.drawnCard }]);
    expect(drawn(state)).toBe(7);
    expect(pile(state, 0)).toEqual([3]);
    expect(schlafmuetze.view(state, 2).drawnCard).toBe(state.drawnCard);
    expect(refusal(state, 0, draw)).toBe('already-drew');
  });

  it('[SM-16, SM-17, SM-49] takes only the next higher number in the middle', () => {
    for (const [top, right] of [[6, false], [7, true], [8, false], [9, false]] as const) {
      const state = position({ middle: [top, 1, 1, 1, 1], draw: [[8, 3], [5]], options });
      const mistake = mistakeOf(play(state, 0, draw, onStack(0)));
      expect([top, mistake]).toEqual([top, right ? null : 'does-not-fit']);
    }
  });

  it('[SM-18] lets a 2 go on any of the five ones', () => {
    for (let stack = 0; stack < 5; stack++) {
      const state = position({ draw: [[2, 9], [9, 9]], options });
      expect(mistakeOf(play(state, 0, draw, onStack(stack)))).toBeNull();
      expect(middle(state)[stack]).toBe(2);
    }
  });

  it('[SM-12, SM-19, SM-20, SM-21, SM-50] takes the next higher and the next lower number at another player', () => {
    for (const [top, right] of [[8, false], [9, true], [10, false], [11, true], [12, false]] as const) {
      const state = position({ draw: [[10, 3], [5]], own: [[], [top]], options });
      const mistake = mistakeOf(play(state, 0, draw, onSeat(1)));
      expect([top, mistake]).toEqual([top, right ? null : 'does-not-fit']);
      expect(own(state, 1)).toEqual(right ? [top, 10] : [top]);
    }
  });

  it('[SM-22, SM-40] demands the middle when the card fits there', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[10, 3], [5]], own: [[], [11]], options });
    expect(mistakeOf(play(state, 0, draw, onStack(0)))).toBeNull();
    expect(middle(state)[0]).toBe(10);
    const other = position({ middle: [9, 1, 1, 1, 1], draw: [[10, 3], [5]], own: [[], [11]], options });
    expect(mistakeOf(play(other, 0, draw, onSeat(1)))).toBe('middle-first');
  });

  it('[SM-23] allows another player only when no stack in the middle takes the card', () => {
    const state = position({ middle: [10, 8, 1, 1, 1], draw: [[10, 3], [5]], own: [[], [11]], options });
    expect(mistakeOf(play(state, 0, draw, onSeat(1)))).toBeNull();
    expect(own(state, 1)).toEqual([11, 10]);
  });

  it('C-SM-3 [SM-22, SM-23, SM-24, SM-54, SM-62]: laid on a neighbour’s 11 although a 9 lies in the middle', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[3], [5]], own: [[], [11]], drawn: 10, options });
    const events = play(state, 0, onSeat(1));
    expect(events).toContainEqual({ type: 'mistake', seat: 0, lay: 1, reason: 'middle-first' });
    expect(own(state, 0)).toEqual([10]);
    expect(own(state, 1)).toEqual([11]);
    expect(state.seat).toBe(1);
  });

  it('[SM-13, SM-14, SM-15, SM-29, SM-55, SM-56] puts a card that fits nowhere on the own pile, and the next player is on', () => {
    const state = position({ draw: [[9, 3], [5], [5]], own: [[15], [18], []], options });
    const events = play(state, 0, draw, keep);
    expect(mistakeOf(events)).toBeNull();
    expect(own(state, 0)).toEqual([15, 9]);
    expect(state.seat).toBe(1);
    expect(events.at(-1)).toEqual({ type: 'turn', seat: 1 });
    play(state, 1, draw, keep);
    play(state, 2, draw, keep);
    expect(state.seat).toBe(0);
  });

  it('[SM-30, SM-39] begins an own pile with it', () => {
    const state = position({ draw: [[9, 3], [5]], options });
    expect(schlafmuetze.view(state, 1).seats[0]).toMatchObject({ ownCount: 0, ownCard: null });
    play(state, 0, draw, keep);
    expect(schlafmuetze.view(state, 1).seats[0]).toMatchObject({ ownCount: 1, ownCard: state.ownCards[0]?.[0] });
  });

  it('[SM-25, SM-41] is a mistake when there was a place for it: in the middle, or at another player', () => {
    const inMiddle = position({ middle: [8, 1, 1, 1, 1], draw: [[9, 3], [5]], options });
    expect(mistakeOf(play(inMiddle, 0, draw, keep))).toBe('overlooked');
    const atPlayer = position({ draw: [[9, 3], [5], [5]], own: [[], [], [10]], options });
    expect(mistakeOf(play(atPlayer, 0, draw, keep))).toBe('overlooked');
  });

  it('[SM-17] closes a stack with the 20: nothing can be laid there', () => {
    const state = position({ middle: [19, 1, 1, 1, 1], draw: [[20, 12], [5]], options });
    play(state, 0, draw, onStack(0), draw);
    expect(schlafmuetze.view(state, 0).middle.map(({ closed }) => closed)).toEqual([true, false, false, false, false]);
    expect(refusal(state, 0, onStack(0))).toBe('stack-closed');
  });

  it('[SM-20, SM-50] offers any fitting pile, or with the house rule the first one clockwise', () => {
    const piles = { draw: [[10, 3], [5], [5], [5]], own: [[], [2], [11], [9]] };
    expect(mistakeOf(play(position({ ...piles, options }), 0, draw, onSeat(3)))).toBeNull();
    const strict = { ...options, pileOrder: 'clockwise' } as const;
    expect(mistakeOf(play(position({ ...piles, options: strict }), 0, draw, onSeat(3)))).toBe('nearer-pile-first');
    expect(mistakeOf(play(position({ ...piles, options: strict }), 0, draw, onSeat(2)))).toBeNull();
  });

  it('[SM-55] never takes the own pile for a place: a 10 on one’s own 9 is kept, and there is no pile where none lies', () => {
    const state = position({ draw: [[10, 3], [5]], own: [[9], []], options });
    play(state, 0, draw);
    expect(refusal(state, 0, onSeat(0))).toBe('no-pile-there');
    expect(refusal(state, 0, onSeat(1))).toBe('no-pile-there');
    expect(mistakeOf(play(state, 0, keep))).toBeNull();
    expect(state.seat).toBe(1);
  });

  it('refuses what cannot be done: laying before drawing, waiting with cards to draw, playing out of turn', () => {
    const state = position({ draw: [[10, 3], [5]], own: [[], [9]], options });
    expect(refusal(state, 0, onStack(0))).toBe('draw-first');
    expect(refusal(state, 0, keep)).toBe('draw-first');
    expect(refusal(state, 0, { type: 'wait' })).toBe('draw-first');
    expect(refusal(state, 1, draw)).toBe('not-your-turn');
    expect(refusal(state, 0, onStack(0, 'own'))).toBe(variant === 'A' ? 'own-pile-stays' : 'no-own-pile');
    expect(refusal(state, 1, { type: 'call', lay: 1 })).toBe('lay-settled');
  });
});

describe('Schlafmütze: what the three ways of checking offer', () => {
  const table = { middle: [9, 9, 1, 1, 1], draw: [[3], [5], [5]], own: [[], [11], [4]], drawn: 10 };

  it.each(['auto', 'challenge'] as const)('[SM-3, SM-25] %s offers every possible lay, right or wrong, so that nothing hints at what fits', (check) => {
    const state = position({ ...table, options: { check, calls: 'sequential' } });
    const expected = [0, 1, 2, 3, 4].map((stack) => onStack(stack));
    expect(schlafmuetze.legal(state, 0)).toEqual([...expected, onSeat(1), onSeat(2), keep]);
    const elsewhere = position({ ...table, drawn: 17, options: { check, calls: 'sequential' } });
    expect(schlafmuetze.legal(elsewhere, 0)).toEqual(schlafmuetze.legal(state, 0));
  });

  it('block offers what is right and says why the rest is not', () => {
    const state = position({ ...table, options: { check: 'block' } });
    expect(schlafmuetze.legal(state, 0)).toEqual([onStack(0), onStack(1)]);
    expect(refusal(state, 0, onStack(2))).toBe('does-not-fit');
    expect(refusal(state, 0, onSeat(1))).toBe('middle-first');
    expect(refusal(state, 0, keep)).toBe('overlooked');
    const owing = position({ middle: [3, 1, 1, 1, 1], draw: [[8, 3], [5]], own: [[4], [9]], options: { check: 'block' } });
    expect(refusal(owing, 0, draw)).toBe('own-pile-first');
    expect(schlafmuetze.legal(owing, 0)).toEqual([onStack(0, 'own')]);
    const nearer = position({ draw: [[3], [5], [5]], own: [[], [11], [9]], drawn: 10, options: { check: 'block', pileOrder: 'clockwise' } });
    expect(refusal(nearer, 0, onSeat(2))).toBe('nearer-pile-first');
  });
});
