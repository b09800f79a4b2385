import { describe, expect, it } from 'vitest';
import { maexchen } from '@shared/games/maexchen';
import { valueOf } from '@shared/games/maexchen/values';
import { announce, announced, announcements, begun, concede, doubt, elapse, fresh, peek, play, refusal, roll, rollTo, typesOf } from './position';

const [A, B, C] = [0, 1, 2];
const ALL = [31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, 21];

describe('Mäxchen: rolling and announcing', () => {
  it('[MX-1] two dice are rolled under a cup, and every throw comes up as often as it should', () => {
    const seen = new Map<number, number>();
    const state = fresh(2, 'dice');
    for (let index = 0; index < 3600; index++) {
      state.phase = 'start';
      play(state, state.turn, roll);
      expect(state.dice).toHaveLength(2);
      const value = valueOf(state.dice);
      seen.set(value, (seen.get(value) ?? 0) + 1);
    }
    expect([...seen.keys()].sort((one, other) => one - other)).toEqual([...ALL].sort((one, other) => one - other));
    for (const [value, count] of seen) expect(Math.abs(count - (value % 11 === 0 ? 100 : 200))).toBeLessThan(60);
  });

  it('two to ten play, and the lot decides who begins', () => {
    expect(maexchen.seatRange(begun().options)).toEqual({ minimum: 2, maximum: 10 });
    const starters = new Set(Array.from({ length: 40 }, (_, index) => fresh(4, `start ${index}`).turn));
    expect(starters).toEqual(new Set([0, 1, 2, 3]));
  });

  it('[MX-2] the players roll in turn, clockwise', () => {
    const state = begun();
    const order: number[] = [];
    for (const value of [31, 32, 41, 42]) {
      order.push(state.turn);
      expect(maexchen.acting(state)).toEqual([state.turn]);
      play(state, state.turn, roll);
      play(state, state.turn, announce(value));
    }
    expect(order).toEqual([A, B, C, A]);
  });

  it('[MX-3] the roller may look at his throw, and only he sees the dice', () => {
    const state = begun();
    rollTo(state, A, 6, 2);
    expect(maexchen.view(state, A)).toMatchObject({ covered: true, dice: null });
    expect(refusal(state, B, peek)).toBe('not-your-turn');
    const [event] = play(state, A, peek);
    if (event === undefined) throw new Error('nobody peeked');
    expect(maexchen.see(event, A)).toEqual({ type: 'peeked', seat: A, dice: [6, 2] });
    expect(maexchen.see(event, B)).toEqual({ type: 'peeked', seat: A, dice: null });
    expect(maexchen.view(state, A).dice).toEqual([6, 2]);
    for (const viewer of [B, C, 'table'] as const) expect(maexchen.view(state, viewer).dice).toBeNull();
    expect(refusal(state, A, peek)).toBe('may-not-peek');
  });

  it('[MX-3] he may also pass the cup on without looking', () => {
    const state = begun();
    play(state, A, roll);
    expect(refusal(state, A, announce(66))).toBeNull();
  });

  it('[MX-4, MX-5] the dice go on, covered, with an announcement and not without', () => {
    const state = begun();
    expect(refusal(state, A, announce(31))).toBe('roll-first');
    rollTo(state, A, 5, 3);
    expect(maexchen.legal(state, A).map(({ type }) => type)).not.toContain('doubt');
    expect(play(state, A, announce(53))).toEqual([{ type: 'announced', seat: A, value: 53, untouched: false }]);
    expect(maexchen.view(state, B)).toMatchObject({ phase: 'answer', turn: B, covered: true, dice: null, announced: 53, announcer: A });
    expect(state.dice).toEqual([5, 3]);
  });

  it('[MX-6] whoever begins the round may announce anything', () => {
    const state = begun();
    play(state, A, roll);
    expect(announcements(state, A)).toEqual(ALL);
  });

  it('C-MX-3 [MX-7, MX-11]: every later announcement has to be higher: a double beats 65', () => {
    const state = announced(65, [6, 5]);
    play(state, B, roll);
    expect(announcements(state, B)).toEqual([11, 22, 33, 44, 55, 66, 21]);
    expect(refusal(state, B, announce(65))).toBe('too-low');
    expect(refusal(state, B, announce(64))).toBe('too-low');
    expect(refusal(state, B, announce(11))).toBeNull();
    expect(maexchen.view(state, B).board.filter(({ open }) => open).map(({ value }) => value)).toEqual([11, 22, 33, 44, 55, 66, 21]);
  });

  it('[MX-8] it may be true or a lie', () => {
    const state = begun();
    rollTo(state, A, 3, 1);
    play(state, A, peek);
    for (const value of ALL) expect(refusal(state, A, announce(value))).toBeNull();
  });

  it('C-MX-7: numbers that no throw makes are refused', () => {
    const state = begun();
    rollTo(state, A, 1, 2);
    expect(refusal(state, A, announce(12))).toBe('no-such-throw');
    expect(refusal(state, A, announce(20))).toBe('no-such-throw');
    expect(valueOf([1, 2])).toBe(21);
  });

  it('one throw a turn', () => {
    const state = begun();
    play(state, A, roll);
    expect(refusal(state, A, roll)).toBe('already-rolled');
  });
});

