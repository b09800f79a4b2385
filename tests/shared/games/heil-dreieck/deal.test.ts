import { describe, expect, it } from 'vitest';
import { heilDreieck } from '@shared/games/heil-dreieck';
import { CIRCLE, COLOURS, ECKDREI, INFINITY, SQUARE, TRIANGLE, colourOf, symbolOf } from '@shared/games/heil-dreieck/cards';
import { asWritten, counts, fresh, refusal, topCard, turnedUp, draw, play } from './position';

const dealt = (seats: number, options = {}): number => heilDreieck.view(fresh(seats, 'deal', options), 'table').handSize;

describe('Heil Dreieck!: the deal', () => {
  it('[HD-2] gives six cards each to two to four players', () => {
    expect([2, 3, 4].map((seats) => dealt(seats))).toEqual([6, 6, 6]);
    expect(counts(turnedUp(3, 1))).toEqual([6, 6, 6]);
  });

  it('[HD-3] gives eight cards each to up to eight players', () => {
    expect([5, 6, 7, 8].map((seats) => dealt(seats))).toEqual([8, 8, 8, 8]);
    expect(counts(turnedUp(6, 1))).toEqual([8, 8, 8, 8, 8, 8]);
  });

  it('[HD-4] gives ten cards each to more than eight, up to twelve', () => {
    expect([9, 10, 11, 12].map((seats) => dealt(seats))).toEqual([10, 10, 10, 10]);
    expect(counts(turnedUp(12, 1)).every((count) => count === 10)).toBe(true);
    expect(heilDreieck.seatRange(asWritten)).toEqual({ minimum: 2, maximum: 12 });
  });

  it('C-HD-1 [HD-2, HD-3]: four players get six cards, or eight as a house rule', () => {
    expect([dealt(4), dealt(4, { fourPlayers: 'eight' })]).toEqual([6, 8]);
    expect(dealt(3, { fourPlayers: 'eight' })).toBe(6);
  });

  it('[HD-6, HD-1] has ten symbols in four colours, and more copies for more players', () => {
    expect(COLOURS).toEqual(['black', 'red', 'blue', 'green']);
    const copies = [2, 4, 6, 7, 8, 9, 10, 11, 12].map((seats) => heilDreieck.pieces(asWritten, seats).length / 40);
    expect(copies).toEqual([2, 2, 2, 3, 3, 4, 4, 5, 5]);
    const kinds = new Set(heilDreieck.pieces(asWritten, 2).map((card) => `${colourOf(card)} ${symbolOf(card)}`));
    expect(kinds.size).toBe(40);
  });

  it('[HD-7, HD-8] shuffles before it deals', () => {
    const hands = new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(fresh(4, `shuffle ${seed}`).handCards)));
    expect(hands.size).toBe(40);
  });

  it('[HD-9, HD-10] turns up one card beside the draw stack, which begins the discard deck', () => {
    const state = turnedUp(4, 5);
    expect(heilDreieck.view(state, 'table')).toMatchObject({ topCard: topCard(state), discarded: 1, talon: 80 - 24 - 1 });
  });
});

describe('Heil Dreieck!: the card turned up at the start', () => {
  it.each([['triangle', TRIANGLE], ['Eckdrei', ECKDREI], ['infinity', INFINITY], ['plain card', 2]])('[HD-11, HD-12] a %s means nothing: the first turn begins', (_name, symbol) => {
    const state = turnedUp(4, symbol, { start: 'first-seat' });
    expect(heilDreieck.view(state, 'table')).toMatchObject({ phase: { kind: 'turn', seat: 0 }, direction: 1, pending: 0 });
    expect(counts(state)).toEqual([6, 6, 6, 6]);
  });

  it('[HD-13] a circle has somebody name a colour, found by chance', () => {
    const choosers = new Set<number>();
    for (let first = 0; first < 40; first++) {
      const state = turnedUp(4, CIRCLE, { start: 'lot' }, first * 1000);
      expect(heilDreieck.view(state, 'table')).toMatchObject({ phase: { kind: 'firstColour' }, colour: null });
      choosers.add(state.seat);
      expect(heilDreieck.legal(state, state.seat).slice(0, 4)).toEqual(COLOURS.map((colour) => ({ type: 'nameColour', colour })));
      expect(refusal(state, state.seat, draw)).toBe('not-now');
      expect(refusal(state, (state.seat + 1) % 4, { type: 'nameColour', colour: 'red' })).toBe('not-your-turn');
      play(state, state.seat, { type: 'nameColour', colour: 'green' });
      expect(heilDreieck.view(state, 'table')).toMatchObject({ phase: { kind: 'turn', seat: state.starter }, colour: 'green' });
    }
    expect([...choosers].sort()).toEqual([0, 1, 2, 3]);
  });

  it('[HD-14, HD-15] or the first seat names it, where the dealer or the youngest may sit', () => {
    for (let first = 0; first < 10; first++) expect(turnedUp(5, CIRCLE, { start: 'first-seat' }, first * 1000).seat).toBe(0);
  });

  it('[HD-16] a square lets the player after the first one draw two cards at once', () => {
    const state = turnedUp(4, SQUARE, { start: 'first-seat' });
    expect(counts(state)).toEqual([6, 8, 6, 6]);
    expect(counts(turnedUp(2, SQUARE, { start: 'first-seat' }))).toEqual([6, 8]);
  });

  it('[HD-17] that square cannot be passed on, and whoever drew keeps the first turn', () => {
    const state = turnedUp(4, SQUARE, { start: 'first-seat' });
    expect(heilDreieck.view(state, 'table')).toMatchObject({ pending: 0, phase: { kind: 'turn', seat: 0 } });
    expect(refusal(state, 0, { type: 'take' })).toBe('nothing-to-take');
    play(state, 0, draw);
    expect(heilDreieck.view(state, 'table').phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('[HD-18] lets chance decide who begins', () => {
    const starters = new Set(Array.from({ length: 60 }, (_, seed) => fresh(4, `lot ${seed}`).starter));
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  it('[HD-19, HD-20] or lets the first seat begin, as the dealer decides, or the youngest', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = fresh(5, `first ${seed}`, { start: 'first-seat' });
      expect(state.starter).toBe(0);
    }
  });
});
