import { describe, expect, it } from 'vitest';
import { heilDreieck } from '@shared/games/heil-dreieck';
import { counts, draw, hand, has, lay, pass, play, position, refusal, take, topCard, typesOf, wordOf } from './position';

describe('Heil Dreieck!: laying and drawing', () => {
  it('[HD-5] takes the same colour or the same symbol, and nothing else', () => {
    const state = position({ hands: ['r5 g1 g5 b2', 'k2'], top: 'r1' });
    expect(refusal(state, 0, lay(state, 0, 'r5'))).toBeNull();
    expect(refusal(state, 0, lay(state, 0, 'g1'))).toBeNull();
    expect(refusal(state, 0, lay(state, 0, 'g5'))).toBe('does-not-fit');
    expect(heilDreieck.legal(state, 0).filter(({ type }) => type === 'lay')).toHaveLength(2);
  });

  it.each(['auto', 'block'] as const)('[HD-5] refuses a wrong card with %s, as there is no penalty for it', (check) => {
    const state = position({ hands: ['g5 g6', 'k2 k3'], top: 'r1', options: { check } });
    expect(refusal(state, 0, lay(state, 0, 'g5'))).toBe('does-not-fit');
  });

  it('[HD-22] triangles can be laid like other cards', () => {
    const state = position({ hands: ['r3 g1 b2', 'k2 g3'], top: 'r1' });
    play(state, 0, lay(state, 0, 'r3'));
    expect(wordOf(topCard(state))).toBe('r3');
    expect(refusal(state, 1, lay(state, 1, 'g3'))).toBeNull();
  });

  it('[HD-56] lays a card, or draws one instead although one would fit, and the turn is over', () => {
    const state = position({ hands: ['r5 g1', 'k2 k4', 'b1'], top: 'r1', draws: 'r6' });
    const laid = heilDreieck.copy(state);
    expect(play(state, 0, draw)).toEqual([
      { type: 'drew', seat: 0, reason: 'turn', count: 1, cards: [state.handCards[0]?.[2]], missing: 0 },
      { type: 'turn', seat: 1 },
    ]);
    expect(hand(state, 0)).toBe('r5 g1 r6');
    expect(refusal(state, 0, lay(state, 0, 'r5'))).toBe('not-your-turn');
    play(laid, 0, lay(laid, 0, 'r5'));
    expect([hand(laid, 0), laid.seat]).toEqual(['g1', 1]);
  });

  it('[HD-56] as a house rule the card just drawn may be laid, and only that one', () => {
    const state = position({ hands: ['r5 g1', 'k2 k4'], top: 'r1', draws: 'r6', options: { playDrawn: true } });
    play(state, 0, draw);
    expect(heilDreieck.view(state, 0).phase).toEqual({ kind: 'drawn', seat: 0, card: state.handCards[0]?.[2] });
    expect(heilDreieck.view(state, 1).phase).toEqual({ kind: 'drawn', seat: 0, card: null });
    expect(refusal(state, 0, lay(state, 0, 'r5'))).toBe('only-drawn-card');
    expect(refusal(state, 0, draw)).toBe('not-now');
    const passed = heilDreieck.copy(state);
    play(state, 0, lay(state, 0, 'r6'));
    expect([hand(state, 0), state.seat]).toEqual(['r5 g1', 1]);
    expect(typesOf(play(passed, 0, pass))).toEqual(['passed', 'turn']);
  });

  it('refuses what is not in the hand, out of turn, or answers nothing', () => {
    const state = position({ hands: ['r5 g1', 'r4 k4'], top: 'r1' });
    expect(refusal(state, 0, { ...lay(state, 1, 'r4') })).toBe('not-in-hand');
    expect(refusal(state, 1, lay(state, 1, 'r4'))).toBe('not-your-turn');
    expect(refusal(state, 0, take)).toBe('nothing-to-take');
    expect(refusal(state, 0, pass)).toBe('not-now');
    expect(refusal(state, 0, lay(state, 0, 'r5', 'red'))).toBe('colour-not-needed');
    expect(refusal(state, 0, { type: 'object', claim: 1 })).toBe('settled');
  });

  it('[HD-54] renews the draw stack from the discard deck, whose top card stays', () => {
    const state = position({ hands: ['r5 g1', 'r4 k4'], top: 'r1', draws: '', short: true });
    const laid = state.discardCards.length;
    const events = play(state, 0, draw);
    expect(events[0]).toEqual({ type: 'reshuffled', count: laid - 1 });
    expect([wordOf(topCard(state)), state.discardCards.length, counts(state)[0]]).toEqual(['r1', 1, 3]);
  });

  it('[HD-54] draws what there is, and is drawn when a whole round moves no card', () => {
    const state = position({ hands: ['r5 g1', 'r4 k4'], top: 'r1' });
    state.handCards[1]?.push(...state.talonCards.splice(0));
    expect(play(state, 0, draw)[0]).toEqual({ type: 'drew', seat: 0, reason: 'turn', count: 0, cards: [], missing: 1 });
    expect(play(state, 1, draw).at(-1)).toEqual({ type: 'over', winners: [], reason: 'exhausted' });
    expect(heilDreieck.outcome(state)).toEqual({ kind: 'drawn', ranks: [1, 1], points: [0, 0], reason: 'exhausted', params: {} });
    expect(refusal(state, 0, draw)).toBe('game-over');
  });

  it('is drawn after as many turns as the table allows', () => {
    const state = position({ hands: ['r5 g1', 'r4 k4'], options: { turnLimit: 200 } });
    state.turns = 198;
    play(state, 0, draw);
    expect(play(state, 1, draw).at(-1)).toEqual({ type: 'over', winners: [], reason: 'turn-limit' });
  });
});

