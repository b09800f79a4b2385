import { describe, expect, it } from 'vitest';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import { caught, draw, drawn, keep, middle, mistakeOf, onSeat, onStack, own, pile, play, position, refusal, typesOf, wait } from './position';

describe('Schlafmütze B: the own pile first', () => {
  it('[SM-48, SM-51] wants the top of the own pile in the middle before anything else', () => {
    const state = position({ middle: [6, 1, 1, 1, 1], draw: [[12, 3], [5]], own: [[7], []] });
    expect(mistakeOf(play(state, 0, onStack(0, 'own')))).toBeNull();
    expect(middle(state)[0]).toBe(7);
    expect(own(state, 0)).toEqual([]);
  });

  it('[SM-52] then on another player’s pile; the middle comes first there too', () => {
    const state = position({ draw: [[12, 3], [5]], own: [[7], [8]] });
    expect(mistakeOf(play(state, 0, onSeat(1, 'own')))).toBeNull();
    expect(own(state, 1)).toEqual([8, 7]);
    const fits = position({ middle: [6, 1, 1, 1, 1], draw: [[12, 3], [5]], own: [[7], [8]] });
    expect(mistakeOf(play(fits, 0, onSeat(1, 'own')))).toBe('middle-first');
  });

  it('[SM-53, SM-54] only then draws, and looks for a place in the same order', () => {
    const state = position({ middle: [11, 1, 1, 1, 1], draw: [[12, 3], [5]], own: [[7], [13]] });
    play(state, 0, draw);
    expect(mistakeOf(play(state, 0, onStack(0)))).toBeNull();
    const other = position({ middle: [11, 1, 1, 1, 1], draw: [[12, 3], [5]], own: [[7], [13]] });
    expect(mistakeOf(play(other, 0, draw, onSeat(1)))).toBe('middle-first');
  });

  it('[SM-57, SM-58, SM-47] is on again at once after each card placed, from the own pile or drawn', () => {
    const state = position({ middle: [6, 1, 1, 1, 1], draw: [[8, 2, 17], [5]], own: [[7], []] });
    play(state, 0, onStack(0, 'own'));
    expect(state.seat).toBe(0);
    play(state, 0, draw, onStack(0));
    expect(state.seat).toBe(0);
    play(state, 0, draw, onStack(1), draw, keep);
    expect(middle(state)).toEqual([8, 2, 1, 1, 1]);
    expect(state.seat).toBe(1);
  });

  it('[SM-63, SM-66] is a mistake to lay the drawn card, wherever, while the own pile’s top had a place', () => {
    const before = { middle: [6, 11, 1, 1, 1], draw: [[12, 3], [5]], own: [[7], [13]] };
    expect(mistakeOf(play(position(before), 0, draw, onStack(1)))).toBe('own-pile-first');
    expect(mistakeOf(play(position(before), 0, draw, keep))).toBe('own-pile-first');
  });

  it('[SM-64] is no mistake yet as long as the drawn card has not been laid', () => {
    const state = position({ middle: [6, 1, 1, 1, 1], draw: [[12, 3], [5]], own: [[7], []] });
    expect(mistakeOf(play(state, 0, draw))).toBeNull();
    expect(state.seat).toBe(0);
  });

  it('C-SM-1 [SM-51, SM-64, SM-65]: puts the 7 on the 6 before laying the 12', () => {
    const state = position({ middle: [6, 1, 1, 1, 1], draw: [[12, 3], [5]], own: [[7], []] });
    expect(mistakeOf(play(state, 0, draw, onStack(0, 'own')))).toBeNull();
    expect(state.seat).toBe(0);
    expect(drawn(state)).toBe(12);
    expect(mistakeOf(play(state, 0, keep))).toBeNull();
  });

  it('[SM-51, SM-54, SM-65] checks the new top of the own pile again, then the drawn card', () => {
    const state = position({ middle: [6, 1, 1, 1, 1], draw: [[12, 3], [5]], own: [[8, 7], []] });
    play(state, 0, draw, onStack(0, 'own'));
    expect(mistakeOf(play(schlafmuetze.copy(state), 0, keep))).toBe('own-pile-first');
    play(state, 0, onStack(0, 'own'));
    expect(mistakeOf(play(state, 0, keep))).toBeNull();
    expect(middle(state)[0]).toBe(8);
  });

  it('[SM-67] ends the turn instead of drawing from an empty pile, unless the own top was overlooked', () => {
    const state = position({ middle: [1, 1, 1, 1, 1], draw: [[2], [5]], own: [[7], []] });
    play(state, 0, draw, onStack(0));
    expect(refusal(state, 0, draw)).toBe('nothing-to-draw');
    expect(schlafmuetze.view(state, 1)).toMatchObject({ waits: true, turnsOver: false });
    expect(mistakeOf(play(state, 0, wait))).toBeNull();
    expect(state.seat).toBe(1);
    const sleepy = position({ middle: [5, 1, 1, 1, 1], draw: [[6], [5]], own: [[7], []] });
    play(sleepy, 0, draw, onStack(0));
    expect(mistakeOf(play(sleepy, 0, wait))).toBe('overlooked');
    expect(own(sleepy, 0)).toEqual([7]);
  });

  it('C-SM-7 [SM-57, SM-67, SM-68, SM-69]: the pile is turned over first at the next turn', () => {
    const state = position({ draw: [[2], [15]], own: [[4, 12], []] });
    play(state, 0, draw, onStack(0), wait);
    play(state, 1, draw, keep);
    expect(state.seat).toBe(0);
    expect(schlafmuetze.view(state, 1)).toMatchObject({ waits: false, turnsOver: true });
    expect(refusal(state, 0, onStack(0, 'own'))).toBe('turn-over-first');
    expect(schlafmuetze.legal(state, 0)).toEqual([draw]);
    expect(typesOf(play(state, 0, draw))).toEqual(['turnedOver', 'drew']);
    expect(drawn(state)).toBe(4);
    expect([pile(state, 0), own(state, 0)]).toEqual([[12], []]);
  });

  it('[SM-57, SM-67] can renew the draw pile in the middle of the turn, as a house rule', () => {
    const state = position({ draw: [[2], [15]], own: [[4, 12], []], options: { flipAtOnce: true } });
    play(state, 0, draw, onStack(0));
    expect(refusal(state, 0, wait)).toBe('draw-first');
    expect(typesOf(play(state, 0, draw))).toEqual(['turnedOver', 'drew']);
  });

  it('[SM-61, SM-67] draws penalty cards that came while the pile was empty before turning it over', () => {
    const giving = position({ middle: [5, 1, 1, 1, 1], draw: [[6], [9, 17], [15, 16]], own: [[12, 7], [13], []] });
    play(giving, 0, draw, onStack(0));
    expect(mistakeOf(play(giving, 0, wait))).toBe('overlooked');
    expect(pile(giving, 0)).toEqual([17, 16]);
    play(giving, 1, draw, keep);
    play(giving, 2, draw, keep);
    expect(schlafmuetze.view(giving, 0).turnsOver).toBe(false);
    expect(typesOf(play(giving, 0, draw))).toEqual(['drew']);
    expect(own(giving, 0)).toEqual([12, 7]);
  });
});

