import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { optionsOf, SEED, subjects } from './subjects';

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

it('every game has an id of its own', () => {
  const ids = subjects.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(kebab);
});

describe.each(subjects.map((game) => [game.id, game] as const))('house rules of %s', (_id, game) => {
  const keys = game.optionFields.map(({ key }) => key);

  it('have one field each, and each field is a house rule', () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const { options } of game.presets) expect(Object.keys(options).sort()).toEqual([...keys].sort());
  });

  it('offer only what the schema takes, in any combination', () => {
    fc.assert(
      fc.property(optionsOf(game), (options) => {
        const parsed = safeParse(game.optionsSchema, options);
        expect(parsed.success && parsed.output).toEqual(options);
      }),
      { numRuns: 200, seed: SEED },
    );
  });

  it('leave room for a match: at least as many seats as it takes, in any combination', () => {
    fc.assert(
      fc.property(optionsOf(game), (options) => {
        const { minimum, maximum } = game.seatRange(options);
        expect(Number.isInteger(minimum) && Number.isInteger(maximum) && minimum >= 1 && minimum <= maximum).toBe(true);
        for (const seats of [minimum, maximum]) {
          const pieces = game.pieces(options, seats);
          expect(new Set(pieces).size).toBe(pieces.length);
        }
      }),
      { numRuns: 200, seed: SEED },
    );
  });

  it('are refused with something missing, unknown or of the wrong kind', () => {
    const { options } = game.presets[0];
    expect(safeParse(game.optionsSchema, { ...options, unknownRule: true }).success).toBe(false);
    expect(safeParse(game.optionsSchema, null).success).toBe(false);
    for (const key of keys) {
      expect(safeParse(game.optionsSchema, Object.fromEntries(Object.entries(options).filter(([name]) => name !== key))).success).toBe(false);
      for (const wrong of [null, [], {}, Number.NaN, Number.MAX_SAFE_INTEGER, 'no such choice']) {
        expect({ key, wrong, taken: safeParse(game.optionsSchema, { ...options, [key]: wrong }).success }).toEqual({ key, wrong, taken: false });
      }
    }
  });

  it('have presets with names of their own, each of which the schema takes and the lobby can show', () => {
    const names = game.presets.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, options } of game.presets) {
      expect(id).toMatch(kebab);
      expect(safeParse(game.optionsSchema, options)).toMatchObject({ success: true, output: options });
      for (const field of game.optionFields) {
        const value = options[field.key];
        if (field.kind === 'switch') expect(typeof value).toBe('boolean');
        else if (field.kind === 'choice') expect(field.choices).toContain(value);
        else expect(Number(value) >= field.minimum && Number(value) <= field.maximum && (Number(value) - field.minimum) % field.step === 0).toBe(true);
      }
    }
  });
});
