import { describe, expect, it } from 'vitest';
import { betteln } from '@shared/games/betteln';
import type { BettelnOptions, BettelnState } from '@shared/games/betteln';
import { cards, written } from '@tests/shared/cards/notation';
import { act, exchange, fresh, give, inOrder, lay, leaveRest, name, putAway, refusal, setHands, takeRest } from './position';

const five = ['7s 8s 9s Qs Ks', '7d 8d 9d Qd Kd', '7h 8h 9h Qh Kh', '7c 8c 9c Qc As', '10d 10s Kc Ad Ac'];

function second(options: Partial<BettelnOptions> = {}, hands: readonly string[] = five): BettelnState {
  const state = fresh(hands.length, 'exchange', options, inOrder(hands.length));
  setHands(state, hands);
  return state;
}

const handsOf = (state: BettelnState) => state.handCards.map(written);

describe('Betteln: the exchange', () => {
  it('[BE-22, BE-23, BE-24, BE-25, BE-27, BE-28] C-BE-9 with five: two between king and beggar, one between the vices, none for the Neutrum', () => {
    const state = second();
    expect(state.phase).toBe('exchange');
    expect(betteln.acting(state)).toEqual([0, 1]);
    expect(act(state, 0, exchange)[0]).toEqual({
      type: 'exchanged',
      upper: 0,
      lower: 4,
      takenCards: cards('Ac Ad'),
      givenCards: cards('7s 8s'),
    });
    expect(refusal(state, 0, exchange)).toBe('not-your-turn');
    expect(refusal(state, 4, lay('10'))).toBe('not-your-turn');
    const events = act(state, 1, exchange);
    expect(events.at(-1)).toEqual({ type: 'leads', seat: 4, reason: 'beggar' });
    expect(handsOf(state)).toEqual(['9s Qs Ks Ad Ac', '8d 9d Qd Kd As', five[2], '7d 7c 8c 9c Qc', '7s 8s 10d 10s Kc']);
    expect(state.phase).toBe('play');
  });

  it('[BE-30] the beggar leads after it', () => {
    const state = second();
    act(state, 1, exchange);
    act(state, 0, exchange);
    expect(betteln.acting(state)).toEqual([4]);
    expect(refusal(state, 4, lay('10', 2))).toBeNull();
  });

  it('[BE-23, BE-24] chooses from the hands as dealt: nobody gets back what he gave', () => {
    const state = second({}, ['As Ad Ah Ac', 'Ks Kd', 'Qs Qd', '7s 7d 7h 7c']);
    act(state, 0, exchange);
    expect(handsOf(state)).toEqual(['7s 7c As Ac', 'Kd Ks', 'Qd Qs', '7d 7h Ad Ah']);
    expect(written(state.pairs[0]?.takenCards ?? [])).toBe('7c 7s');
  });

  it('shows both sides what changed hands, and strangers only how much', () => {
    const state = second();
    const event = act(state, 0, exchange)[0];
    if (event === undefined) throw new Error('nothing happened');
    for (const viewer of [0, 4] as const) {
      expect(betteln.see(event, viewer)).toMatchObject({ count: 2, takenCards: cards('Ac Ad'), givenCards: cards('7s 8s') });
      expect(betteln.view(state, viewer).pairs[0]).toMatchObject({ done: true, takenCards: cards('Ac Ad') });
    }
    for (const viewer of [2, 'table'] as const) {
      expect(betteln.see(event, viewer)).toMatchObject({ count: 2, takenCards: null, givenCards: null });
      expect(betteln.view(state, viewer).pairs[0]).toMatchObject({ takenCards: null, givenCards: null });
    }
  });

  it('[BE-29] "any": the higher office chooses what it gives', () => {
    const state = second({ choice: 'any' });
    expect(betteln.legal(state, 0)).toEqual(['7s', '8s', '9s', 'Qs', 'Ks'].map(give));
    act(state, 0, give('Ks'));
    expect(refusal(state, 0, give('Ks'))).toBe('not-in-hand');
    expect(betteln.view(state, 4).pairs[0]?.givenCards).toBeNull();
    act(state, 0, give('7s'));
    expect(written(state.handCards[0] ?? [])).toBe('8s 9s Qs Ad Ac');
    expect(written(state.handCards[4] ?? [])).toBe('7s 10d 10s Ks Kc');
    expect(refusal(state, 1, exchange)).toBe('not-your-turn');
    expect(betteln.acting(state)).toEqual([1]);
  });

  it('[BE-29] "names": the higher office names values; what is not there is replaced by the highest card', () => {
    const state = second({ choice: 'names' });
    expect(betteln.legal(state, 0)).toHaveLength(8);
    expect(refusal(state, 0, name('2'))).toBe('no-such-rank');
    const [named] = act(state, 0, name('10'));
    if (named === undefined) throw new Error('nothing happened');
    expect(betteln.see(named, 4)).toMatchObject({ card: cards('10d')[0] });
    expect(betteln.see(named, 1)).toMatchObject({ card: null });
    expect(betteln.view(state, 2).pairs[0]?.namedRanks).toHaveLength(1);
    act(state, 0, name('9'));
    expect(written(state.pairs[0]?.takenCards ?? [])).toBe('10d Ac');
    expect(written(state.pairs[0]?.givenCards ?? [])).toBe('7s 8s');
    expect(betteln.acting(state)).toEqual([1]);
  });
});

