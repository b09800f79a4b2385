import { describe, expect, it } from 'vitest';
import { durak } from '@shared/games/durak';
import { add, attack, cover, pass, play, position, refusal, take } from './position';

describe('Durak: leaving and losing', () => {
  it('[DU-47] whoever has no cards after the talon is used up leaves the game', () => {
    const state = position({ hands: ['6s', '7s 8d', '9c 10c', 'Jc Qc'] });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    const events = play(state, 2, pass);
    expect(events).toContainEqual({ type: 'out', seat: 0 });
    expect(durak.view(state, 'table').seats.map((seat) => seat.out)).toEqual([true, false, false, false]);
    expect(state.attacker).toBe(1);
  });

  it('[DU-47] an empty hand does not leave while there are cards to draw', () => {
    const state = position({ hands: ['6s', '7s 8d', '9c 10c'], talon: 'Ah Kh Qh Jh 10h 9h 8h' });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    expect(state.out).toEqual([false, false, false]);
    expect(state.handCards[0]).toHaveLength(6);
  });

  it('[DU-14, DU-15, DU-47] C-DU-9 when the attacker has left and the defender takes, the next player attacks the defender', () => {
    const state = position({ hands: ['6s', '7d 8d', '9c 10c'] });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    expect(state.out).toEqual([true, false, false]);
    expect([state.attacker, state.defender]).toEqual([2, 1]);
  });

  it('[DU-13, DU-47] a defender who has left by beating everything passes the attack to the next player', () => {
    const state = position({ hands: ['6s 7d', '7s', '9c 10c'] });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    expect(state.out[1]).toBe(true);
    expect([state.attacker, state.defender]).toEqual([2, 0]);
  });

  it('[DU-48, DU-49] ends when only one player has cards left: the Durak', () => {
    const state = position({ hands: ['6s', '7d 8d'] });
    expect(durak.outcome(state)).toBeNull();
    play(state, 0, attack('6s'));
    const events = play(state, 1, take);
    expect(events.at(-1)).toEqual({ type: 'over', durak: 1 });
    expect(durak.outcome(state)).toEqual({ kind: 'won', ranks: [1, 2], points: [1, 0], reason: 'durak', params: { seat: 1 } });
    expect(durak.acting(state)).toEqual([]);
    expect(refusal(state, 1, attack('7d'))).toBe('not-your-turn');
    expect(durak.view(state, 'table').durak).toBe(1);
  });

  it('[DU-48, DU-49] the defender is the Durak even when he has just beaten the last card', () => {
    const state = position({ hands: ['6s', '7s 8d'] });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    expect(durak.carry(state)?.durak).toBe(1);
  });

  it('[DU-51] is drawn when all who were left play out their last cards in one round', () => {
    const state = position({ hands: ['6s', '7s', ''] });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    expect(durak.outcome(state)).toEqual({ kind: 'drawn', ranks: [1, 1, 1], points: [1, 1, 1], reason: 'no-durak', params: {} });
    expect(durak.view(state, 0).durak).toBeNull();
  });

  it('[DU-51] also with three of them', () => {
    const state = position({ hands: ['6s', '7s 8d', '6d'] });
    play(state, 0, attack('6s'));
    play(state, 2, add('6d'));
    play(state, 1, cover('6s', '7s'));
    play(state, 1, cover('6d', '8d'));
    expect(durak.outcome(state)?.kind).toBe('drawn');
  });
});
