import { describe, expect, it } from 'vitest';
import { JOIN_CODE_ALPHABET, normalizeJoinCode } from '@shared/protocol/join-code';

describe('reliability 9: join codes', () => {
  it('are of capitals and digits of which no two look or sound alike', () => {
    expect(JOIN_CODE_ALPHABET).toMatch(/^[A-Z0-9]+$/u);
    expect(new Set(JOIN_CODE_ALPHABET).size).toBe(JOIN_CODE_ALPHABET.length);
    for (const pair of ['O0', 'I1', 'S5', 'Z2', 'B8', 'G6', 'UV', 'QO', 'L1', 'IL']) {
      expect([...pair].every((character) => JOIN_CODE_ALPHABET.includes(character))).toBe(false);
    }
  });

  it.each(['ACD37', 'acd37', ' a c d 3 7 ', 'ACD-37', 'acd – 37', 'ＡＣＤ３７', 'A\u00a0CD37'])('are read from %j', (typed) => {
    expect(normalizeJoinCode(typed)).toBe('ACD37');
  });
});