describe('Schlafmütze A: the draw pile only', () => {
  const options = { ...caught, variant: 'A' } as const;

  it('C-SM-5 [SM-11, SM-13]: an own 4 beside a 3 in the middle is no mistake', () => {
    const state = position({ middle: [3, 1, 1, 1, 1], draw: [[17, 3], [5]], own: [[4], []], options });
    expect(mistakeOf(play(state, 0, draw, keep))).toBeNull();
    expect(refusal(position({ middle: [3, 1, 1, 1, 1], draw: [[17], [5]], own: [[4], []], options }), 0, onStack(0, 'own'))).toBe('own-pile-stays');
  });

  it('[SM-13, SM-14] goes on after a placed card, or not, as a house rule', () => {
    const state = position({ draw: [[2, 3], [5]], options });
    play(state, 0, draw, onStack(0));
    expect(state.seat).toBe(0);
    const once = position({ draw: [[2, 3], [5]], options: { ...options, continueInA: false } });
    play(once, 0, draw, onStack(0));
    expect(once.seat).toBe(1);
  });

  it('[SM-31, SM-32, SM-33] turns over the own pile when a card must be drawn, and draws the oldest first', () => {
    const state = position({ draw: [[2], [15]], own: [[4, 12, 9], []], options });
    play(state, 0, draw, onStack(0));
    expect(schlafmuetze.view(state, 1)).toMatchObject({ turnsOver: true, waits: false });
    const events = play(state, 0, draw);
    expect(events[0]).toEqual({ type: 'turnedOver', seat: 0, count: 3 });
    expect(drawn(state)).toBe(4);
    expect([pile(state, 0), own(state, 0)]).toEqual([[12, 9], []]);
  });
});
