import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newJoinCode, newSeed } from '@electron/host/secrets';
import { JOIN_CODE_ALPHABET, JOIN_CODE_LENGTH } from '@shared/protocol/join-code';

describe('reliability 20: the seed of a match', () => {
  it('has 128 bits, each of them set as often as not, and never comes twice', () => {
    const seeds = Array.from({ length: 4000 }, newSeed);
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/u);
    const ones = new Array<number>(128).fill(0);
    for (const seed of seeds) {
      const bits = BigInt(`0x${seed}`);
      for (let bit = 0; bit < 128; bit++) ones[bit] = (ones[bit] ?? 0) + Number((bits >> BigInt(bit)) & 1n);
    }
    // Seven standard deviations: chance does not reach them.
    for (const count of ones) expect(Math.abs(count - 2000)).toBeLessThan(7 * Math.sqrt(1000));
  });

  it('is what the system\'s cryptographic source gives, and nothing else', () => {
    const { randomBytes } = crypto;
    onTestFinished(() => {
      crypto.randomBytes = randomBytes;
      syncBuiltinESMExports();
    });
    crypto.randomBytes = ((size: number) => Buffer.alloc(size, 0xa5));
    syncBuiltinESMExports();
    expect(newSeed()).toBe('a5'.repeat(16));
  });
});

describe('reliability 9: a new join code', () => {
  it('is of unambiguous capitals and digits, all of them', () => {
    const codes = Array.from({ length: 2000 }, newJoinCode);
    for (const code of codes) expect(code).toHaveLength(JOIN_CODE_LENGTH);
    expect(new Set(codes.join(''))).toEqual(new Set(JOIN_CODE_ALPHABET));
  });
});
