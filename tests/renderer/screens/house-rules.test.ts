import { describe, expect, it } from 'vitest';
import type { OptionField, OptionValues, Preset } from '@shared/engine/contract';
import { houseRules, listedRules, presetOf, stepped, withRule } from '@renderer/screens/lobby/house-rules';

const margin: Extract<OptionField, { kind: 'number' }> = { key: 'margin', group: 'more', kind: 'number', minimum: 0, maximum: 50, step: 20 };
const optionFields: readonly OptionField[] = [
  { key: 'check', group: 'common', kind: 'choice', choices: ['auto', 'block'] },
  { key: 'grace', group: 'more', kind: 'switch' },
  margin,
];
const usual = { check: 'auto', grace: true, margin: 30 };
const presets: readonly Preset<OptionValues>[] = [
  { id: 'as-written', options: usual },
  { id: 'beginners', options: { ...usual, check: 'block' } },
];
const game = { optionFields, presets };

describe('house rules', () => {
  it('are compared with the first preset', () => {
    expect(houseRules(game, { ...usual, margin: 50 }).filter((rule) => rule.isChanged)).toMatchObject([{ field: margin, value: 50, usual: 30 }]);
  });

  it('take what is missing as usual', () => {
    expect(houseRules(game, {}).every((rule) => !rule.isChanged)).toBe(true);
  });

  it('are listed when they are common or changed', () => {
    const keys = (options: OptionValues) => listedRules(houseRules(game, options)).map((rule) => rule.field.key);
    expect(keys(usual)).toEqual(['check']);
    expect(keys({ ...usual, grace: false })).toEqual(['check', 'grace']);
  });

  it('are a preset or a mix of one\'s own', () => {
    expect(presetOf(game, { ...usual, check: 'block' })).toBe('beginners');
    expect(presetOf(game, { ...usual, grace: false })).toBeNull();
  });

  it('are sent whole', () => {
    expect(withRule(game, {}, 'grace', false)).toEqual({ check: 'auto', grace: false, margin: 30 });
  });

  it('stay within their bounds', () => {
    expect(stepped(margin, 30, 1)).toBe(50);
    expect(stepped(margin, 50, 1)).toBe(50);
    expect(stepped(margin, 10, -1)).toBe(0);
    expect(stepped(margin, 'nonsense', 1)).toBe(20);
  });
});
