import { describe, expect, it } from 'vitest';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import { LONGEST_WANDERING } from '@shared/games/schlafmuetze/turn';
import { draw, keep, mistakeOf, onSeat, onStack, own, play, position, refusal, typesOf } from './position';

describe.each(['A', 'B'] as const)('Schlafmütze %s: the end', (variant) => {
  const options = { variant };

  it('[SM-10, SM-34, SM-42, SM-70] whoever has laid his last card has won at once', () => {
    const state = position({ draw: [[2], [5, 6], [5]], own: [[], [9], []], options });
    const events = play(state, 0, draw, onStack(0));
    expect(events.at(-1)).toEqual({ type: 'over', winners: [0], reason: 'all-cards-laid' });
    expect(schlafmuetze.outcome(state)).toEqual({
      kind: 'won',
      ranks: [1, 3, 2],
      points: [1, 0, 0],
      reason: 'all-cards-laid',
      params: { seat: 0, count: 0 },
    });
    expect(schlafmuetze.acting(state)).toEqual([]);
    expect(refusal(state, 1, draw)).toBe('game-over');
  });

  it('[SM-34] a last card laid by mistake comes back', () => {
    const state = position({ draw: [[3], [5, 6], [5]], options });
    expect(mistakeOf(play(state, 0, draw, onStack(0)))).toBe('does-not-fit');
    expect(own(state, 0)).toEqual([3]);
    expect(schlafmuetze.outcome(state)).toBeNull();
  });

  it('C-SM-9 [SM-55, SM-70]: a last card that fits nowhere goes on the own pile and is turned over next turn', () => {
    const state = position({ draw: [[9], [5, 15]], options });
    play(state, 0, draw, keep);
    expect(schlafmuetze.outcome(state)).toBeNull();
    expect(own(state, 0)).toEqual([9]);
    play(state, 1, draw, keep);
    expect(typesOf(play(state, 0, draw))).toEqual(['turnedOver', 'drew']);
  });

  it('[SM-67] ends at a standstill: everybody has turned over his pile twice without a card placed, and the fewest cards win', () => {
    const state = position({ draw: [[9], [15, 12]], options });
    for (let round = 0; round < 20 && state.phase !== 'over'; round++) play(state, state.seat, draw, keep);
    expect(schlafmuetze.outcome(state)).toMatchObject({ kind: 'won', ranks: [1, 2], points: [1, 0], reason: 'standstill', params: { seat: 0, count: 1 } });
    expect(state.turned).toEqual([4, 2]);
  });

  it('[SM-67] is drawn when everybody has as many left, and a placed card starts the count again', () => {
    const even = position({ draw: [[9], [15]], options: { ...options, stallTurns: 1 } });
    for (let round = 0; round < 20 && even.phase !== 'over'; round++) play(even, even.seat, draw, keep);
    expect(schlafmuetze.outcome(even)).toMatchObject({ kind: 'drawn', ranks: [1, 1], points: [0, 0] });
    const placed = position({ draw: [[9, 12], [10, 17]], options });
    placed.turned = [1, 2];
    play(placed, 0, draw, keep);
    play(placed, 1, draw, onSeat(0));
    expect(placed.turned).toEqual([0, 0]);
  });

  it('ends too when no card has come to the middle for very long', () => {
    const state = position({ draw: [[9, 3], [15, 12]], options });
    state.sinceMiddle = LONGEST_WANDERING * 2 - 1;
    play(state, 0, draw, keep);
    expect(schlafmuetze.outcome(state)).toMatchObject({ kind: 'drawn', reason: 'standstill' });
    const goesOn = position({ draw: [[2, 9], [15, 12]], options });
    goesOn.sinceMiddle = LONGEST_WANDERING * 2 - 1;
    play(goesOn, 0, draw, onStack(0), draw, keep);
    expect([goesOn.phase, goesOn.sinceMiddle]).toEqual(['turn', 1]);
  });
});
