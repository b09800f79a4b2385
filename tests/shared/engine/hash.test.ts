import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf } from '@shared/engine/hash';

function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).reverse().map(([key, member]) => [key, reordered(member)]));
}

describe('canonical JSON', () => {
  it('is JSON of the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order of keys, and drops undefined members as JSON does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reordered(value))).toBe(canonicalJson(value));
      }),
    );
    expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
    expect(canonicalJson([undefined])).toBe('[null]');
  });
});

describe('the hash', () => {
  it('is 16 hexadecimal digits, equal for equal data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/u);
        expect(hashOf(reordered(value))).toBe(hashOf(value));
      }),
    );
  });

  it('differs for data that differ', () => {
    const values: unknown[] = [null, 0, 1, '', '0', [], {}, [[]], [0], [1], { a: 1 }, { a: 2 }, { b: 1 }, { a: [1, 2] }, { a: [2, 1] }];
    for (let index = 0; index < 20_000; index++) values.push({ hands: [[index % 41, index], [index >> 3]] });
    expect(new Set(values.map(hashOf)).size).toBe(values.length);
  });

  it('changes in both halves when one card changes', () => {
    const one = hashOf({ cards: [1, 2, 3] });
    const other = hashOf({ cards: [1, 2, 4] });
    expect(one.slice(0, 8)).not.toBe(other.slice(0, 8));
    expect(one.slice(8)).not.toBe(other.slice(8));
  });
});
