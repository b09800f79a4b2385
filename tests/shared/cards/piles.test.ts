import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealHiddenAnew, freshRandom, removeCard } from '@shared/cards/piles';
import { randomFrom } from '@shared/engine/random';

const places = fc.uniqueArray(fc.nat(103), { minLength: 1 }).chain((ids) =>
  fc.tuple(
    fc.constant(ids),
    fc.array(fc.nat(3), { minLength: ids.length, maxLength: ids.length }),
    fc.subarray(ids),
    fc.string({ minLength: 1 }),
  ),
);

describe('piles', () => {
  it('takes one card out and keeps the order of the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(60), (ids, id) => {
        const left = [...ids];
        expect(removeCard(left, id)).toBe(ids.includes(id));
        expect(left).toEqual(ids.filter((other) => other !== id));
      }),
    );
  });

  it('deals hidden cards anew among their places and leaves the known ones where they are', () => {
    fc.assert(
      fc.property(places, ([ids, where, known, seed]) => {
        const before = [0, 1, 2, 3].map((place) => ids.filter((_, index) => where[index] === place));
        const after = before.map((place) => [...place]);
        const became = dealHiddenAnew(randomFrom(seed), after, (id) => known.includes(id));
        expect(after.map((place) => place.length)).toEqual(before.map((place) => place.length));
        expect(after.flat().sort()).toEqual(before.flat().sort());
        before.forEach((place, index) => {
          expect(place.map(became)).toEqual(after[index]);
          place.forEach((id, at) => {
            if (known.includes(id)) expect(after[index]?.[at]).toBe(id);
          });
        });
      }),
    );
  });

  it('moves a card that is hidden to every other hidden place sooner or later', () => {
    const reached = new Set<number>();
    const random = randomFrom('wander');
    for (let round = 0; round < 200; round++) {
      const table = [[7], [1, 2], [3]];
      dealHiddenAnew(random, table, (id) => id === 3);
      reached.add(table.flat().indexOf(7));
    }
    expect([...reached].sort()).toEqual([0, 1, 2]);
  });

  it('draws randomness that differs from the one it came from', () => {
    const random = randomFrom('seed');
    const before = [...random];
    expect(freshRandom(random)).not.toEqual(before);
    expect(random).not.toEqual(before);
  });
});
