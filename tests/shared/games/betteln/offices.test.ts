import { describe, expect, it } from 'vitest';
import { betteln } from '@shared/games/betteln';
import { exchangeCount, officeOf } from '@shared/games/betteln/offices';
import { act, fresh, inOrder, lay, pass, position, refusal, yieldLead } from './position';

const officesOf = (seats: number) => Array.from({ length: seats }, (_, place) => officeOf(place, seats));

describe('Betteln: offices', () => {
  it('[BE-14, BE-15, BE-16, BE-17, BE-32, BE-35] run from king to beggar, with a Neutrum in the middle of an odd table', () => {
    expect(officesOf(3)).toEqual(['king', 'neutral', 'beggar']);
    expect(officesOf(4)).toEqual(['king', 'vice-king', 'vice-beggar', 'beggar']);
    expect(officesOf(5)).toEqual(['king', 'vice-king', 'neutral', 'vice-beggar', 'beggar']);
    expect(officesOf(6)).toEqual(['king', 'vice-king', 'vice-king-2', 'vice-beggar-2', 'vice-beggar', 'beggar']);
    expect(officesOf(7)[3]).toBe('neutral');
    expect(new Set(officesOf(8)).size).toBe(8);
    expect(officesOf(8)[4]).toBe('vice-beggar-3');
  });

  it('[BE-13] go to players as soon as they have no cards left, the highest first', () => {
    const state = position({ hands: ['7s', '8s 9s', '10s', 'Js Qs'] });
    expect(act(state, 0, lay('7'))).toContainEqual({ type: 'office', seat: 0, place: 0, office: 'king' });
    act(state, 1, pass);
    act(state, 2, lay('10'));
    const offices = betteln.view(state, 'table').seats.map((seat) => seat.office);
    expect(offices).toEqual(['king', null, 'vice-king', null]);
    expect(state.turn).toBe(3);
  });

  it('[BE-11, BE-18, BE-19] C-BE-5 a finisher who is not beaten: the acting beggar leads', () => {
    const state = position({ hands: ['Ks', '8s 9s', '10s 7d', 'Js Qs'], previous: inOrder(4) });
    act(state, 0, lay('king'));
    expect(state.places[0]).toBe(0);
    for (const seat of [1, 2]) act(state, seat, pass);
    expect(act(state, 3, pass)).toContainEqual({ type: 'leads', seat: 3, reason: 'privilege' });
    expect(state.turn).toBe(3);
    expect(betteln.legal(state, 3)).toEqual([lay('jack'), lay('queen'), yieldLead]);
  });

  it('[BE-19] the beggar may hand this privilege to the next player, who then has to lead', () => {
    const finished = (privilege: 'may' | 'must') => {
      const state = position({ hands: ['Ks', '8s 9s', '10s 7d', 'Js Qs'], previous: inOrder(4), options: { privilege } });
      act(state, 0, lay('king'));
      for (const seat of [1, 2, 3]) act(state, seat, pass);
      return state;
    };
    const state = finished('may');
    act(state, 3, yieldLead);
    expect(state.turn).toBe(1);
    expect(refusal(state, 1, yieldLead)).toBe('may-not-yield');
    expect(refusal(finished('must'), 3, yieldLead)).toBe('may-not-yield');
    expect(betteln.legal(finished('must'), 3)).toEqual([lay('jack'), lay('queen')]);
    const led = finished('may');
    act(led, 3, lay('jack'));
    expect(refusal(led, 1, yieldLead)).toBe('may-not-yield');
  });

  it('[BE-18] without an acting beggar, in a first match, the next player clockwise leads', () => {
    const state = position({ hands: ['Ks', '8s 9s', '10s 7d', 'Js Qs'] });
    act(state, 0, lay('king'));
    for (const seat of [1, 2, 3]) act(state, seat, pass);
    expect(state.turn).toBe(1);
    expect(state.privileged).toBe(false);
  });

  it('[BE-19] the next player leads, too, when the acting beggar has finished himself', () => {
    const state = position({ hands: ['Js Qs', '8s 9s', '10s 7d', 'Ks'], turn: 3, previous: inOrder(4) });
    act(state, 3, lay('king'));
    for (const seat of [0, 1, 2]) act(state, seat, pass);
    expect(state.turn).toBe(0);
    expect(state.privileged).toBe(false);
  });

  it('[BE-11, BE-12, BE-18] C-BE-7 a finisher who is beaten: the winner of the trick leads as usual', () => {
    const state = position({ hands: ['10s', '8s 9s', 'Ks 7d', 'Js Qs'], previous: inOrder(4) });
    act(state, 0, lay('10'));
    act(state, 1, pass);
    act(state, 2, lay('king'));
    act(state, 3, pass);
    act(state, 1, pass);
    expect(state.places[0]).toBe(0);
    expect(state.turn).toBe(2);
    expect(state.privileged).toBe(false);
  });

  it('[BE-36, BE-37] the match ends when the last but one has no cards; all offices are given then', () => {
    const state = position({ hands: ['7s', '8s', '9s 9d'] });
    act(state, 0, lay('7'));
    expect(betteln.outcome(state)).toBeNull();
    expect(betteln.carry(state)).toBeNull();
    const events = act(state, 1, lay('8'));
    expect(events.at(-1)).toEqual({ type: 'over' });
    expect(betteln.outcome(state)).toEqual({
      kind: 'won',
      ranks: [1, 2, 3],
      points: [2, 1, 0],
      reason: 'offices-given',
      params: { king: 0, beggar: 2 },
    });
    expect(state.handCards[2]).toHaveLength(2);
    expect(betteln.acting(state)).toEqual([]);
    expect(refusal(state, 2, lay('9'))).toBe('not-your-turn');
    expect(betteln.carry(state)).toEqual({ places: [0, 1, 2] });
  });
});

