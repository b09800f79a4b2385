/**
 * Seeded randomness as data: four 32-bit words of the sfc32 generator. It is part of a match's state, so that seed,
 * options and log replay a match exactly.
 */
export type Random = [number, number, number, number];

/**
 * A generator from a seed of at least 128 bits, given as 32 or more hexadecimal digits or any other text.
 * Hosts draw the seed from a cryptographic source; tests and simulations may use short texts.
 */
export function randomFrom(seed: string): Random {
  const random: Random = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let index = 0; index < seed.length; index++) {
    random[index & 3] = Math.imul((random[index & 3] ?? 0) ^ seed.charCodeAt(index), 0x01000193) | 0;
    nextWord(random);
  }
  for (let round = 0; round < 16; round++) nextWord(random);
  return random;
}

/** The next 32 bits, as an unsigned integer. */
export function nextWord(random: Random): number {
  const sum = (((random[0] + random[1]) | 0) + random[3]) | 0;
  random[3] = (random[3] + 1) | 0;
  random[0] = random[1] ^ (random[1] >>> 9);
  random[1] = (random[2] + (random[2] << 3)) | 0;
  random[2] = (random[2] << 21) | (random[2] >>> 11);
  random[2] = (random[2] + sum) | 0;
  return sum >>> 0;
}

/** A uniform integer from 0 up to, not including, `below` (1 to 2^32); unbiased by rejection. */
export function nextBelow(random: Random, below: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  let word = nextWord(random);
  while (word >= limit) word = nextWord(random);
  return word % below;
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<Item>(random: Random, items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = nextBelow(random, last + 1);
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
  return items;
}

/** One item of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[nextBelow(random, items.length)] as Item;
}
