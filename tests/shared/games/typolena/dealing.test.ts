import { describe, expect, it } from 'vitest';
import { nextBelow, randomFrom, shuffle } from '@shared/engine/random';
import { typolena, type Options } from '@shared/games/typolena';
import { isMotif } from '@shared/games/typolena/cards';
import { handSizeOf } from '@shared/games/typolena/options';
import { asWritten, CARD, counts, expectAllCards, fresh, play, refusal, layOf, letterOf, topCard } from './fixture';

const seeds = Array.from({ length: 60 }, (_, index) => `deal ${String(index)}`);

/** Deals until the card lies on top of the talon, and gives what lay below it, from bottom to top. */
function dealWithOnTop(card: number) {
  for (let index = 0; index < 5000; index++) {
    const seed = `on top ${String(index)}`;
    const random = randomFrom(seed);
    nextBelow(random, 4); // the dealer
    const talon = shuffle(random, [...typolena.pieces(asWritten, 4)]).slice(0, 39 - 32);
    if (talon.at(-1) === card && isMotif(talon.at(-2) ?? -1)) return { state: fresh(4, seed), below: talon.slice(0, -1) };
  }
  throw new Error('no such deal');
}

describe('dealing', () => {
  it('[TY-7] shuffles the whole pack: no two seeds deal alike, and every card may come to every place', () => {
    const first = new Set<number | undefined>();
    for (const seed of seeds) {
      const state = fresh(4, seed);
      expectAllCards(state);
      first.add(state.hands[0]?.[0]);
    }
    expect(first.size).toBeGreaterThan(20);
    expect(JSON.stringify(fresh(4, 'one').hands)).not.toBe(JSON.stringify(fresh(4, 'two').hands));
    expect(JSON.stringify(fresh(4, 'one'))).toBe(JSON.stringify(fresh(4, 'one')));
  });

  it('[TY-2] plays with 39 cards: 30 motifs, the Fehlerteufel and 8 special cards', () => {
    expect(typolena.pieces(asWritten, 4)).toHaveLength(39);
    expect(typolena.pieces({ ...asWritten, specials: 'none' }, 4)).toHaveLength(31);
  });

  it('[TY-8, TY-9, TY-10, TY-11] deals 4 to 8 cards by the number of players and leaves a talon face down', () => {
    const bySeats = (options: Partial<Options>, seats: number): number => handSizeOf({ options: { ...asWritten, ...options }, seats });
    expect([2, 3, 4, 5, 6, 7, 8].map((seats) => bySeats({}, seats))).toEqual([8, 8, 8, 6, 5, 4, 4]);
    expect([2, 3, 4, 5, 6].map((seats) => bySeats({ specials: 'none' }, seats))).toEqual([8, 8, 6, 4, 4]);
    for (let seats = 2; seats <= 8; seats++) {
      const state = fresh(seats, 'talon');
      expect(counts(state)).toEqual(Array.from({ length: seats }, () => bySeats({}, seats)));
      expect(state.talon.length).toBeGreaterThanOrEqual(6);
      const { talon } = typolena.view(state, 'table');
      expect(talon).toEqual({ count: state.talon.length, back: expect.any(String) as string });
    }
  });

  it('[TY-10] lets the table choose the hand from 4 to 8, and no other', () => {
    expect(counts(fresh(3, 'five', { handSize: '5' }))).toEqual([5, 5, 5]);
    expect(typolena.seatRange(asWritten)).toEqual({ minimum: 2, maximum: 8 });
    expect(typolena.seatRange({ ...asWritten, specials: 'none' })).toEqual({ minimum: 2, maximum: 6 });
    expect(typolena.seatRange({ ...asWritten, handSize: '8' })).toEqual({ minimum: 2, maximum: 4 });
    expect(typolena.seatRange({ ...asWritten, specials: 'none', handSize: '8' })).toEqual({ minimum: 2, maximum: 3 });
    const choices = typolena.optionFields.find(({ key }) => key === 'handSize');
    expect(choices).toMatchObject({ choices: ['table', '4', '5', '6', '7', '8'] });
  });

  it('[TY-12] turns one card up beside the talon and leaves the second stack empty', () => {
    for (const seed of seeds) {
      const state = fresh(4, seed);
      expect(state.stacks.map(({ cards }) => cards.length)).toEqual([1, 0]);
      expect(isMotif(topCard(state, 0))).toBe(true);
      expect(typolena.view(state, 'table').stacks[0].top).toEqual({ open: true, card: topCard(state, 0) });
    }
  });

  it('[TY-13, TY-14] puts a turned-up Fehlerteufel into the middle of the talon and turns up the next card', () => {
    const { state, below } = dealWithOnTop(CARD.devil);
    expect(topCard(state, 0)).toBe(below[5]);
    expect(state.talon).toEqual([...below.slice(0, 3), CARD.devil, ...below.slice(3, 5)]);
  });

  it('C-TY-31: a special card turned up first goes into the middle as well', () => {
    const { state, below } = dealWithOnTop(CARD.absolute);
    expect(topCard(state, 0)).toBe(below[5]);
    expect(state.talon).toEqual([...below.slice(0, 3), CARD.absolute, ...below.slice(3, 5)]);
  });

  it('[TY-12, TY-14] turns up a motif however many special cards lie above it', () => {
    const random = randomFrom('many');
    for (let index = 0; index < 3000; index++) {
      const state = typolena.setup({ options: asWritten, seats: 4, previous: null, previousSeats: [null, null, null, null] }, random);
      expect(isMotif(topCard(state, 0))).toBe(true);
      expect(state.talon).toHaveLength(6);
    }
  });

  it('[TY-15] ignores the colours of the turned-up card', () => {
    for (const seed of seeds) {
      const state = fresh(4, seed);
      expect(state.phase).toEqual({ kind: 'turn', seat: (state.dealer + 1) % 4, drawn: false });
      expect(state.direction).toBe(1);
    }
  });

  it('[TY-16] lets the player to the left of the dealer begin', () => {
    const dealers = new Set<number>();
    for (const seed of seeds) {
      const state = fresh(4, seed);
      dealers.add(state.dealer);
      expect(typolena.acting(state)).toEqual([(state.dealer + 1) % 4]);
      expect(refusal(state, state.dealer, { type: 'draw' })).toBe('not-your-turn');
    }
    expect([...dealers].sort()).toEqual([0, 1, 2, 3]);
  });

  it('G-TY-6: the deal moves one seat to the left, to whoever is still there', () => {
    const again = (previousSeats: (number | null)[], dealer: number): number =>
      typolena.setup({ options: asWritten, seats: previousSeats.length, previous: { dealer }, previousSeats }, randomFrom('again')).dealer;
    expect(typolena.carry(fresh(4, 'carry'))).toEqual({ dealer: fresh(4, 'carry').dealer });
    expect(again([0, 1, 2, 3], 1)).toBe(2);
    expect(again([0, 1, 2, 3], 3)).toBe(0);
    expect(again([2, 3, 0, 1], 1)).toBe(0);
    // The person after the dealer has gone, and then so have all but one.
    expect(again([0, 1, 3], 1)).toBe(2);
    expect(again([null, null, 0], 1)).toBe(2);
    const random = new Set(seeds.map((seed) => {
      const deal = { options: { ...asWritten, dealer: 'random' as const }, seats: 4, previous: { dealer: 0 }, previousSeats: [0, 1, 2, 3] };
      return typolena.setup(deal, randomFrom(seed)).dealer;
    }));
    expect(random.size).toBe(4);
  });

  it('[TY-18, TY-19, TY-20, TY-21] lays the first card beside the turned-up one and every other card on one of the two', () => {
    const state = fresh(2, 'first card', { check: 'auto', specials: 'none' });
    const seat = (state.dealer + 1) % 2;
    const first = topCard(state, 0);
    const hand = state.hands[seat] ?? [];
    for (const card of hand) {
      expect(refusal(state, seat, layOf(card, 0, 'N', null))).not.toBe('accepted');
    }
    const lays = typolena.legal(state, seat).filter((action) => action.type === 'lay');
    expect(lays.length).toBeGreaterThan(0);
    expect(lays.every((action) => action.stack === 1)).toBe(true);
    const right = lays.find((action) => isMotif(action.card) && action.letter !== null && letterFits(action.card, first, action.letter));
    if (right === undefined) throw new Error('this seed deals a fitting card');
    play(state, seat, right);
    expect(state.stacks.map(({ cards }) => cards.length)).toEqual([1, 1]);
    expect(typolena.view(state, 'table').stacks.map(({ top }) => top?.open)).toEqual([true, true]);
  });
});

function letterFits(card: number, beside: number, letter: string): boolean {
  try {
    return letterOf(card, beside) === letter;
  } catch {
    return false;
  }
}
