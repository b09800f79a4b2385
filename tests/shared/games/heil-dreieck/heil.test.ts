import { describe, expect, it } from 'vitest';
import { heilDreieck } from '@shared/games/heil-dreieck';
import { clock, counts, done, draw, dreieck, hand, has, heil, lay, play, position, refusal, take, typesOf } from './position';

const goal = 'r3 g3 b3';

describe('Heil Dreieck!: Heil!', () => {
  it('[HD-24] is said with two triangles, at any time, and everybody hears it', () => {
    const state = position({ hands: ['r5 g1', 'r3 g3 k4', 'b1 b2'] });
    expect(heilDreieck.acting(state)).toContain(1);
    expect(play(state, 1, heil)).toEqual([{ type: 'heil', seat: 1 }]);
    expect(heilDreieck.view(state, 'table').seats.map((seat) => seat.heil)).toEqual([false, true, false]);
    expect([heilDreieck.view(state, 1).ownHeil, heilDreieck.view(state, 'table').ownHeil]).toEqual([true, null]);
    expect(refusal(state, 1, heil)).toBe('already-said');
  });

  it('[HD-25] whatever else is in the hand, and of whatever colours the triangles are', () => {
    for (const text of ['r3 r3', 'r3 g3 k4 k5 k6 k7', 'b3 b3 b9 b9']) {
      const state = position({ hands: ['r5 g1', text] });
      play(state, 1, heil);
      expect([text, state.heilStands[1]]).toEqual([text, true]);
    }
  });

  it('[HD-24] can be said by anybody with two cards, so that nobody sees from it who could; it stands only when true', () => {
    const state = position({ hands: ['r5 g1', 'r3 g4 k4', 'b1'] });
    expect(heilDreieck.legal(state, 1)).toEqual([heil, dreieck]);
    expect(heilDreieck.legal(state, 2)).toEqual([]);
    play(state, 1, heil);
    expect(heilDreieck.view(state, 0).seats[1]?.heil).toBe(true);
    expect([state.heilStands[1], heilDreieck.view(state, 1).ownHeil]).toEqual([false, false]);
  });

  it('[HD-24, HD-26] lapses when fewer than two triangles are left, and has to be said again', () => {
    const state = position({ hands: ['r3 g3 k4', 'k2 k5'], top: 'r1', draws: 'b3', heil: [0] });
    play(state, 0, lay(state, 0, 'r3'));
    expect([state.heilStands[0], state.heilSaid[0]]).toEqual([false, false]);
    play(state, 1, draw);
    expect(refusal(state, 0, heil)).toBeNull();
    const keeps = position({ hands: ['r3 g3 k4', 'k2 k5'], top: 'r1', heil: [0], options: { heilLapses: false } });
    play(keeps, 0, lay(keeps, 0, 'r3'));
    expect([keeps.heilStands[0], keeps.heilSaid[0]]).toEqual([true, true]);
    const three = position({ hands: ['r3 g3 b3 k4', 'k2 k5'], top: 'r1', heil: [0] });
    play(three, 0, lay(three, 0, 'r3'));
    expect([three.heilStands[0], three.heilSaid[0]]).toEqual([true, false]);
  });

  it('[HD-26] is owed with three triangles at once as well, any time before Heil Dreieck!', () => {
    const state = position({ hands: ['r5 g1', 'r3 k4'], draws: 'g3 b3', pending: 2, turn: 1 });
    play(state, 1, take);
    expect(hand(state, 1)).toBe('r3 k4 g3 b3');
    play(state, 1, heil);
    expect(state.heilStands[1]).toBe(true);
  });

  it.each([{ heil: 'table' }, { check: 'block' }] as const)('[HD-24, HD-26] is said by the table where it should be: %o', (options) => {
    const state = position({ hands: ['r3 g1', 'k4 k5'], draws: 'g3', options });
    expect(refusal(state, 0, heil)).toBe('table-says');
    expect(play(state, 0, draw)).toContainEqual({ type: 'heil', seat: 0 });
    expect(state.heilStands[0]).toBe(true);
  });
});

