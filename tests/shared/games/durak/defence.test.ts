import { describe, expect, it } from 'vitest';
import { durak } from '@shared/games/durak';
import { card, cards, written } from '@tests/shared/cards/notation';
import { add, attack, cover, pass, play, position, refusal, take } from './position';

describe('Durak: the limits of an attack', () => {
  const eight = '7s 7d 7c 8s 8d 8c 9s 9d';

  it('[DU-29, DU-36] C-DU-3 no more than six cards, and the round is over when they are beaten', () => {
    const state = position({ hands: ['6s 6d 6c 7h 8h 6h 9c', eight, 'Ks Kd'], talon: 'Ah Kh' });
    play(state, 0, attack('6s 6d 6c'));
    play(state, 1, cover('6s', '7s'));
    play(state, 1, cover('6d', '8d'));
    play(state, 1, cover('6c', '8c'));
    play(state, 0, add('7h'));
    play(state, 0, add('8h'));
    play(state, 0, add('6h'));
    expect(refusal(state, 0, add('9c'))).toBe('too-many-cards');
    expect(state.adder).toBe(-1);
    play(state, 1, take);
    expect(state.round).toBe(2);
  });

  it('[DU-29] C-DU-3 nobody is asked for a seventh card: with the sixth beaten the round is over', () => {
    const state = position({ hands: ['6s 6d 6c 6h 7d 7c 7h', '7s 8s 9s 8d 9d 8c 9c Ah', 'Ks Kd'], talon: 'Kh', trump: 'spades' });
    play(state, 0, attack('6s 6d 6c 6h'));
    play(state, 1, cover('6s', '7s'));
    play(state, 0, add('7d'));
    play(state, 0, add('7c'));
    for (const [target, by] of [['6d', '8d'], ['6c', '8c'], ['6h', 'Ah'], ['7d', '9d']] as const) play(state, 1, cover(target, by));
    expect(play(state, 1, cover('7c', '9c')).map((event) => event.type)).toContain('beaten');
  });

  it('[DU-30] but for tables that drop this clause: then only the hand counts', () => {
    const options = { sixLimit: false };
    const state = position({ hands: ['6s 6d 6c 6h 7d 7c 7h', '7s 8s 9s 8d 9d 8c 9c Ah', 'Ks Kd'], talon: 'Kh', options });
    expect(state.limit).toBe(8);
    play(state, 0, attack('6s 6d 6c 6h'));
    play(state, 1, cover('6s', '7s'));
    for (const text of ['7d', '7c', '7h']) play(state, 0, add(text));
    expect(state.attackCards).toHaveLength(7);
  });

  it('[DU-35] no more than the defender has in hand', () => {
    const state = position({ hands: ['6s 6d 6c 7d', '7s 8d', '6h Kd'], talon: 'Ah' });
    expect(refusal(state, 0, attack('6s 6d 6c'))).toBe('too-many-cards');
    expect(durak.legal(state, 0)).not.toContainEqual(attack('6s 6d 6c'));
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    play(state, 0, add('6d'));
    expect(refusal(state, 0, add('6c'))).toBe('too-many-cards');
    expect(durak.acting(state)).toEqual([1]);
  });

  it('[DU-36] also at once: six cards of values that have appeared, not seven', () => {
    const state = position({ hands: ['6s 6d', eight, 'Ks Kd'], talon: 'Ah Kh' });
    expect(state.limit).toBe(6);
    expect(durak.view(state, 'table').limit).toBe(6);
  });
});

