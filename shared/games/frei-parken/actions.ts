import { integer, literal, maxValue, minValue, number, picklist, pipe, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';
import { REASONS } from './reasons';

const seat = pipe(number(), integer(), minValue(0), maxValue(5));
/** [FP-5] Whole amounts in the smallest unit of the edition. */
const amount = pipe(number(), integer(), minValue(1), maxValue(1_000_000));
const entry = pipe(number(), integer(), minValue(1), maxValue(1_000_000));

/** Accounts are named by their seats; `seat` is whom the booking is about, whoever writes it down. */
export const actionSchema = variant('type', [
  /** Pays the bank; the reason decides whether it goes into the pot. */
  strictObject({ type: literal('pay'), seat, amount, reason: picklist(REASONS) }),
  /** Gets money from the bank. */
  strictObject({ type: literal('receive'), seat, amount }),
  /** Pays another player, as a card or a rent says. */
  strictObject({ type: literal('transfer'), seat, to: seat, amount }),
  /** Has ended a move on Free Parking. */
  strictObject({ type: literal('park'), seat }),
  /** Has moved on from Free Parking. */
  strictObject({ type: literal('moveOn'), seat }),
  strictObject({ type: literal('bankrupt'), seat }),
  /** Takes the booking with this number back. */
  strictObject({ type: literal('reverse'), entry }),
  /** Has nothing more to book, until somebody books again; when nobody has, the book is closed. */
  strictObject({ type: literal('done') }),
  /** Closes the book; only for the bookkeeper. */
  strictObject({ type: literal('close') }),
]);

export type FreiParkenAction = InferOutput<typeof actionSchema>;
