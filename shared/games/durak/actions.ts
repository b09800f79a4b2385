import { array, integer, literal, maxLength, maxValue, minLength, minValue, number, pipe, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';
import { PACK_SIZE } from '../../cards/french';

const card = pipe(number(), integer(), minValue(0), maxValue(PACK_SIZE - 1));
/** One value comes in four suits. */
const cards = pipe(array(card), minLength(1), maxLength(4));

export const actionSchema = variant('type', [
  /** Before the first attack: has the cards shuffled and dealt anew. */
  strictObject({ type: literal('redeal') }),
  /** Before the first attack: plays with the cards as they are. */
  strictObject({ type: literal('keep') }),
  /** Opens a round. */
  strictObject({ type: literal('attack'), cards }),
  /** Gives the defender a further card. */
  strictObject({ type: literal('add'), card }),
  /** Gives nothing more until the table changes. */
  strictObject({ type: literal('pass') }),
  strictObject({ type: literal('cover'), card, targetCard: card }),
  strictObject({ type: literal('take') }),
  /** Hands the whole attack on to the next player (an option). */
  strictObject({ type: literal('transfer'), card }),
]);

export type DurakAction = InferOutput<typeof actionSchema>;
