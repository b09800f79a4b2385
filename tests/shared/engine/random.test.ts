import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { nextBelow, nextWord, pick, randomFrom, shuffle } from '@shared/engine/random';

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

/** Sum of squared deviations over expectation; near the degrees of freedom when all is even. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A bound that chance exceeds about once in 30,000 seeds (four standard deviations). */
function bound(freedom: number): number {
  return freedom + 4 * Math.sqrt(2 * freedom);
}

describe('the generator', () => {
  it('gives the same words for the same seed, and goes on from its state as data', () => {
    const random = randomFrom('a seed');
    const words = Array.from({ length: 50 }, () => nextWord(random));
    const again = randomFrom('a seed');
    expect(Array.from({ length: 20 }, () => nextWord(again))).toEqual(words.slice(0, 20));
    const revived = JSON.parse(JSON.stringify(again)) as typeof again;
    expect(Array.from({ length: 30 }, () => nextWord(revived))).toEqual(words.slice(20));
  });

  it('starts elsewhere for every seed, also for those that differ in one place only', () => {
    const seeds = [
      ...Array.from({ length: 2000 }, (_, index) => String(index)),
      ...Array.from({ length: 2000 }, (_, index) => `match/${index}/playout`),
      ...Array.from({ length: 128 }, (_, bit) => (1n << BigInt(bit)).toString(16).padStart(32, '0')),
      '',
      ' ',
    ];
    const starts = seeds.map((seed) => {
      const random = randomFrom(seed);
      return `${nextWord(random)} ${nextWord(random)}`;
    });
    expect(new Set(starts).size).toBe(new Set(seeds).size);
  });

  it('fills every bit evenly', () => {
    const random = randomFrom('bits');
    const ones = new Array<number>(32).fill(0);
    const samples = 100_000;
    for (let sample = 0; sample < samples; sample++) {
      const word = nextWord(random);
      for (let bit = 0; bit < 32; bit++) if (((word >>> bit) & 1) === 1) ones[bit] = (ones[bit] ?? 0) + 1;
    }
    expect(2 * chiSquare(ones, samples / 2)).toBeLessThan(bound(32));
  });
});

describe('nextBelow', () => {
  it('stays below its bound, whatever that is', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 })), (seed, below) => {
        const random = randomFrom(seed);
        for (let turn = 0; turn < 20; turn++) {
          const value = nextBelow(random, below);
          expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
        }
      }),
    );
  });

  it('is even where the bound does not divide 2^32', () => {
    for (const below of [3, 7, 41, 3 * 2 ** 30]) {
      const random = randomFrom(`even ${below}`);
      const bins = Math.min(below, 48);
      const counts = new Array<number>(bins).fill(0);
      for (let turn = 0; turn < 48_000; turn++) {
        const bin = Math.floor((nextBelow(random, below) / below) * bins);
        counts[bin] = (counts[bin] ?? 0) + 1;
      }
      expect(chiSquare(counts, 48_000 / bins)).toBeLessThan(bound(bins - 1));
    }
  });

  it('takes 1 and 2^32 as well', () => {
    const random = randomFrom('ends');
    expect(nextBelow(random, 1)).toBe(0);
    expect(Array.from({ length: 64 }, () => nextBelow(random, 2 ** 32)).some((word) => word >= 2 ** 31)).toBe(true);
  });
});

describe('shuffle', () => {
  it('reliability 20: keeps every item once, in the same array', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = [...items];
        expect(shuffle(randomFrom(seed), shuffled)).toBe(shuffled);
        expect(shuffled.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it('reliability 20: puts every card in every place equally often, over 100,000 shuffles', () => {
    const random = randomFrom('100,000 shuffles');
    const size = 39;
    const shuffles = 100_000;
    const counts = new Array<number>(size * size).fill(0);
    const cards = Array.from({ length: size }, (_, card) => card);
    for (let turn = 0; turn < shuffles; turn++) {
      const deck = shuffle(random, [...cards]);
      for (let place = 0; place < size; place++) {
        const cell = place * size + (deck[place] ?? 0);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    expect(chiSquare(counts, shuffles / size)).toBeLessThan(bound((size - 1) ** 2));
  });

  it('reliability 20: gives every order of five cards equally often, over 100,000 shuffles each from a seed of its own', () => {
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 100_000; turn++) {
      const order = shuffle(randomFrom(`seed ${turn}`), [0, 1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(chiSquare([...counts.values()], 100_000 / 120)).toBeLessThan(bound(119));
  });
});

describe('pick', () => {
  it('reaches every item', () => {
    const random = randomFrom('pick');
    const picked = new Set(Array.from({ length: 200 }, () => pick(random, ['a', 'b', 'c', 'd'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});
