import type { FreiParkenOptions } from './options';

/** [FP-3, FP-4] Why somebody pays the bank; `bank` is everything else: purchases, houses, interest. */
export const REASONS = ['tax', 'card', 'jail', 'bank'] as const;
export type Reason = (typeof REASONS)[number];

const INTO_POT: Readonly<Record<FreiParkenOptions['sources'], readonly Reason[]>> = {
  taxesAndCards: ['tax', 'card'],
  jailToo: ['tax', 'card', 'jail'],
  everything: REASONS,
};

/** [FP-3, FP-4] Whether a payment for this reason goes into the pot. */
export function goesIntoPot(options: FreiParkenOptions, reason: Reason): boolean {
  return INTO_POT[options.sources].includes(reason);
}
