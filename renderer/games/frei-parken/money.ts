import type { Say } from '@renderer/i18n/game-words';
import type { Language } from '@renderer/i18n/text';
import type { FreiParkenView } from '@shared/games/frei-parken/view';

/** An amount as this edition writes it. */
export type Money = (amount: number) => string;

const IN_A_MILLION = 100;

export function moneyOf(unit: FreiParkenView['unit'], language: Language, say: Say): Money {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  if (unit === 'plain') return (amount) => plain.format(amount);
  return (amount) => say('money.millions', { amount: plain.format(amount / IN_A_MILLION) });
}
