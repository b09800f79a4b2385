import { describe, expect, it } from 'vitest';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import { calls, clock, realtime, sequential } from './calling';
import { call, draw, drawn, keep, middle, mistakeOf, onSeat, onStack, own, pile, play, position, refusal, trust, typesOf, wait } from './position';

/** A neighbour’s 11 takes the drawn 10 although a 9 lies in the middle. */
const sleepy = { middle: [9, 1, 1, 1, 1], draw: [[14, 3], [5, 16], [6, 17]], own: [[], [11], []], drawn: 10 };
/** The same without the 9: nothing is wrong. */
const awake = { ...sleepy, middle: [1, 1, 1, 1, 1] };

describe('Schlafmütze: calls in real time', () => {
  it('[SM-59] lets any other player call after a mistake', () => {
    for (const seat of [1, 2]) {
      const state = position({ ...sleepy, options: realtime });
      play(state, 0, onSeat(1));
      expect(own(state, 1)).toEqual([11, 10]);
      const events = play(state, seat, call(1));
      expect(events[0]).toEqual({ type: 'called', seat, against: 0, lay: 1, upheld: true, callers: [seat], times: [] });
      expect(mistakeOf(events)).toBe('middle-first');
      expect([own(state, 0), own(state, 1)]).toEqual([[10], [11]]);
      expect(pile(state, 0)).toEqual([14, 3, 16, 17]);
      expect(state.seat).toBe(1);
    }
  });

  it('[SM-59] catches nothing unless somebody calls, until the next player acts', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[3], [5, 16], [6, 17]], drawn: 10, options: realtime });
    play(state, 0, keep);
    expect(schlafmuetze.view(state, 2).claim).toEqual({ lay: 1, seat: 0, callers: [1, 2], asked: null, final: false });
    expect(refusal(state, 2, call(1))).toBeNull();
    play(state, 1, draw);
    expect(schlafmuetze.view(state, 2).claim).toBeNull();
    expect(refusal(state, 2, call(1))).toBe('lay-settled');
    expect(own(state, 0)).toEqual([10]);
  });

  it('[SM-27] makes the next player, who is on already, stay so when a kept card is called', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[3], [5, 16], [6, 17]], drawn: 10, options: realtime });
    play(state, 0, keep);
    expect(mistakeOf(play(state, 1, call(1)))).toBe('overlooked');
    expect(state.seat).toBe(1);
    expect(pile(state, 0)).toEqual([3, 16, 17]);
  });

  it('[SM-24, SM-62] only the last card placed can be called; drawing on does not save anybody', () => {
    const state = position({ ...sleepy, draw: [[14, 3], [5, 16], [6, 17]], options: realtime });
    play(state, 0, onSeat(1), draw);
    const caught = schlafmuetze.copy(state);
    const events = play(caught, 2, call(1));
    expect(typesOf(events)).toEqual(['called', 'mistake', 'tookBack', 'putBack', 'gave', 'gave', 'turn']);
    expect(drawn(caught)).toBeNull();
    expect(pile(caught, 0)).toEqual([14, 3, 16, 17]);
    play(state, 0, keep);
    expect(refusal(state, 2, call(1))).toBe('lay-settled');
    expect(refusal(state, 2, call(2))).toBeNull();
  });

  it('[SM-59] a wrong call settles the matter and costs nothing, or as a house rule a card', () => {
    const free = position({ ...awake, options: realtime });
    play(free, 0, onSeat(1));
    expect(play(free, 2, call(1))).toEqual([{ type: 'called', seat: 2, against: 0, lay: 1, upheld: false, callers: [2], times: [] }]);
    expect(refusal(free, 1, call(1))).toBe('lay-settled');
    expect([free.seat, pile(free, 2)]).toEqual([0, [6, 17]]);
    const costly = position({ ...awake, options: { ...realtime, falseCall: 'card' } });
    play(costly, 0, onSeat(1));
    expect(typesOf(play(costly, 2, call(1)))).toEqual(['called', 'gave']);
    expect([pile(costly, 2), pile(costly, 0)]).toEqual([[6, 17, 3], [14]]);
  });

  it('[SM-41] opens its window after every lay, right or wrong, and shows no difference', () => {
    const wrong = position({ ...sleepy, options: realtime });
    const right = position({ ...awake, options: realtime });
    for (const state of [wrong, right]) play(state, 0, onSeat(1));
    expect(schlafmuetze.windows(wrong)).toEqual([{ id: 1, seats: [0, 1, 2], lasts: null, tieMargin: 30 }]);
    expect(schlafmuetze.windows(right)).toEqual(schlafmuetze.windows(wrong));
    expect(schlafmuetze.acting(right)).toEqual(schlafmuetze.acting(wrong));
    for (const seat of [0, 1, 2]) expect(schlafmuetze.legal(right, seat)).toEqual(schlafmuetze.legal(wrong, seat));
    expect(schlafmuetze.view(right, 2).claim).toEqual(schlafmuetze.view(wrong, 2).claim);
    expect(schlafmuetze.legal(wrong, 2)).toEqual([call(1)]);
  });

  it('[SM-59] counts a call by the moment of the press: before the next card or too late', () => {
    const fast = position({ middle: [9, 1, 1, 1, 1], draw: [[3], [5, 16], [6, 17]], drawn: 10, options: realtime });
    play(fast, 0, keep);
    const slow = schlafmuetze.copy(fast);
    expect(schlafmuetze.callWindow(fast, 1, draw)).toBe(1);
    expect(calls(fast, [1, draw, 700], [2, call(1), 600]).code).toBeNull();
    expect([own(fast, 0), pile(fast, 0), drawn(fast)]).toEqual([[10], [3, 16, 17], 5]);
    const late = calls(slow, [1, draw, 600], [2, call(1), 700]);
    expect(typesOf(late.events)).toEqual(['drew']);
    expect(pile(slow, 0)).toEqual([3]);
  });

  it('[SM-59] within the tie margin the call comes before the card', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[3], [5, 16], [6, 17]], drawn: 10, options: realtime });
    play(state, 0, keep);
    const outside = schlafmuetze.copy(state);
    expect(mistakeOf(calls(state, [1, draw, 600], [2, call(1), 629]).events)).toBe('overlooked');
    expect(mistakeOf(calls(outside, [1, draw, 600], [2, call(1), 630]).events)).toBeNull();
  });

  it('[SM-59] names the first caller, those who were as early, and the times of all', () => {
    const state = position({ ...sleepy, draw: [[14, 3], [5, 16], [6, 17], [8, 18]], options: realtime });
    play(state, 0, onSeat(1));
    const { events } = calls(state, [1, call(1), 500], [2, call(1), 480], [3, call(1), 900]);
    expect(events[0]).toEqual({
      type: 'called',
      seat: 2,
      against: 0,
      lay: 1,
      upheld: true,
      callers: [1, 2],
      times: [{ seat: 1, at: 500 }, { seat: 2, at: 480 }, { seat: 3, at: 900 }],
    });
    const lone = position({ ...sleepy, draw: [[14, 3], [5, 16], [6, 17], [8, 18]], options: { ...realtime, tieMargin: 0 } });
    play(lone, 0, onSeat(1));
    expect(calls(lone, [1, call(1), 500], [2, call(1), 480]).events[0]).toMatchObject({ seat: 2, callers: [2] });
  });

  it('[SM-59] a wrong call made together costs each of the callers a card', () => {
    const state = position({ ...awake, draw: [[14, 3, 4], [5, 16], [6, 17]], options: { ...realtime, falseCall: 'card' } });
    play(state, 0, onSeat(1));
    const { events } = calls(state, [1, call(1), 500], [2, call(1), 510]);
    expect(events.slice(1)).toEqual([{ type: 'gave', from: 0, to: 1 }, { type: 'gave', from: 0, to: 2 }]);
  });

  it('[SM-34, SM-59] the last card wins when the time for calls is over, or everybody trusts', () => {
    const last = { middle: [9, 1, 1, 1, 1], draw: [[], [5, 16], [6, 17]], own: [[], [11], []], drawn: 10, options: realtime };
    const state = position(last);
    play(state, 0, onSeat(1));
    expect(state.phase).toBe('check');
    expect(schlafmuetze.windows(state)).toEqual([{ id: 1, seats: [1, 2], lasts: 6000, tieMargin: 30 }]);
    expect(schlafmuetze.legal(state, 1)).toEqual([call(1), trust(1)]);
    expect(refusal(state, 1, draw)).toBe('not-now');
    const trusted = schlafmuetze.copy(state);
    const caught = schlafmuetze.copy(state);
    expect(clock(state, { type: 'elapsed', window: 1 }).events.at(-1)).toEqual({ type: 'over', winners: [0], reason: 'all-cards-laid' });
    play(trusted, 1, trust(1));
    expect(schlafmuetze.acting(trusted)).toEqual([2]);
    expect(typesOf(play(trusted, 2, trust(1)))).toEqual(['trusted', 'over']);
    play(caught, 2, call(1));
    expect([schlafmuetze.outcome(caught), own(caught, 0), caught.seat]).toEqual([null, [10], 1]);
  });

  it('[SM-34] a wrong call about the last card ends the game', () => {
    const state = position({ draw: [[], [5, 16]], own: [[], [11]], drawn: 10, options: { ...realtime, falseCall: 'card' } });
    play(state, 0, onSeat(1));
    expect(typesOf(play(state, 1, call(1)))).toEqual(['called', 'over']);
  });

  it('refuses stray clocks, calls of nobody, and trust where nothing waits', () => {
    const state = position({ ...awake, options: realtime });
    expect(clock(state, { type: 'elapsed', window: 0 }).code).toBe('no-such-window');
    play(state, 0, onSeat(1));
    expect(clock(state, { type: 'elapsed', window: 1 }).code).toBe('no-such-window');
    expect(calls(state, [0, call(1), 5]).code).toBe('no-call-counts');
    expect(refusal(state, 1, trust(1))).toBe('not-now');
    expect(schlafmuetze.callWindow(state, 0, draw)).toBeNull();
    expect(schlafmuetze.callWindow(state, 0, onStack(0))).toBe(1);
    expect(schlafmuetze.callWindow(state, 1, trust(1))).toBeNull();
  });
});