describe('Heil Dreieck!: the goal', () => {
  it('[HD-21, HD-28] three triangles of different colours, and saying it, win', () => {
    const state = position({ hands: [goal, 'k4 k5', 'b1'], heil: [0] });
    const events = play(state, 0, dreieck);
    expect(events).toEqual([
      { type: 'heilDreieck', seat: 0, shownCards: state.handCards[0], times: [] },
      { type: 'over', winners: [0], reason: 'heil-dreieck' },
    ]);
    expect(heilDreieck.outcome(state)).toEqual({ kind: 'won', ranks: [1, 2, 2], points: [1, 0, 0], reason: 'heil-dreieck', params: { seat: 0, count: 1 } });
    expect(heilDreieck.view(state, 2).shown).toEqual([{ seat: 0, shownCards: state.handCards[0] }]);
    expect(heilDreieck.acting(state)).toEqual([]);
  });

  it('[HD-29] whoever’s turn it is', () => {
    const state = position({ hands: ['r5 g1', goal, 'b1 b2'], heil: [1] });
    expect(state.seat).toBe(0);
    expect(has(play(state, 1, dreieck), 'over')).toBe(true);
  });

  it('[HD-27] all other cards have to be gone first', () => {
    const state = position({ hands: [`${goal} r5`, 'k4 k5'], top: 'r1', heil: [0] });
    expect(refusal(state, 0, dreieck)).toBe('needs-three-cards');
    play(state, 0, lay(state, 0, 'r5'));
    expect(has(play(state, 0, dreieck), 'over')).toBe(true);
  });

  it('[HD-21, HD-27] three in two colours do not win, unless the table takes any; a fourth has to go', () => {
    const state = position({ hands: ['r3 r3 b3', 'k4 k5'], heil: [0] });
    expect(play(state, 0, dreieck)).toEqual([{ type: 'falseDreieck', seat: 0 }]);
    const any = position({ hands: ['r3 r3 b3', 'k4 k5'], heil: [0], options: { triangles: 'any' } });
    expect(has(play(any, 0, dreieck), 'over')).toBe(true);
    const four = position({ hands: ['r3 g3 b3 k3', 'k4 k5'], top: 'r1', heil: [0] });
    expect(refusal(four, 0, dreieck)).toBe('needs-three-cards');
    play(four, 0, lay(four, 0, 'r3'));
    expect(has(play(four, 0, dreieck), 'over')).toBe(true);
  });

  it('[HD-28] nobody wins before it is said', () => {
    const state = position({ hands: [`${goal} r5`, 'k4 k5'], top: 'r1', heil: [0] });
    play(state, 0, lay(state, 0, 'r5'));
    play(state, 1, draw);
    expect(heilDreieck.outcome(state)).toBeNull();
    expect(heilDreieck.legal(state, 0)).toContainEqual(dreieck);
  });

  it.each([{ win: 'table' }, { check: 'block' }] as const)('[HD-28] the table says it where it should: %o', (options) => {
    const state = position({ hands: [`${goal} r5`, 'k4 k5'], top: 'r1', heil: [0], options });
    expect(refusal(state, 0, dreieck)).toBe('table-says');
    expect(typesOf(play(state, 0, lay(state, 0, 'r5')))).toEqual(['laid', 'heilDreieck', 'over']);
  });

  it('[HD-28] without reason it is ignored, or costs as many cards as were dealt', () => {
    const state = position({ hands: ['k4 k5', 'r3 g3 b4'], heil: [1] });
    expect(play(state, 1, dreieck)).toEqual([{ type: 'falseDreieck', seat: 1 }]);
    expect([counts(state), state.seat]).toEqual([[2, 3], 0]);
    expect(refusal(state, 1, dreieck)).toBe('already-said');
    const costly = position({ hands: ['k4 k5', 'r3 g3 b4'], heil: [1], options: { falseCall: 'draw' } });
    expect(typesOf(play(costly, 1, dreieck))).toEqual(['falseDreieck', 'drew']);
    expect([counts(costly), costly.seat]).toEqual([[2, 9], 0]);
  });

  it('[HD-30, HD-32] without Heil! before it, new cards are drawn, and the player stays in the game', () => {
    const state = position({ hands: ['k4 k5', goal, 'b1 b2'] });
    const events = play(state, 1, dreieck);
    expect(typesOf(events)).toEqual(['heilDreieck', 'heilMissing', 'drew']);
    expect(heilDreieck.outcome(state)).toBeNull();
    expect(heilDreieck.view(state, 0)).toMatchObject({ phase: { kind: 'turn', seat: 0 }, shown: [] });
    expect(heilDreieck.view(state, 0).seats[1]).toMatchObject({ count: 9, out: false });
  });

  it('[HD-31] six, eight or ten of them', () => {
    for (const [seats, size] of [[4, 6], [5, 8], [9, 10]] as const) {
      const state = position({ hands: Array.from({ length: seats }, (_, seat) => (seat === 1 ? goal : `k${seat}`)), top: 'r1' });
      play(state, 1, dreieck);
      expect(counts(state)[1]).toBe(3 + size);
    }
  });

  it('C-HD-5 [HD-30, HD-31, HD-32]: A never said Heil!, draws six, plays on and may say it now', () => {
    const state = position({ hands: [goal, 'k4 k5', 'b1 b2'] });
    play(state, 0, dreieck);
    expect(counts(state)[0]).toBe(9);
    expect(refusal(state, 0, draw)).toBeNull();
    play(state, 0, heil);
    expect(state.heilStands[0]).toBe(true);
  });

  it('[HD-27, HD-56] may be drawn towards too: three triangles do not forbid drawing', () => {
    const state = position({ hands: [`${goal} r5`, 'k4 k5'], top: 'r1', heil: [0] });
    expect(refusal(state, 0, draw)).toBeNull();
  });
});