describe('Heil Dreieck!: squares', () => {
  it('[HD-39] lets the next player draw two cards', () => {
    const state = position({ hands: ['r7 g1', 'r4 k4', 'b1 b2'], top: 'r1' });
    expect(play(state, 0, lay(state, 0, 'r7'))).toContainEqual({ type: 'squares', total: 2 });
    expect(refusal(state, 1, draw)).toBe('square-or-take');
    expect(play(state, 1, take)).toContainEqual(expect.objectContaining({ type: 'drew', seat: 1, reason: 'squares', missing: 0 }));
    expect(counts(state)).toEqual([1, 4, 2]);
  });

  it('[HD-40] unless he plays a square too, of whatever colour', () => {
    const state = position({ hands: ['r7 g1', 'b7 r4', 'b1 b2'], top: 'r1' });
    play(state, 0, lay(state, 0, 'r7'));
    expect(refusal(state, 1, lay(state, 1, 'r4'))).toBe('square-or-take');
    play(state, 1, lay(state, 1, 'b7'));
    expect([counts(state)[1], state.pending, state.seat]).toEqual([1, 4, 2]);
  });

  it('[HD-40] a circle is no answer', () => {
    for (const circleWild of [false, true]) {
      const state = position({ hands: ['r7 g1', 'r0 r4', 'b1 b2'], top: 'r1', options: { circleWild } });
      play(state, 0, lay(state, 0, 'r7'));
      expect(refusal(state, 1, lay(state, 1, 'r0', 'red'))).toBe('square-or-take');
    }
  });

  it('[HD-41] he need not', () => {
    const state = position({ hands: ['r7 g1', 'b7 r4', 'b1 b2'], top: 'r1' });
    play(state, 0, lay(state, 0, 'r7'));
    expect(heilDreieck.legal(state, 1)).toContainEqual(take);
    play(state, 1, take);
    expect(counts(state)[1]).toBe(4);
  });

  it('[HD-42, HD-43, HD-44] adds two for each square until nobody plays one any more', () => {
    const state = position({ hands: ['r7 g1', 'b7 r4', 'g7 b2', 'k2 k5'], top: 'r1' });
    for (const [seat, word] of [[0, 'r7'], [1, 'b7'], [2, 'g7']] as const) play(state, seat, lay(state, seat, word));
    expect(state.pending).toBe(6);
    play(state, 3, take);
    expect([counts(state)[3], state.pending]).toEqual([8, 0]);
  });

  it('C-HD-3 [HD-39, HD-41, HD-42, HD-43, HD-45, HD-46, HD-47]: C holds a square and draws four instead', () => {
    const state = position({ hands: ['r7 g1', 'b7 r4', 'g7 b2', 'k2 k5'], top: 'r1' });
    play(state, 0, lay(state, 0, 'r7'));
    play(state, 1, lay(state, 1, 'b7'));
    play(state, 2, take);
    expect(counts(state)[2]).toBe(6);
    expect(refusal(state, 2, lay(state, 2, 'g7'))).toBe('not-your-turn');
    expect(heilDreieck.view(state, 3)).toMatchObject({ phase: { kind: 'turn', seat: 3 }, pending: 0 });
    expect(refusal(state, 3, draw)).toBeNull();
  });
});