describe('Mäxchen: believing and doubting', () => {
  it('[MX-9, MX-10, MX-12] the next player has exactly two options: to roll, or to doubt', () => {
    const state = announced(53, [5, 3]);
    expect(maexchen.legal(state, B)).toEqual([roll, doubt]);
    expect(refusal(state, B, announce(54))).toBe('roll-first');
    expect(refusal(state, A, doubt)).toBe('not-your-turn');
  });

  it('[MX-10, MX-11] rolling himself, he has new dice and has to announce more', () => {
    const state = announced(53, [5, 3]);
    play(state, B, roll);
    expect(maexchen.view(state, A).dice).toBeNull();
    expect(refusal(state, B, doubt)).toBe('not-now');
    expect(announcements(state, B)[0]).toBe(54);
  });

  it('[MX-13] doubting, he lifts the cup, and everybody sees the dice', () => {
    const state = announced(53, [4, 2]);
    const events = play(state, B, doubt);
    expect(events.slice(0, 2)).toEqual([
      { type: 'doubted', seat: B, against: A },
      { type: 'uncovered', dice: [4, 2], value: 42, announced: 53, lie: true },
    ]);
    expect(maexchen.view(state, 'table').reveal).toEqual({ dice: [4, 2], value: 42, announced: 53, announcer: A, doubter: B, lie: true });
    expect(maexchen.view(state, 'table').covered).toBe(false);
  });

  it('C-MX-1 [MX-14, MX-16]: the unmasked liar gets a minus point, and whoever uncovered begins', () => {
    const state = announced(65, [3, 1]);
    expect(typesOf(play(state, B, doubt))).toEqual(['doubted', 'uncovered', 'minus', 'round']);
    expect(state.minus).toEqual([1, 0, 0]);
    expect(state).toMatchObject({ phase: 'start', turn: B, round: 2 });
    expect(maexchen.legal(state, B)).toEqual([roll]);
  });

  it('[MX-15, MX-16] who doubts the truth gets it himself, and begins as well', () => {
    const state = announced(65, [6, 5]);
    play(state, B, doubt);
    expect(state.minus).toEqual([0, 1, 0]);
    expect(state.turn).toBe(B);
  });

  it('[MX-14] announcing less than the dice show is no lie, unless the table says so', () => {
    const fine = announced(53, [6, 6]);
    play(fine, B, doubt);
    expect(fine.minus).toEqual([0, 1, 0]);
    const lie = announced(53, [6, 6], 3, { under: 'lie' });
    play(lie, B, doubt);
    expect(lie.minus).toEqual([1, 0, 0]);
  });

  it('C-MX-5 [MX-15, MX-16]: 21 can only be doubted, and costs one point like everything else', () => {
    const state = announced(21, [2, 1]);
    expect(maexchen.legal(state, B)).toEqual([doubt]);
    expect(refusal(state, B, roll)).toBe('must-doubt');
    expect(maexchen.view(state, B).mustDoubt).toBe(true);
    play(state, B, doubt);
    expect(state.minus).toEqual([0, 1, 0]);
    expect(state.turn).toBe(B);
  });

  it('an answer that does not come counts as a doubt, or as belief where the table says so', () => {
    const state = announced(53, [4, 2]);
    expect(maexchen.windows(state)).toEqual([{ id: state.window, seats: [B], lasts: 60_000, tieMargin: 0 }]);
    expect(typesOf(elapse(state))).toEqual(['elapsed', 'doubted', 'uncovered', 'minus', 'round']);
    const belief = announced(53, [4, 2], 3, { timeout: 'roll' });
    expect(typesOf(elapse(belief))).toEqual(['elapsed', 'rolled']);
    expect(belief).toMatchObject({ phase: 'announce', turn: B });
    const highest = announced(21, [4, 2], 3, { timeout: 'roll' });
    expect(typesOf(elapse(highest))).toContain('uncovered');
    expect(maexchen.windows(announced(53, [4, 2], 3, { answerSeconds: 0 }))).toEqual([]);
  });
});

