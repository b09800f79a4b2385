import type { OptionField, OptionValue, OptionValues, Preset } from '@shared/engine/contract';

export interface HouseRule {
  readonly field: OptionField;
  readonly value: OptionValue;
  readonly usual: OptionValue;
  readonly isChanged: boolean;
}

interface WithOptions {
  readonly optionFields: readonly OptionField[];
  readonly presets: readonly Preset<OptionValues>[];
}

/** Every house rule with what is usual, in the game's own order. The first preset is the default. */
export function houseRules(game: WithOptions, options: OptionValues): HouseRule[] {
  const defaults = game.presets[0]?.options ?? {};
  return game.optionFields.map((field) => {
    const usual = defaults[field.key] ?? '';
    const value = options[field.key] ?? usual;
    return { field, value, usual, isChanged: value !== usual };
  });
}

/** What the lobby lists: the common rules, and others as soon as they are changed. */
export function listedRules(rules: readonly HouseRule[]): HouseRule[] {
  return rules.filter((rule) => rule.field.group === 'common' || rule.isChanged);
}

/** The preset that these options are, or null for a mix of one's own. */
export function presetOf(game: WithOptions, options: OptionValues): string | null {
  const rules = houseRules(game, options);
  const match = game.presets.find((preset) => rules.every(({ field, value }) => preset.options[field.key] === value));
  return match?.id ?? null;
}

/** The options with one rule changed; complete, as the host wants them. */
export function withRule(game: WithOptions, options: OptionValues, key: string, value: OptionValue): OptionValues {
  return { ...Object.fromEntries(houseRules(game, options).map((rule) => [rule.field.key, rule.value])), [key]: value };
}

/** A number one step up or down, within its bounds. */
export function stepped(field: Extract<OptionField, { kind: 'number' }>, value: OptionValue, direction: 1 | -1): number {
  const next = (typeof value === 'number' ? value : field.minimum) + direction * field.step;
  return Math.min(field.maximum, Math.max(field.minimum, next));
}
