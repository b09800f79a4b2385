import { integer, literal, maxValue, minValue, number, pipe, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';
import { CARD_COUNT, PACKS, RANK_COUNT, SUITS } from '../../cards/french';

const whole = (lowest: number, highest: number) => pipe(number(), integer(), minValue(lowest), maxValue(highest));
const card = whole(0, CARD_COUNT - 1);
const rank = whole(0, RANK_COUNT - 1);

export const actionSchema = variant('type', [
  /** The higher office has the fixed exchange carried out. */
  strictObject({ type: literal('exchange') }),
  /** The higher office gives one card of its choice (an option). */
  strictObject({ type: literal('give'), card }),
  /** The higher office names a value that it wants (an option). */
  strictObject({ type: literal('name'), rank }),
  /** The Neutrum takes up the left-over cards, or leaves them. */
  strictObject({ type: literal('take-rest') }),
  strictObject({ type: literal('leave-rest') }),
  /** The Neutrum puts one card away for one it took up. */
  strictObject({ type: literal('put-away'), card }),
  /** Lays cards of one value. Which of equal cards are laid makes no difference: those that stand first in the hand. */
  strictObject({ type: literal('play'), rank, count: whole(1, PACKS * SUITS.length) }),
  strictObject({ type: literal('pass') }),
  /** The acting beggar hands the privilege of leading on to the next player. */
  strictObject({ type: literal('yield') }),
]);

export type BettelnAction = InferOutput<typeof actionSchema>;