describe('Betteln: the next match', () => {
  const carry = { places: [2, 0, 3, 1] };

  it('[BE-20] seats everybody by office: the king first, the beggar last', () => {
    expect(fresh(4, 'next', {}, carry).order).toEqual([1, 3, 0, 2]);
    expect(fresh(4, 'next', { reseat: false }, carry).order).toEqual([0, 1, 2, 3]);
    expect(fresh(4, 'first').order).toEqual([0, 1, 2, 3]);
  });

  it('[BE-20] plays in that order', () => {
    const state = position({ hands: ['8s 8d', '9s 9d', '7s 7d', '10s 10d'], turn: 2, previous: carry });
    act(state, 2, lay('7'));
    expect(state.turn).toBe(1);
    act(state, 1, lay('9'));
    expect(state.turn).toBe(3);
  });

  it('[BE-21] the beggar deals', () => {
    expect(fresh(4, 'next', {}, carry).dealer).toBe(2);
    expect(new Set(Array.from({ length: 40 }, (_, index) => fresh(4, `first-${index}`).dealer)).size).toBe(4);
  });

  it('[BE-30] the beggar begins it; or the king, at tables that play so', () => {
    expect(fresh(4, 'next', {}, carry).turn).toBe(2);
    expect(fresh(4, 'next', { lead: 'king' }, carry).turn).toBe(1);
    expect(betteln.view(fresh(4, 'next', {}, carry), 0).seats.map((seat) => seat.formerOffice)).toEqual([
      'vice-beggar',
      'king',
      'beggar',
      'vice-king',
    ]);
  });

  it('offices follow the people to other seats; newcomers join below, gaps close', () => {
    expect(fresh(4, 'moved', {}, carry, [3, 2, 1, 0]).formerPlaces).toEqual([1, 3, 0, 2]);
    expect(fresh(4, 'new', {}, carry, [0, null, 2, 3]).formerPlaces).toEqual([1, 3, 2, 0]);
    expect(fresh(4, 'two', {}, carry, [null, 2, null, 1]).formerPlaces).toEqual([2, 1, 3, 0]);
    expect(fresh(3, 'fewer', {}, { places: [7, 0, 6, 1, 2, 3, 4, 5] }, [0, 2, 4]).formerPlaces).toEqual([2, 1, 0]);
    expect(fresh(4, 'strangers', {}, carry, [null, null, null, null]).formerPlaces).toEqual([-1, -1, -1, -1]);
  });

  it('[BE-26] exchanges two cards at the top and one further in, or one with three players', () => {
    expect([exchangeCount(0, 3), exchangeCount(0, 4), exchangeCount(1, 4), exchangeCount(2, 8)]).toEqual([1, 2, 1, 1]);
  });
});
