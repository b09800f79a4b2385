import { describe, expect, it } from 'vitest';
import { typolenaDoppelpack } from '@shared/games/typolena-doppelpack';
import { CARD, LETTERS, MOTIFS, colourMask, commonLetters, fits, isAnimal, isLena, letterMask } from '@shared/games/typolena/cards';
import { below, chain, counts, draw, fresh, lay, pass, play, position, refusal, typesOf, unfit } from './position';

const [A, B, C] = [0, 1, 2];
const [X = 0, Y = 0, Z = 0] = chain(CARD.privat, 3);
const [MISFIT = 0, OTHER = 0] = unfit(2, CARD.privat);

describe('Doppelpack: the deal', () => {
  it('[TP-2] is played with the thirty motifs, without Fehlerteufel and special cards', () => {
    const state = fresh(4, 'pack');
    expect(typolenaDoppelpack.inventory(state).sort((one, other) => one - other)).toEqual(MOTIFS.map(({ id }) => id));
    expect(typolenaDoppelpack.pieces(state.options, 4)).not.toContain(CARD.devil);
  });

  it.each([2, 6])('[TP-3, TP-4, TP-5] %i players get three cards each, and one card is turned up as the only stack', (seats) => {
    const state = fresh(seats, 'deal');
    expect(counts(state)).toEqual(Array.from({ length: seats }, () => 3));
    expect(state.talonCards).toHaveLength(30 - 3 * seats - 1);
    const view = typolenaDoppelpack.view(state, 'table');
    expect(view).toMatchObject({ stack: 1, topCard: state.stackCards[0], underCard: null, phase: 'draw' });
  });

  it('two to six play, clockwise, the player left of the dealer first, and the deal goes round', () => {
    expect(typolenaDoppelpack.seatRange(fresh(2, 'seats').options)).toEqual({ minimum: 2, maximum: 6 });
    const first = fresh(3, 'first');
    expect(first.turn).toBe((first.dealer + 1) % 3);
    expect(fresh(3, 'next', {}, { dealer: 1 }, [0, 1, 2]).dealer).toBe(2);
    // Who sat at 2 has gone, and 0 sits at 1 now.
    expect(fresh(3, 'next', {}, { dealer: 1 }, [null, 0, 1]).dealer).toBe(1);
  });

  it('a turned-up animal needs no sound', () => {
    const state = position({ top: CARD.katze, hands: [[X], [Y]], phase: 'draw' });
    expect(typolenaDoppelpack.legal(state, A)).toEqual([draw]);
  });
});

