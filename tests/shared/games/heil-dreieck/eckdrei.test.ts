import { describe, expect, it } from 'vitest';
import { heilDreieck } from '@shared/games/heil-dreieck';
import { counts, draw, dreieck, expectAllCards, fresh, has, lay, play, position, refusal, take, typesOf } from './position';

const left = (state: Parameters<typeof heilDreieck.view>[0], seat: number): number | null => heilDreieck.view(state, 'table').seats[seat]?.eckdrei ?? null;

describe('Heil Dreieck!: Eckdrei!', () => {
  it('[HD-33] is said for whoever has drawn a third Eckdrei card', () => {
    const state = position({ hands: ['r9 g9 k4', 'b1 b2'], draws: 'b9' });
    expect(play(state, 0, draw)).toContainEqual({ type: 'eckdrei', seat: 0 });
    expect(left(state, 0)).toBe(2);
  });

  it('[HD-34, HD-36] after three own turns without getting rid of one he is out', () => {
    const state = position({ hands: ['r9 g9 k4', 'b1 b2', 'b4 b5'], draws: 'b9 k1 k2 k5 k6 k7 k8', top: 'r1' });
    for (const turns of [2, 1]) {
      play(state, 0, draw);
      expect(left(state, 0)).toBe(turns);
      play(state, 1, draw);
      play(state, 2, draw);
    }
    const events = play(state, 0, draw);
    expect(events).toContainEqual(expect.objectContaining({ type: 'out', seat: 0, reason: 'eckdrei-kept' }));
    expect(heilDreieck.view(state, 1).seats[0]).toEqual({ count: 0, out: true, heil: false, eckdrei: null });
    expect(state.seat).toBe(1);
    play(state, 1, draw);
    play(state, 2, draw);
    expect(state.seat).toBe(1);
  });

  it('[HD-34, HD-35] laying one of them in time ends the duty', () => {
    const state = position({ hands: ['r9 g9 b9 k4', 'b1 b2'], top: 'r1', eckdrei: { 0: 2 } });
    const events = play(state, 0, lay(state, 0, 'r9'));
    expect(events).toContainEqual({ type: 'eckdreiGone', seat: 0 });
    expect(has(events, 'out')).toBe(false);
    expect(left(state, 0)).toBeNull();
  });

  it('[HD-37] counts the turn in which they came together as the first', () => {
    const state = position({ hands: ['r9 g9 k4', 'b1 b2'], draws: 'b9', pending: 2 });
    play(state, 0, take);
    expect(left(state, 0)).toBe(2);
  });

  it('[HD-37] with three dealt, or drawn out of turn, the first own turn is the first', () => {
    let found = 0;
    for (let seed = 0; seed < 400 && found < 3; seed++) {
      const state = fresh(12, `dealt ${seed}`, { start: 'first-seat' });
      const seat = state.eckdrei.indexOf(0);
      if (seat < 0) continue;
      found += 1;
      expect(left(state, seat)).toBe(3);
    }
    expect(found).toBe(3);
    const outside = position({ hands: ['k4 k5', 'r3 g3 b3'], draws: 'r9 g9 b9' });
    expect(typesOf(play(outside, 1, dreieck))).toContain('eckdrei');
    expect(left(outside, 1)).toBe(3);
    play(outside, 0, draw);
    play(outside, 1, draw);
    expect(left(outside, 1)).toBe(2);
  });

  it('[HD-34] with three left after laying one a new duty begins with the next own turn', () => {
    const state = position({ hands: ['r9 g9 b9 k9 k4', 'b1 b2'], top: 'r1', eckdrei: { 0: 2 } });
    const events = play(state, 0, lay(state, 0, 'r9'));
    expect(typesOf(events)).toEqual(['laid', 'eckdreiGone', 'eckdrei', 'turn']);
    expect(left(state, 0)).toBe(3);
    play(state, 1, draw);
    play(state, 0, draw);
    expect(left(state, 0)).toBe(2);
  });

  it('[HD-34] a turn spent drawing for squares counts like any other', () => {
    const state = position({ hands: ['k4 k5', 'r9 g9 b9 k1'], top: 'r1', eckdrei: { 1: 2 }, pending: 2, turn: 1 });
    expect(play(state, 1, take)).toContainEqual(expect.objectContaining({ type: 'out', seat: 1, reason: 'eckdrei-kept' }));
  });

  it('[HD-38] only three Eckdrei cards and nothing else lose at once, by laying or by drawing', () => {
    const drawn = position({ hands: ['r9 g9', 'b1 b2', 'k1 k2'], draws: 'b9', top: 'r1' });
    expect(play(drawn, 0, draw)).toContainEqual(expect.objectContaining({ type: 'out', seat: 0, reason: 'only-eckdrei' }));
    const four = position({ hands: ['r9 g9 b9 k9 r5', 'b1 b2'], top: 'r1', eckdrei: { 0: 0 } });
    expect(has(play(four, 0, lay(four, 0, 'r5')), 'out')).toBe(false);
  });

  it('C-HD-9 [HD-38]: lays the 5 in turn two of three, and is out before the third', () => {
    const state = position({ hands: ['r9 g9 b9 r5', 'b1 b2', 'k1 k2'], top: 'r1', eckdrei: { 0: 1 } });
    const events = play(state, 0, lay(state, 0, 'r5'));
    expect(typesOf(events)).toEqual(['laid', 'out', 'turn']);
    expect(state.seat).toBe(1);
  });

  it('[HD-36] shuffles the cards of whoever is out under the draw stack', () => {
    const state = position({ hands: ['r9 g9 b9 k1', 'b1 b2', 'k4 k2'], draws: 'g5', top: 'r1', eckdrei: { 0: 2 } });
    const cards = [...(state.handCards[0] ?? [])];
    const top = [...state.talonCards].slice(0, -1);
    play(state, 0, draw);
    expectAllCards(state);
    const drawn = 5;
    expect(state.talonCards.slice(drawn)).toEqual(top);
    expect(state.talonCards.slice(0, drawn)).toEqual(expect.arrayContaining(cards));
    expect(counts(state)).toEqual([0, 2, 2]);
  });

  it('[HD-36, HD-38] shows the Eckdrei cards as proof; cards drawn for nothing nobody gets to know', () => {
    const state = position({ hands: ['r9 g9 b9 k1', 'b1 b2', 'k4 k2'], draws: 'g5', top: 'r1', eckdrei: { 0: 2 } });
    const nines = (state.handCards[0] ?? []).slice(0, 3);
    const events = play(state, 0, draw);
    expect(events[0]).toEqual({ type: 'drew', seat: 0, reason: 'turn', count: 1, cards: [], missing: 0 });
    expect(events[1]).toEqual({ type: 'out', seat: 0, reason: 'eckdrei-kept', shownCards: nines });
  });

  it('[HD-36] the last one left has won', () => {
    const state = position({ hands: ['r9 g9', 'b1 b2'], draws: 'b9', top: 'r1' });
    expect(play(state, 0, draw).at(-1)).toEqual({ type: 'over', winners: [1], reason: 'last-player' });
    expect(heilDreieck.outcome(state)).toEqual({ kind: 'won', ranks: [2, 1], points: [0, 1], reason: 'last-player', params: { seat: 1, count: 1 } });
    expect(heilDreieck.view(state, 0).shown).toEqual([]);
  });

  it('[HD-36] whoever goes out later is ranked before who went earlier, and behind all who are still in', () => {
    const state = position({ hands: ['r9 g9', 'b1 b2', 'b9 k9', 'r3 g3 b3'], draws: 'b9 k6 k9', top: 'r1', heil: [3] });
    play(state, 0, draw);
    play(state, 1, draw);
    play(state, 2, draw);
    play(state, 3, dreieck);
    expect(heilDreieck.outcome(state)?.ranks).toEqual([4, 2, 3, 1]);
  });

  it('[HD-36, HD-39] squares go on to the next player when the one who answered is out', () => {
    const state = position({ hands: ['r7 k4', 'b7 r9 g9 b9', 'k1 k2'], top: 'r1', eckdrei: { 1: 0 } });
    play(state, 0, lay(state, 0, 'r7'));
    play(state, 1, lay(state, 1, 'b7'));
    expect([state.outSeats, state.seat, state.pending]).toEqual([[1], 2, 4]);
    expect(refusal(state, 1, dreieck)).toBe('not-now');
    expect(heilDreieck.acting(state)).not.toContain(1);
  });
});