describe('Heil Dreieck!: who was first', () => {
  const two = { hands: ['k4 k5', goal, 'k3 b3 g3'], heil: [1, 2] };

  it('[HD-29] a standing window takes calls, and the earlier press wins', () => {
    const state = position(two);
    expect(heilDreieck.windows(state)).toEqual([{ id: 1, seats: [0, 1, 2], lasts: null, tieMargin: 30 }]);
    expect(heilDreieck.callWindow(state, 1, dreieck)).toBe(1);
    expect(heilDreieck.callWindow(state, 0, draw)).toBeNull();
    const { events } = clock(state, { type: 'calls', window: 1, calls: [{ seat: 1, action: dreieck, at: 900 }, { seat: 2, action: dreieck, at: 870 }] });
    expect(events).toContainEqual({ type: 'over', winners: [2], reason: 'heil-dreieck' });
    expect(events[0]).toMatchObject({ seat: 2, times: [{ seat: 1, at: 900 }, { seat: 2, at: 870 }] });
  });

  it('[HD-29] closer than the tie margin both have won', () => {
    const state = position(two);
    const { events } = clock(state, { type: 'calls', window: 1, calls: [{ seat: 1, action: dreieck, at: 900 }, { seat: 2, action: dreieck, at: 871 }] });
    expect(events.at(-1)).toEqual({ type: 'over', winners: [2, 1].sort(), reason: 'heil-dreieck-together' });
    expect(heilDreieck.outcome(state)).toMatchObject({ ranks: [3, 1, 1], points: [0, 1, 1] });
  });

  it('[HD-29, HD-30] a call without Heil! or without the cards does not stand in the way of a true one', () => {
    const state = position({ ...two, heil: [2] });
    const { events } = clock(state, { type: 'calls', window: 1, calls: [{ seat: 1, action: dreieck, at: 500 }, { seat: 2, action: dreieck, at: 900 }] });
    expect(typesOf(events)).toEqual(['heilDreieck', 'heilMissing', 'drew', 'heilDreieck', 'over']);
    const wrong = position({ hands: ['k4 k5 k6', goal], heil: [1] });
    const both = clock(wrong, { type: 'calls', window: 1, calls: [{ seat: 0, action: dreieck, at: 500 }, { seat: 1, action: dreieck, at: 510 }] });
    expect(both.events.at(-1)).toEqual({ type: 'over', winners: [1], reason: 'heil-dreieck' });
  });

  it('refuses calls that cannot count, and a clock for a window that never ends', () => {
    const state = position(two);
    expect(clock(state, { type: 'calls', window: 1, calls: [{ seat: 0, action: dreieck, at: 5 }] }).code).toBe('no-call-counts');
    expect(clock(state, { type: 'elapsed', window: 1 }).code).toBe('no-such-window');
    expect(clock(state, { type: 'elapsed', window: 9 }).code).toBe('no-such-window');
  });
});

describe('Heil Dreieck!: calls in sequence', () => {
  const options = { calls: 'sequential' } as const;

  it('[HD-24] one speaks in one’s own turn and right after it', () => {
    const state = position({ hands: ['r3 g1', 'k4 k5'], draws: 'g3', options });
    expect(heilDreieck.windows(state)).toEqual([]);
    expect(refusal(state, 1, heil)).toBe('not-now');
    play(state, 0, draw);
    expect(heilDreieck.view(state, 1).phase).toEqual({ kind: 'calls', seat: 0 });
    expect(heilDreieck.acting(state)).toEqual([0]);
    expect(heilDreieck.legal(state, 0)).toEqual([done, heil, dreieck]);
    expect(heilDreieck.callWindow(state, 0, heil)).toBeNull();
    expect(refusal(state, 1, done)).toBe('not-your-turn');
    play(state, 0, heil);
    expect(state.heilStands[0]).toBe(true);
    expect(typesOf(play(state, 0, done))).toEqual(['turn']);
    expect(state.seat).toBe(1);
  });

  it('[HD-28] goes on by itself when nothing is left to say', () => {
    const state = position({ hands: ['r5 r6 r1 g1', 'k4 k5'], draws: 'g3', options });
    play(state, 0, draw);
    expect(play(state, 0, heil)).toEqual([{ type: 'heil', seat: 0 }, { type: 'turn', seat: 1 }]);
    const winner = position({ hands: [`${goal} r5`, 'k4 k5'], top: 'r1', heil: [0], options });
    play(winner, 0, lay(winner, 0, 'r5'));
    expect(has(play(winner, 0, dreieck), 'over')).toBe(true);
  });

  it('[HD-30] works in sequence too, and Heil! may follow at once', () => {
    const state = position({ hands: [`${goal} r5`, 'k4 k5'], top: 'r1', options });
    play(state, 0, lay(state, 0, 'r5'), dreieck);
    expect([counts(state)[0], state.phase]).toEqual([9, 'calls']);
    play(state, 0, heil);
    expect([state.heilStands[0], state.seat]).toEqual([true, 1]);
  });
});