describe('Doppelpack: a turn', () => {
  it('[TP-6] begins with drawing a card, whatever one holds', () => {
    const state = position({ top: CARD.privat, hands: [[X, Y], [Z]], phase: 'draw' });
    expect(typolenaDoppelpack.acting(state)).toEqual([A]);
    expect(refusal(state, A, lay(X, CARD.privat))).toBe('draw-first');
    expect(refusal(state, A, pass)).toBe('draw-first');
    const drawn = state.talonCards.at(-1);
    expect(play(state, A, draw)).toEqual([{ type: 'drew', seat: A, reason: 'turn', cards: [drawn], missing: 0 }]);
    expect(refusal(state, A, draw)).toBe('already-drew');
    expect(state.handCards[A]).toContain(drawn);
  });

  it('[TP-6] the drawn card may be laid at once', () => {
    const state = position({ top: CARD.privat, hands: [[Y], [Z]], phase: 'draw' });
    state.talonCards = [...state.talonCards.filter((card) => card !== X), X];
    state.stackCards = state.stackCards.filter((card) => card !== X);
    play(state, A, draw);
    expect(typesOf(play(state, A, lay(X, CARD.privat)))).toEqual(['laid']);
  });

  it('[TP-7, TP-8, TP-9, TP-10] two cards may be laid, each onto the one before it; then the turn is over', () => {
    const state = position({ top: CARD.privat, hands: [[X, Y, MISFIT], [Z]] });
    expect(typesOf(play(state, A, lay(X, CARD.privat)))).toEqual(['laid']);
    expect(typolenaDoppelpack.view(state, B)).toMatchObject({ topCard: X, underCard: CARD.privat, laid: 1, turn: A });
    expect(typesOf(play(state, A, lay(Y, X)))).toEqual(['laid', 'turn']);
    expect(state).toMatchObject({ turn: B, phase: 'draw', laid: 0 });
    expect(state.stackCards.slice(-3)).toEqual([CARD.privat, X, Y]);
  });

  it('[TP-10] one card is enough, and none as well', () => {
    const one = position({ top: CARD.privat, hands: [[X, Y], [Z]] });
    play(one, A, lay(X, CARD.privat));
    expect(typesOf(play(one, A, pass))).toEqual(['passed', 'turn']);
    const none = position({ top: CARD.privat, hands: [[X, Y], [Z]] });
    expect(play(none, A, pass)[0]).toEqual({ type: 'passed', seat: A, laid: 0 });
    expect(counts(none)).toEqual([2, 1]);
  });

  it('[TP-8] a first card that does not fit comes back, costs a card and the turn', () => {
    const state = position({ top: CARD.privat, hands: [[MISFIT, X], [Z]] });
    const events = play(state, A, { type: 'lay', card: MISFIT, letter: 'N', sound: null });
    expect(typesOf(events)).toEqual(['mistake', 'drew', 'turn']);
    expect(events[0]).toEqual({ type: 'mistake', seat: A, shownCard: MISFIT, letter: 'N', reason: 'fit' });
    expect(counts(state)).toEqual([3, 1]);
    expect(state).toMatchObject({ turn: B, phase: 'draw' });
    expect(state.stackCards.at(-1)).toBe(CARD.privat);
  });

  it('[TP-8] the named letter has to be one that fits', () => {
    const state = position({ top: CARD.privat, hands: [[X, Y], [Z]] });
    const letter = LETTERS.find((other) => !fits(X, CARD.privat, other)) ?? 'L';
    expect(play(state, A, { type: 'lay', card: X, letter, sound: null })[0]).toMatchObject({ type: 'mistake', reason: 'letter' });
  });

  it('C-TP-1 [TP-9]: a second card that fits only the card below the first is an error; the first stays', () => {
    // Y fits T, on which X lies, but not X itself.
    const found = MOTIFS.flatMap(({ id: top }) =>
      MOTIFS.filter(({ id: first }) => first !== top && !isAnimal(first) && letterMask(top, first) !== 0).flatMap(({ id: first }) =>
        MOTIFS.filter(
          ({ id: second }) => !isAnimal(second) && second !== top && letterMask(second, top) !== 0 && letterMask(second, first) === 0,
        ).map(({ id: second }) => ({ top, first, second })),
      ),
    )[0];
    if (found === undefined) throw new Error('no such cards');
    const { top, first, second } = found;
    const state = position({ top, hands: [[first, second, MISFIT], [Z]] });
    play(state, A, lay(first, top));
    const [letter = 'L'] = commonLetters(second, top);
    const events = play(state, A, { type: 'lay', card: second, letter, sound: null });
    expect(typesOf(events)).toEqual(['mistake', 'drew', 'turn']);
    expect(state.stackCards.at(-1)).toBe(first);
    expect(state.handCards[A]).toHaveLength(3);
    expect(state.handCards[A]).toEqual(expect.arrayContaining([MISFIT, second]));
    expect(state.turn).toBe(B);
    const right = position({ top: CARD.privat, hands: [[X, Y, MISFIT], [Z]] });
    play(right, A, lay(X, CARD.privat));
    expect(play(right, A, lay(Y, X))[0]).toMatchObject({ type: 'laid', card: Y });
  });

  it('C-TP-7: a colour has no effect', () => {
    const red = MOTIFS.find(({ id, colours }) => colours.includes('red') && !isAnimal(id) && id !== CARD.privat && letterMask(id, CARD.privat) !== 0);
    if (red === undefined) throw new Error('no red card fits');
    const state = position({ top: CARD.privat, hands: [[red.id, ...unfit(2, CARD.privat, red.id)], [MISFIT]] });
    expect(colourMask(red.id)).toBeGreaterThan(0);
    play(state, A, lay(red.id, CARD.privat));
    play(state, A, pass);
    expect(typolenaDoppelpack.legal(state, B)).toEqual([draw]);
    play(state, B, draw);
    expect(counts(state)[B]).toBe(2);
  });

  it('[TP-1] with younger children: wrong lays are refused, and only right ones are offered', () => {
    const beginners = typolenaDoppelpack.presets.find(({ id }) => id === 'beginners')?.options;
    const state = position({ top: CARD.privat, hands: [[X, MISFIT], [Z]], ...(beginners === undefined ? {} : { options: beginners }) });
    expect(refusal(state, A, { type: 'lay', card: MISFIT, letter: 'N', sound: null })).toBe('does-not-fit');
    const lays = typolenaDoppelpack.legal(state, A).filter((action) => action.type === 'lay');
    expect(lays.length).toBeGreaterThan(0);
    for (const { card, letter } of lays) expect([card, fits(card, CARD.privat, letter)]).toEqual([X, true]);
  });
});

