import { describe, expect, it } from 'vitest';
import { durak } from '@shared/games/durak';
import { cards, written } from '@tests/shared/cards/notation';
import { add, attack, cover, pass, play, position, refusal, take } from './position';

describe('Durak: rounds', () => {
  it('[DU-10, DU-11] begins with an attack on the left neighbour', () => {
    const state = position({ hands: ['6s', '7s', '8s', '9s'], talon: 'Ah', attacker: 3 });
    expect([state.attacker, state.defender]).toEqual([3, 0]);
    expect(durak.acting(state)).toEqual([3]);
    expect(refusal(state, 0, attack('6s'))).toBe('not-your-turn');
  });

  it('[DU-10] skips players who are out', () => {
    const state = position({ hands: ['6s 7s', '', '8s 9s', '10s'] });
    expect(state.defender).toBe(2);
  });

  it('[DU-12, DU-13] a defender who beats everything off attacks next, to his left', () => {
    const state = position({ hands: ['6s 7d', '7s 8d', '9c 10c'], talon: 'Ah Kh Qh Jh 10h 9h 8h 7h 6h' });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    play(state, 0, pass);
    const events = play(state, 2, pass);
    expect(events.map((event) => event.type)).toContain('beaten');
    expect([state.attacker, state.defender]).toEqual([1, 2]);
  });

  it('[DU-14, DU-15] a defender who takes does not attack; the player after him does', () => {
    const state = position({ hands: ['6s 7d', '7s 8d', '9c 10c'], talon: 'Ah Kh Qh Jh' });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    expect([state.attacker, state.defender]).toEqual([2, 0]);
    expect(refusal(state, 1, attack('8d'))).toBe('not-your-turn');
  });
});

