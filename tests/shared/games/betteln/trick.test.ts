import { describe, expect, it } from 'vitest';
import { betteln } from '@shared/games/betteln';
import { cards, written } from '@tests/shared/cards/notation';
import { act, lay, pass, position, refusal } from './position';

describe('Betteln: tricks', () => {
  const hands = ['7s 8s 8d Ks', '9s 9d Js As', '7c Qs Kd Kc', '10s Jd Qd Qc'];

  it('[BE-4] players play in turn, clockwise', () => {
    const state = position({ hands });
    const order: number[] = [];
    for (const action of [lay('7'), lay('9'), pass, lay('10')]) {
      order.push(state.turn);
      expect(betteln.acting(state)).toEqual([state.turn]);
      act(state, state.turn, action);
    }
    expect(order).toEqual([0, 1, 2, 3]);
    expect(refusal(state, 1, pass)).toBe('not-your-turn');
    expect(refusal(state, 1, lay('jack'))).toBe('not-your-turn');
  });

  it('[BE-5, BE-6] whoever leads lays one card or several of one value', () => {
    const state = position({ hands });
    expect(betteln.legal(state, 0)).toEqual([lay('7'), lay('8'), lay('8', 2), lay('king')]);
    expect(refusal(state, 0, lay('8', 3))).toBe('not-in-hand');
    expect(refusal(state, 0, lay('queen'))).toBe('not-in-hand');
    act(state, 0, lay('8', 2));
    expect(written(betteln.view(state, 'table').topCards)).toBe('8d 8s');
    expect(written(state.handCards[0] ?? [])).toBe('7s Ks');
  });

  it('[BE-7] anybody may pass at any time, but whoever leads has to play', () => {
    const state = position({ hands });
    expect(refusal(state, 0, pass)).toBe('must-lead');
    expect(betteln.legal(state, 0)).not.toContainEqual(pass);
    act(state, 0, lay('7'));
    expect(betteln.legal(state, 1)).toEqual([lay('9'), lay('9', 2), lay('jack'), lay('ace'), pass]);
    act(state, 1, pass);
    expect(betteln.view(state, 0).seats[1]?.passed).toBe(true);
  });

  it('[BE-7] a pass does not bind: the player may come back in the same trick', () => {
    const state = position({ hands });
    act(state, 0, lay('7'));
    act(state, 1, pass);
    act(state, 2, lay('queen'));
    act(state, 3, pass);
    act(state, 0, pass);
    expect(refusal(state, 1, lay('ace'))).toBeNull();
  });

  it('passLocks: a pass is for the whole trick', () => {
    const state = position({ hands, options: { passLocks: true } });
    act(state, 0, lay('7'));
    act(state, 1, pass);
    act(state, 2, lay('queen'));
    act(state, 3, pass);
    act(state, 0, lay('king'));
    expect(state.turn).toBe(2);
    act(state, 2, pass);
    expect(state.turn).toBe(0);
    expect(state.topCards).toEqual([]);
    act(state, 0, lay('8'));
    expect(state.turn).toBe(1);
  });

  it('[BE-8, BE-10] C-BE-1 as many cards or twice as many, and after doubling that number counts', () => {
    const state = position({ hands: ['8s 7s', '9s 9d 7d', 'Ks Kd 7c', '10s 10d 10h 10c 7h'] });
    act(state, 0, lay('8'));
    act(state, 1, lay('9', 2));
    expect(refusal(state, 2, lay('king'))).toBe('wrong-count');
    expect(refusal(state, 2, lay('king', 2))).toBeNull();
    act(state, 2, pass);
    expect(betteln.legal(state, 3)).toEqual([lay('10', 2), lay('10', 4), pass]);
  });

  it('[BE-8] multiples "same": only as many', () => {
    const state = position({ hands: ['8s 7s', '9s 9d 7d', '7c'], options: { multiples: 'same' } });
    act(state, 0, lay('8'));
    expect(betteln.legal(state, 1)).toEqual([lay('9'), pass]);
    expect(refusal(state, 1, lay('9', 2))).toBe('wrong-count');
  });

  it('[BE-9] multiples "quadruple": three or four times as many, too', () => {
    const hand = '9s 9d 9h 9c 7d';
    const state = position({ hands: ['8s 7s', hand, '7c'], options: { multiples: 'quadruple' } });
    act(state, 0, lay('8'));
    expect(betteln.legal(state, 1)).toEqual([lay('9'), lay('9', 2), lay('9', 3), lay('9', 4), pass]);
    const usual = position({ hands: ['8s 7s', hand, '7c'] });
    act(usual, 0, lay('8'));
    expect(refusal(usual, 1, lay('9', 3))).toBe('wrong-count');
  });

  it('[BE-10] C-BE-3 the value has to be higher: the same is refused', () => {
    const state = position({ hands: ['Js 7s', 'Jd 10d Qd', '7c'] });
    act(state, 0, lay('jack'));
    expect(refusal(state, 1, lay('jack'))).toBe('too-low');
    expect(refusal(state, 1, lay('10'))).toBe('too-low');
    expect(refusal(state, 1, lay('queen'))).toBeNull();
  });

  it('equal: the same value is enough for tables that want it', () => {
    const state = position({ hands: ['Js 7s', 'Jd 10d', '7c'], options: { equal: true } });
    act(state, 0, lay('jack'));
    expect(betteln.legal(state, 1)).toEqual([lay('jack'), pass]);
  });

  it('[BE-11, BE-12] whoever laid the highest value wins when all others have passed, and leads again', () => {
    const state = position({ hands });
    act(state, 0, lay('7'));
    act(state, 1, lay('ace'));
    for (const seat of [2, 3]) act(state, seat, pass);
    const events = act(state, 0, pass);
    expect(events.map((event) => event.type)).toEqual(['passed', 'won-trick', 'leads']);
    expect(state.turn).toBe(1);
    expect(refusal(state, 1, lay('9'))).toBeNull();
    expect(written(betteln.view(state, 'table').playedCards.slice(-2))).toBe('7s As');
  });

  it('[BE-11] the others have to pass even when nothing could be higher', () => {
    const state = position({ hands });
    act(state, 0, lay('king'));
    act(state, 1, lay('ace'));
    expect(state.turn).toBe(2);
    expect(betteln.legal(state, 2)).toEqual([pass]);
  });

  it('shows everybody what lies there and forgets the leading card once it is played', () => {
    const state = position({ hands: ['7d 8s', '9s 9d', '7c'] });
    state.leadCard = cards('7d')[0] ?? null;
    act(state, 0, lay('7'));
    expect(state.leadCard).toBeNull();
    act(state, 1, lay('9'));
    const view = betteln.view(state, 'table');
    expect([written(view.topCards), written(view.pileCards), view.topSeat]).toEqual(['9d', '7d', 1]);
  });
});