describe('Heil Dreieck!: infinity', () => {
  it('[HD-48, HD-49] turns the direction of play', () => {
    const state = position({ hands: ['r8 g1', 'r4 k4', 'b1 b2', 'g8 g2'], top: 'r1' });
    expect(play(state, 0, lay(state, 0, 'r8'))).toContainEqual({ type: 'reversed', direction: -1 });
    expect([state.direction, state.seat]).toEqual([-1, 3]);
    play(state, 3, lay(state, 3, 'g8'));
    expect([state.direction, state.seat]).toEqual([1, 0]);
  });

  it('[HD-50] can be left out when all agree', () => {
    const state = position({ hands: ['r8 g1', 'r4 k4', 'b1 b2'], top: 'r1', options: { infinity: false } });
    const events = play(state, 0, lay(state, 0, 'r8'));
    expect([has(events, 'reversed'), state.direction, state.seat]).toEqual([false, 1, 1]);
  });

  it('[HD-48] does nothing with two players, or gives another turn as a house rule', () => {
    for (const [reverseForTwo, next] of [['plain', 1], ['again', 0]] as const) {
      const state = position({ hands: ['r8 g1', 'r4 k4'], top: 'r1', options: { reverseForTwo } });
      play(state, 0, lay(state, 0, 'r8'));
      expect([reverseForTwo, state.seat]).toEqual([reverseForTwo, next]);
      play(state, next, draw);
      expect(state.seat).toBe(1 - next);
    }
    const three = position({ hands: ['r8 g1', 'r4 k4', 'b1 b2'], top: 'r1', options: { reverseForTwo: 'again' } });
    play(three, 0, lay(three, 0, 'r8'));
    expect(three.seat).toBe(2);
  });
});

describe('Heil Dreieck!: circles', () => {
  it('[HD-51] lets whoever lays it choose the colour to go on with', () => {
    const state = position({ hands: ['r0 g1 b1', 'r4 k4'], top: 'r1' });
    expect(refusal(state, 0, lay(state, 0, 'r0'))).toBe('colour-missing');
    expect(heilDreieck.legal(state, 0).filter((action) => action.type === 'lay' && action.colour !== null)).toHaveLength(4);
    play(state, 0, lay(state, 0, 'r0', 'green'));
    expect(heilDreieck.view(state, 1)).toMatchObject({ colour: 'green', lastLay: { seat: 0, colour: 'green' } });
  });

  it('[HD-52] takes any card of the named colour', () => {
    const state = position({ hands: ['g2 b1', 'r4 k4'], top: 'r0', named: 'green' });
    expect(refusal(state, 0, lay(state, 0, 'g2'))).toBeNull();
    expect(refusal(state, 0, lay(state, 0, 'b1'))).toBe('does-not-fit');
  });

  it('[HD-53] whoever laid it lays no further card', () => {
    const state = position({ hands: ['r0 g1 b1', 'r4 k4'], top: 'r1' });
    play(state, 0, lay(state, 0, 'r0', 'green'));
    expect(refusal(state, 0, lay(state, 0, 'g1'))).toBe('not-your-turn');
    expect(state.seat).toBe(1);
  });

  it('C-HD-11 [HD-5, HD-51, HD-52]: on a red circle with green named, a green 2, a red card, another circle', () => {
    const state = position({ hands: ['k4', 'g2 r5 b0 k1'], top: 'r0', named: 'green', turn: 1 });
    expect(refusal(state, 1, lay(state, 1, 'g2'))).toBeNull();
    expect(refusal(state, 1, lay(state, 1, 'r5'))).toBe('does-not-fit');
    play(state, 1, lay(state, 1, 'b0', 'black'));
    expect(heilDreieck.view(state, 0).colour).toBe('black');
  });

  it('[HD-5, HD-51] needs to fit itself, unless the table lets circles lie on anything', () => {
    const before = { hands: ['b0 g1', 'r4 k4'], top: 'r1' };
    const state = position(before);
    expect(refusal(state, 0, lay(state, 0, 'b0', 'green'))).toBe('does-not-fit');
    const wild = position({ ...before, options: { circleWild: true } });
    expect(refusal(wild, 0, lay(wild, 0, 'b0', 'green'))).toBeNull();
  });
});

describe('Heil Dreieck!: an empty hand', () => {
  it('[HD-54, HD-55] draws as many new cards as were dealt', () => {
    for (const [seats, size] of [[3, 6], [6, 8], [10, 10]] as const) {
      const state = position({ hands: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'r5' : `g${seat % 10}`)), top: 'r1' });
      const events = play(state, 0, lay(state, 0, 'r5'));
      expect(events).toContainEqual(expect.objectContaining({ type: 'drew', seat: 0, reason: 'empty-hand', missing: 0 }));
      expect(counts(state)[0]).toBe(size);
    }
  });

  it('C-HD-7 [HD-39, HD-54, HD-55]: the last card is a square, and still works', () => {
    const state = position({ hands: ['r7', 'r4 k4', 'b1 b2'], top: 'r1' });
    play(state, 0, lay(state, 0, 'r7'));
    expect(counts(state)).toEqual([6, 2, 2]);
    expect([state.pending, state.seat]).toEqual([2, 1]);
    expect(refusal(state, 1, draw)).toBe('square-or-take');
  });
});