describe('Durak: the attack', () => {
  it('[DU-21, DU-22] lays the cards open for the defender to cover', () => {
    const state = position({ hands: ['6s 7d', '7s 8d'], talon: 'Ah' });
    expect(play(state, 0, attack('6s'))[0]).toEqual({ type: 'attacked', seat: 0, cards: cards('6s') });
    expect(durak.view(state, 'table').table).toEqual([{ card: cards('6s')[0], coverCard: null }]);
    expect(durak.acting(state)).toContain(1);
    expect(refusal(state, 0, pass)).toBeNull();
    play(state, 0, pass);
    expect(durak.acting(state)).toEqual([1]);
    expect(durak.legal(state, 1).map((action) => action.type)).toEqual(['cover', 'take']);
  });

  it('[DU-23] may lay several cards of one value at once', () => {
    const state = position({ hands: ['6s 6d 6c 7d', '7s 8d 9d 10d'], talon: 'Ah' });
    const lists = durak.legal(state, 0).map((action) => (action.type === 'attack' ? written(action.cards) : ''));
    expect(lists.sort()).toEqual(['6c', '6d', '6d 6c', '6s', '6s 6c', '6s 6d', '6s 6d 6c', '7d'].sort());
    expect(refusal(state, 0, attack('6s 7d'))).toBe('different-values');
    expect(refusal(state, 0, attack('6s 6s'))).toBe('not-in-hand');
    expect(refusal(state, 0, attack('6h'))).toBe('not-in-hand');
    play(state, 0, attack('6s 6c'));
    expect(state.uncovered).toBe(2);
  });

  it('[DU-24] lets the player to the left of the defender give him further cards', () => {
    const state = position({ hands: ['6s 7d', '7s 8d 9d', '6d 10c', '6c Jc'], talon: 'Ah' });
    play(state, 0, attack('6s'));
    play(state, 0, pass);
    expect(durak.legal(state, 2)).toEqual([add('6d'), pass]);
    play(state, 2, add('6d'));
    expect(written(state.attackCards)).toBe('6s 6d');
  });

  it('[DU-25] only of values that have appeared in this fight, on either side', () => {
    const state = position({ hands: ['6s 8d 9d 10d', '8s Kd Qd', '10c'], talon: 'Ah' });
    play(state, 0, attack('6s'));
    expect(refusal(state, 0, add('8d'))).toBe('value-not-in-fight');
    play(state, 1, cover('6s', '8s'));
    expect(refusal(state, 0, add('9d'))).toBe('value-not-in-fight');
    play(state, 0, add('8d'));
    expect(written(state.attackCards)).toBe('6s 8d');
  });

  it('[DU-25] which a new round forgets', () => {
    const state = position({ hands: ['6s 6d 9d', '8s Kd Qd', '6c 10c'], talon: 'Ah' });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    play(state, 2, attack('10c'));
    expect(refusal(state, 2, add('6c'))).toBe('value-not-in-fight');
  });

  it('[DU-26] lets all players add when the table wants that', () => {
    const hands = ['6s 7d', '7s 8d 9d 10d', '6d 10c', '6c Jc'];
    const state = position({ hands, talon: 'Ah', options: { adders: 'all' } });
    play(state, 0, attack('6s'));
    play(state, 0, pass);
    play(state, 2, pass);
    expect(durak.acting(state)).toEqual([3, 1]);
    play(state, 3, add('6c'));
    expect(written(state.attackCards)).toBe('6s 6c');
  });

  it('[DU-27] in a fixed order, which starts again after each card', () => {
    const hands = ['6s 7d', '7s 8d 9d 10d', '6d 10c', '6c Jc'];
    const state = position({ hands, talon: 'Ah', attacker: 0, options: { adders: 'all' } });
    play(state, 0, attack('6s'));
    const order: number[] = [];
    for (const step of [pass, pass, add('6c'), pass, add('6d'), pass]) {
      order.push(state.adder);
      play(state, state.adder, step);
    }
    expect(order).toEqual([0, 2, 3, 0, 2, 0]);
  });

  it('[DU-27] asks everybody once: the round ends when all have passed', () => {
    const state = position({ hands: ['6s 7d', '7s 8d', '9d 10c', '9c Jc'], talon: 'Ah', options: { adders: 'all' } });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    const order: number[] = [];
    while (state.round === 1) {
      order.push(state.adder);
      play(state, state.adder, pass);
    }
    expect(order).toEqual([0, 2, 3]);
  });

  it('[DU-28] C-DU-5 the neighbour has to wait until the attacker cannot or does not want to add', () => {
    const state = position({ hands: ['6s 7d', '7s 8d 9d 10d', '6d 10c', '6c Jc'], talon: 'Ah' });
    play(state, 0, attack('6s'));
    expect(refusal(state, 2, add('6d'))).toBe('not-your-turn');
    play(state, 0, pass);
    expect(refusal(state, 3, add('6c'))).toBe('not-your-turn');
    play(state, 2, add('6d'));
    expect(refusal(state, 2, add('6d'))).toBe('not-your-turn');
    play(state, 0, pass);
    play(state, 2, pass);
    expect(refusal(state, 3, add('6c'))).toBe('not-your-turn');
  });

  it('[DU-28] C-DU-5 an attacker without cards is not waited for', () => {
    const state = position({ hands: ['6s', '7s 8d', '6d 10c', '6c Jc'] });
    play(state, 0, attack('6s'));
    expect(state.adder).toBe(2);
  });

  it('refuses the defender and everybody before the attack has begun', () => {
    const state = position({ hands: ['6s 7d', '7s 6d', '6c 10c'], talon: 'Ah' });
    expect(refusal(state, 0, add('6s'))).toBe('not-your-turn');
    play(state, 0, attack('6s'));
    expect(refusal(state, 1, add('6d'))).toBe('not-your-turn');
    expect(refusal(state, 1, pass)).toBe('not-your-turn');
    expect(refusal(state, 0, add('6c'))).toBe('not-in-hand');
    expect(refusal(state, 0, take)).toBe('not-your-turn');
  });
});
