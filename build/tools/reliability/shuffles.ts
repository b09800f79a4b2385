import { randomFrom, shuffle } from '@shared/engine/random';
import { newSeed } from '@electron/host/secrets';
import { grouped, type Measurement } from './finding';

const CARDS = 39;
const SHUFFLES = 100_000;

/** Standard deviations that chance exceeds less than once in a million runs. */
const DEVIATIONS = 5;

/** Sum of squared deviations over expectation, of every card in every place. */
function chiSquare(counts: Float64Array, expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

export const shuffles: Measurement = {
  name: 'shuffling',
  statements: [20],
  run() {
    const counts = new Float64Array(CARDS * CARDS);
    const pack = Array.from({ length: CARDS }, (_, card) => card);
    const random = randomFrom(newSeed());
    for (let turn = 0; turn < SHUFFLES; turn++) {
      shuffle(random, [...pack]).forEach((card, place) => {
        counts[place * CARDS + card] = (counts[place * CARDS + card] ?? 0) + 1;
      });
    }
    const freedom = (CARDS - 1) ** 2;
    const limit = freedom + DEVIATIONS * Math.sqrt(2 * freedom);
    const value = chiSquare(counts, SHUFFLES / CARDS);
    const figure = `${grouped(SHUFFLES)} shuffles of ${CARDS} cards from a fresh seed: chi-square ${grouped(value)}, limit ${grouped(limit)}`;
    return Promise.resolve(new Map([[20, { figure, holds: value < limit }]]));
  },
};
