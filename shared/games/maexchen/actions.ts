import { integer, literal, maxValue, minValue, number, pipe, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';

/** The higher die is the tens digit; which of these numbers exist, the rules know. */
const value = pipe(number(), integer(), minValue(11), maxValue(66));

export const actionSchema = variant('type', [
  /** Shakes the cup; as an answer it believes the announcement, and a second time it gives up a look at the dice. */
  strictObject({ type: literal('roll') }),
  /** Looks at the dice under the cup. */
  strictObject({ type: literal('peek') }),
  /** Announces the dice, truly or not, and passes the cup on; as an answer (an option) it passes the cup on untouched. */
  strictObject({ type: literal('announce'), value }),
  /** Lifts the cup to expose a liar. */
  strictObject({ type: literal('doubt') }),
  /** Takes the minus point for an announcement that cannot be exceeded, without looking (an option). */
  strictObject({ type: literal('concede') }),
]);

export type MaexchenAction = InferOutput<typeof actionSchema>;