describe('Betteln: the Neutrum', () => {
  const asked = (): BettelnState => fresh(5, 'rest', { rest: 'neutral' }, inOrder(5));

  it('[BE-31, BE-33, BE-34] C-BE-11 takes up the two cards left over and puts two away', () => {
    const state = asked();
    const rest = [...state.restCards];
    expect(betteln.acting(state)).toContain(2);
    act(state, 2, takeRest);
    expect(state.handCards[2]).toEqual(expect.arrayContaining(rest));
    expect(state.handCards[2]).toHaveLength(8);
    const unwanted = state.handCards[2]?.slice(0, 2) ?? [];
    for (const card of unwanted) act(state, 2, { type: 'put-away', card });
    expect(state.handCards[2]).toHaveLength(6);
    expect(state.restCards).toEqual(unwanted);
    expect(betteln.acting(state)).not.toContain(2);
    expect(refusal(state, 2, { type: 'put-away', card: state.handCards[2]?.[0] ?? 0 })).toBe('not-your-turn');
    expect(betteln.view(state, 2).restCards).toEqual(unwanted);
    expect(betteln.view(state, 0).restCards).toBeNull();
  });

  it('[BE-34] has to put away as many as it took up before the match begins, from its own hand', () => {
    const state = asked();
    act(state, 2, takeRest);
    for (const seat of [0, 1]) act(state, seat, exchange);
    expect(state.phase).toBe('exchange');
    expect(betteln.view(state, 'table').owed).toBe(2);
    const foreign = written(state.handCards[0]?.slice(0, 1) ?? []);
    expect(refusal(state, 2, putAway(foreign))).toBe('not-in-hand');
    for (let turn = 0; turn < 2; turn++) act(state, 2, { type: 'put-away', card: state.handCards[2]?.[0] ?? 0 });
    expect(state.phase).toBe('play');
  });

  it('[BE-33] may leave them where they are', () => {
    const state = asked();
    expect(betteln.legal(state, 2)).toEqual([takeRest, leaveRest]);
    expect(refusal(state, 1, takeRest)).toBe('not-your-turn');
    expect(refusal(state, 1, leaveRest)).toBe('not-your-turn');
    act(state, 2, leaveRest);
    for (const seat of [1, 0]) act(state, seat, exchange);
    expect(state.phase).toBe('play');
    expect(state.restCards).toHaveLength(2);
    expect(betteln.view(state, 2).restCards).toBeNull();
  });

  it('[BE-31] in a first match nobody is Neutrum, and the rest stays face down', () => {
    const state = fresh(5, 'rest', { rest: 'neutral' });
    expect(state.restCards).toHaveLength(2);
    expect(state.phase).toBe('play');
    expect(betteln.view(state, 'table')).toMatchObject({ neutral: null, rest: 2, restCards: null });
  });
});