describe('Doppelpack: talon and end', () => {
  it('[TP-6] when the talon is empty, all of the stack but its top is shuffled', () => {
    const state = position({ top: CARD.privat, hands: [[X, Y], [Z]], talon: 0, phase: 'draw' });
    const under = state.stackCards.length - 1;
    expect(typesOf(play(state, A, draw))).toEqual(['reshuffled', 'drew']);
    expect(state.stackCards).toEqual([CARD.privat]);
    expect(state.talonCards).toHaveLength(under - 1);
  });

  it('[TP-6] what is not there is not drawn, and the turn goes on', () => {
    const state = position({ top: CARD.privat, hands: [[X, Y], [Z]], talon: 0, phase: 'draw' });
    state.handCards[B]?.push(...state.stackCards.splice(0, state.stackCards.length - 1));
    expect(play(state, A, draw)).toEqual([{ type: 'drew', seat: A, reason: 'turn', cards: [], missing: 1 }]);
    expect(state.phase).toBe('lay');
  });

  it('a whole circle without a card drawn or laid ends the match as a draw', () => {
    const state = position({ top: CARD.privat, hands: [[X, Y], [Z]], talon: 0, phase: 'draw' });
    state.handCards[B]?.push(...state.stackCards.splice(0, state.stackCards.length - 1));
    for (const seat of [A, B, A]) {
      expect(typolenaDoppelpack.outcome(state)).toBeNull();
      play(state, seat, draw);
      play(state, seat, pass);
    }
    expect(typolenaDoppelpack.outcome(state)).toEqual({ kind: 'drawn', ranks: [1, 1], points: [0, 0], reason: 'exhausted', params: {} });
  });

  it('after the last round the fewest cards win, and equal ones are a draw', () => {
    for (const [more, result] of [
      [[MISFIT, OTHER], { kind: 'won', ranks: [1, 2], points: [1, 0], reason: 'round-limit', params: { seat: A } }],
      [[MISFIT], { kind: 'drawn', ranks: [1, 1], points: [0, 0], reason: 'round-limit-drawn', params: {} }],
    ] as const) {
      const state = position({ top: CARD.privat, hands: [[X], more], options: { mostRounds: 50 } });
      state.turns = 99;
      expect(typesOf(play(state, A, pass))).toEqual(['passed', 'ended']);
      expect(typolenaDoppelpack.outcome(state)).toEqual(result);
    }
  });

  it('[TP-11] whoever has laid all cards has won', () => {
    const state = position({ top: CARD.privat, hands: [[X, Y], [Z, MISFIT], [OTHER]] });
    play(state, A, lay(X, CARD.privat));
    expect(typesOf(play(state, A, lay(Y, X)))).toEqual(['laid', 'won']);
    expect(typolenaDoppelpack.outcome(state)).toEqual({ kind: 'won', ranks: [1, 3, 2], points: [1, 0, 0], reason: 'all-laid', params: { seat: A } });
    expect([A, B, C].map((seat) => typolenaDoppelpack.legal(state, seat))).toEqual([[], [], []]);
  });

  it('C-TP-3 [TP-11]: the last card need not be a Lena card', () => {
    const top = below(CARD.privat);
    const state = position({ top, hands: [[CARD.privat], [MISFIT]] });
    expect(isLena(CARD.privat)).toBe(false);
    expect(typesOf(play(state, A, lay(CARD.privat, top)))).toEqual(['laid', 'won']);
  });

  it('house rule: the last card has to be a Lena card', () => {
    const top = below(CARD.privat);
    const state = position({ top, hands: [[CARD.privat], [MISFIT]], options: { lena: true } });
    expect(play(state, A, lay(CARD.privat, top))[0]).toMatchObject({ type: 'mistake', reason: 'lastCard' });
    const lena = position({ top: below(CARD.supi), hands: [[CARD.supi], [MISFIT]], options: { lena: true } });
    expect(typesOf(play(lena, A, lay(CARD.supi, below(CARD.supi))))).toEqual(['laid', 'won']);
  });
});
