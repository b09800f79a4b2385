import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suitOf } from '@shared/cards/french';
import { nextBelow, randomFrom } from '@shared/engine/random';
import { durak } from '@shared/games/durak';
import type { DurakEvent } from '@shared/games/durak';
import { cards, written } from '@tests/shared/cards/notation';
import { attack, cover, finish, fresh, pass, play, position, take } from './position';

const drawers = (events: readonly DurakEvent[]) => events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []));

describe('Durak: drawing', () => {
  it('[DU-41, DU-42] fills every hand up to six again', () => {
    const state = position({ hands: ['6s 7d', '7s 8d', '9c'], talon: 'Ah 6h 7h 8h 9h 10h Jh Qh Kh 10s Js Qs Ks As 6d 6c' });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    play(state, 0, pass);
    play(state, 2, pass);
    expect(state.handCards.map((hand) => hand.length)).toEqual([6, 6, 6]);
    expect(state.talonCards).toEqual(cards('Ah'));
  });

  it('[DU-42] leaves hands of more than six as they are', () => {
    const state = position({ hands: ['6s 7d 8d', '7s 8s 9s 10s Js Qs', '9c 10c Jc Qc Kc Ac'], talon: 'Ah 6h 7h 8h 9h 10h' });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    expect(state.handCards.map((hand) => hand.length)).toEqual([6, 7, 6]);
  });

  it('[DU-43, DU-44] in order: the attacker first, the others clockwise, the defender last', () => {
    const state = position({ hands: ['9c', '6s 7d', '7s 8d', '10c'], talon: 'Ah 6h 7h 8h 9h 10h Jh Qh Kh 10s Js Qs Ks As 6d 6c 7c 8c Jc Qc', attacker: 1 });
    play(state, 1, attack('6s'));
    play(state, 2, cover('6s', '7s'));
    play(state, 1, pass);
    expect(drawers(play(state, 3, pass))).toEqual([1, 3, 0, 2]);
  });

  it('[DU-43, DU-44, DU-45, DU-46] C-DU-7 the attacker may draw the last cards, and play goes on without', () => {
    const state = position({ hands: ['6s 6d 7d', '7s 8d 9d 10d 6c'], talon: 'Ah 7c 8c' });
    play(state, 0, attack('6s'));
    play(state, 1, cover('6s', '7s'));
    expect(drawers(play(state, 0, pass))).toEqual([0]);
    expect(written(state.handCards[0] ?? [])).toBe('6d 7d 8c 7c Ah');
    expect(written(state.handCards[1] ?? [])).toBe('8d 9d 10d 6c');
    expect(state.phase).toBe('round');
    play(state, 1, attack('6c'));
    expect(drawers(play(state, 0, take))).toEqual([]);
  });

  it('[DU-45] the last card to be drawn is the trump card, and everybody sees who gets it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
        const random = randomFrom(seed);
        const state = fresh(seats, seed);
        finish(state, (below) => {
          if (state.talonCards.length > 0) expect(state.talonCards[0]).toBe(state.trumpCard);
          return nextBelow(random, below);
        });
        expect(suitOf(state.trumpCard)).toBe(state.trumpSuit);
      }),
      { numRuns: 20 },
    );
    const state = position({ hands: ['6s 6d', '7s 8d 9d'], talon: 'Ah' });
    play(state, 0, attack('6s'));
    const drew = play(state, 1, take).find((event) => event.type === 'drew');
    expect(drew).toEqual({ type: 'drew', seat: 0, cards: cards('Ah'), openCards: cards('Ah') });
    expect(durak.view(state, 1).seats[0]?.knownCards).toEqual(cards('Ah'));
  });

  it('[DU-46] whoever comes later in the order gets what is left', () => {
    const state = position({ hands: ['6s 6d', '7s 8d', '9c 10c'], talon: 'Ah 7c 8c Kd Qd Jd' });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    expect(state.handCards.map((hand) => hand.length)).toEqual([6, 3, 3]);
  });
});