describe('Durak: the defence', () => {
  const facing = (target: string, hand: string, trump = 'hearts') => {
    const state = position({ hands: [`${target} Jc`, hand, 'Ks Kd'], talon: 'Qh', trump });
    play(state, 0, attack(target));
    return state;
  };

  it('[DU-31] may beat a card with a higher one of the same suit', () => {
    const state = facing('8s', '7s 9s 9d');
    expect(durak.legal(state, 1)).toEqual([cover('8s', '9s'), take]);
    expect(refusal(state, 1, cover('8s', '7s'))).toBe('does-not-beat');
    expect(refusal(state, 1, cover('8s', '9d'))).toBe('does-not-beat');
  });

  it('[DU-31] may take although he could beat', () => {
    expect(refusal(facing('8s', '9s 10s'), 1, take)).toBeNull();
  });

  it('[DU-32] C-DU-1 the lowest trump beats the ace of another suit', () => {
    expect(refusal(facing('As', '6h 7d'), 1, cover('As', '6h'))).toBeNull();
  });

  it('[DU-33] C-DU-1 a trump is only beaten by a higher trump', () => {
    const state = facing('7h', '6h 8h As');
    expect(refusal(state, 1, cover('7h', '6h'))).toBe('does-not-beat');
    expect(refusal(state, 1, cover('7h', 'As'))).toBe('does-not-beat');
    expect(refusal(state, 1, cover('7h', '8h'))).toBeNull();
  });

  it('[DU-34] lays the beating card on the one it beats, and each only once', () => {
    const state = position({ hands: ['6s 6d Jc', '7s 8s 9d', 'Ks'], talon: 'Ah' });
    play(state, 0, attack('6s 6d'));
    play(state, 1, cover('6d', '9d'));
    expect(durak.view(state, 0).table).toEqual([
      { card: card('6s'), coverCard: null },
      { card: card('6d'), coverCard: card('9d') },
    ]);
    expect(refusal(state, 1, cover('6d', '9d'))).toBe('not-in-hand');
    play(state, 1, cover('6s', '7s'));
    expect(refusal(state, 1, cover('6s', '8s'))).toBe('not-your-turn');
    expect(refusal(facing('6s', '7s'), 1, cover('6d', '7s'))).toBe('not-on-table');
  });

  it('[DU-34] refuses a second card on one that is covered', () => {
    const state = position({ hands: ['6s 6d Jc', '7s 8s 9d', 'Ks'], talon: 'Ah' });
    play(state, 0, attack('6s 6d'));
    play(state, 1, cover('6s', '7s'));
    expect(refusal(state, 1, cover('6s', '8s'))).toBe('already-covered');
  });

  it('[DU-37] succeeds when everything is beaten and the others have given up adding', () => {
    const state = facing('6s', '7s 8s');
    play(state, 1, cover('6s', '7s'));
    expect(state.round).toBe(1);
    play(state, 0, pass);
    expect(state.round).toBe(1);
    play(state, 2, pass);
    expect(state.round).toBe(2);
    expect(state.attacker).toBe(1);
  });

  it('[DU-37] a pass holds only until the table changes', () => {
    const state = facing('6s', '7s 8s');
    play(state, 0, pass);
    play(state, 2, pass);
    play(state, 1, cover('6s', '7s'));
    expect(state.adder).toBe(0);
  });

  it('[DU-38] the beaten cards leave the game', () => {
    const state = facing('6s', '7s 8s');
    const before = state.discardedCards.length;
    play(state, 1, cover('6s', '7s'));
    play(state, 0, pass);
    play(state, 2, pass);
    expect(written(state.discardedCards.slice(before))).toBe('6s 7s');
    expect(state.attackCards).toEqual([]);
  });

  it('[DU-39, DU-40] who cannot or will not beat everything picks up all cards of the round', () => {
    const state = position({ hands: ['6s 6d Jc', '7s 8s 9c', 'Ks'], talon: 'Ah' });
    play(state, 0, attack('6s 6d'));
    play(state, 1, cover('6s', '7s'));
    const events = play(state, 1, take);
    expect(events[0]).toEqual({ type: 'took', seat: 1, cards: cards('6s 7s 6d') });
    expect(written(state.handCards[1] ?? [])).toBe('8s 9c 6s 7s 6d');
    expect(durak.view(state, 'table').seats[1]?.knownCards).toEqual(cards('6s 7s 6d'));
  });

  it('forgets a known card once it has been played', () => {
    const state = position({ hands: ['6s 6d Jc', '7s 8s 9c', '6c Kd'] });
    play(state, 0, attack('6s 6d'));
    play(state, 1, take);
    play(state, 2, attack('6c'));
    play(state, 0, take);
    play(state, 1, attack('6d'));
    const seats = durak.view(state, 'table').seats;
    expect(seats[0]?.knownCards).toEqual(cards('6c'));
    expect(seats[1]?.knownCards).toEqual(cards('6s'));
  });
});
