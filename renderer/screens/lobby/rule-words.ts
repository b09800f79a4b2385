import type { OptionField, OptionValue } from '@shared/engine/contract';
import { useTexts } from '@renderer/i18n/text';

/** A house rule in words; where a game has no text, its key is better than nothing. */
export function ruleName(game: string, field: OptionField): string {
  return useTexts().gameText(game, `options.${field.key}.name`) ?? field.key;
}

export function ruleValue(game: string, field: OptionField, value: OptionValue): string {
  const { t, gameText } = useTexts();
  switch (field.kind) {
    case 'switch':
      return value === true ? t('lobby.on') : t('lobby.off');
    case 'choice':
      return gameText(game, `options.${field.key}.values.${String(value)}`) ?? String(value);
    case 'number':
      return gameText(game, `options.${field.key}.value`, { value: String(value) }) ?? String(value);
  }
}

export function gameName(game: string): string {
  return useTexts().gameText(game, 'name') ?? game;
}