describe('Schlafmütze: calls in sequence', () => {
  it('[SM-59] asks the others one after the other, clockwise, after every lay', () => {
    const state = position({ ...awake, options: sequential });
    play(state, 0, onSeat(1));
    expect(schlafmuetze.windows(state)).toEqual([]);
    expect(schlafmuetze.acting(state)).toEqual([1]);
    expect(refusal(state, 0, draw)).toBe('not-now');
    expect(refusal(state, 2, call(1))).toBe('not-your-turn');
    play(state, 1, trust(1));
    expect(schlafmuetze.acting(state)).toEqual([2]);
    play(state, 2, trust(1));
    expect([schlafmuetze.acting(state), state.claim]).toEqual([[0], null]);
    expect(schlafmuetze.callWindow(state, 0, draw)).toBeNull();
  });

  it('[SM-59] whoever is asked may call', () => {
    const state = position({ ...sleepy, options: sequential });
    play(state, 0, onSeat(1));
    play(state, 1, trust(1));
    expect(mistakeOf(play(state, 2, call(1)))).toBe('middle-first');
    expect([own(state, 0), state.seat]).toEqual([[10], 1]);
  });

  it('[SM-67] asks about a turn that ended by waiting as well', () => {
    const state = position({ middle: [5, 1, 1, 1, 1], draw: [[6], [5, 16]], own: [[7], []], options: sequential });
    play(state, 0, draw, onStack(0));
    play(state, 1, trust(1));
    play(state, 0, wait);
    expect(schlafmuetze.view(state, 0).lastLay).toEqual({ number: 2, seat: 0, card: null, from: 'own', to: { place: 'wait' } });
    expect(mistakeOf(play(state, 1, call(2)))).toBe('overlooked');
    expect([own(state, 0), pile(state, 0), state.seat]).toEqual([[7], [16], 1]);
  });

  it('takes back what a call undid: turned-over piles count on, and a middle card does not', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[3], [5, 16]], own: [[], [11]], drawn: 10, options: sequential });
    state.turned = [1, 1];
    state.sinceMiddle = 7;
    play(state, 0, onSeat(1));
    expect(state.turned).toEqual([0, 0]);
    play(state, 1, call(1));
    expect([state.turned, state.sinceMiddle]).toEqual([[1, 1], 8]);
    expect(middle(state)).toEqual([9, 1, 1, 1, 1]);
  });
});