describe('Mäxchen: house rules', () => {
  it('[MX-17, MX-18] as a drinking game every minus point is drunk at once, in a fixed amount', () => {
    const state = announced(65, [3, 1], 3, { drink: true, sips: 3 });
    expect(typesOf(play(state, B, doubt))).toEqual(['doubted', 'uncovered', 'minus', 'drink', 'round']);
    expect(maexchen.view(state, 'table').seats.map(({ sips }) => sips)).toEqual([3, 0, 0]);
    expect(maexchen.view(begun(), 'table').seats.map(({ sips }) => sips)).toEqual([null, null, null]);
  });

  it('21 may cost double, or be conceded', () => {
    const double = announced(21, [2, 1], 3, { double21: true });
    play(double, B, doubt);
    expect(double.minus).toEqual([0, 2, 0]);
    const conceded = announced(21, [4, 1], 3, { double21: true, highest: 'mayConcede' });
    expect(maexchen.legal(conceded, B)).toEqual([doubt, concede]);
    expect(typesOf(play(conceded, B, concede))).toEqual(['conceded', 'minus', 'round']);
    expect(conceded.minus).toEqual([0, 1, 0]);
    expect(conceded).toMatchObject({ turn: B, reveal: null });
    expect(refusal(announced(66, [4, 1], 3, { highest: 'mayConcede' }), B, concede)).toBe('not-now');
  });

  it.each([
    ['doublesReversed', 11, 22, true],
    ['standard', 11, 22, false],
    ['little31', 31, 66, true],
    ['standard', 31, 66, false],
  ] as const)('with the order %s, is %i higher than %i: %s', (order, higher, lower, beats) => {
    const state = announced(lower, [6, 6], 3, { order });
    play(state, B, roll);
    expect(announcements(state, B).includes(higher)).toBe(beats);
    expect(maexchen.view(state, B).board).toHaveLength(21);
  });

  it('an equal announcement may be enough', () => {
    const state = announced(21, [6, 6], 3, { equal: true });
    play(state, B, roll);
    expect(announcements(state, B)).toEqual([21]);
  });

  it('a second throw is made without looking', () => {
    const state = begun(3, { secondRoll: true });
    rollTo(state, A, 3, 1);
    play(state, A, peek);
    expect(play(state, A, roll)).toEqual([{ type: 'rolled', seat: A, again: true }]);
    expect(maexchen.view(state, A).dice).toBeNull();
    expect(refusal(state, A, peek)).toBe('may-not-peek');
    expect(refusal(state, A, roll)).toBe('already-rolled');
    expect(refusal(state, A, announce(65))).toBeNull();
  });

  it('the cup may be passed on untouched, and whoever looked still knows the dice', () => {
    const state = begun(3, { blindPass: true });
    rollTo(state, A, 4, 2);
    play(state, A, peek);
    play(state, A, announce(42));
    expect(maexchen.view(state, A).dice).toEqual([4, 2]);
    expect(play(state, B, announce(43))).toEqual([{ type: 'announced', seat: B, value: 43, untouched: true }]);
    expect(maexchen.view(state, B).dice).toBeNull();
    expect(maexchen.view(state, A).dice).toEqual([4, 2]);
    play(state, C, doubt);
    expect(state.minus).toEqual([0, 1, 0]);
  });
});

