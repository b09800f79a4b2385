import { integer, literal, maxValue, minValue, nullable, number, picklist, pipe, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';
import { LETTERS, MOTIFS } from '../typolena/cards';
import { SOUNDS } from './animals';

const card = pipe(number(), integer(), minValue(0), maxValue(MOTIFS.length - 1));
const lay = pipe(number(), integer(), minValue(1));

export const actionSchema = variant('type', [
  /** Draws the card that begins every turn. */
  strictObject({ type: literal('draw') }),
  /** Lays a card, names the letter and, with an animal, makes its sound; `sound` is null for all other cards. */
  strictObject({ type: literal('lay'), card, letter: picklist(LETTERS), sound: nullable(picklist(SOUNDS)) }),
  /** Lays nothing more in this turn. */
  strictObject({ type: literal('pass') }),
  /** Challenge: objects to the lay with this number. */
  strictObject({ type: literal('object'), lay }),
  /** Challenge: lets the lay with this number stand, as far as this seat is concerned. */
  strictObject({ type: literal('approve'), lay }),
]);

export type DoppelpackAction = InferOutput<typeof actionSchema>;
export type LayAction = Extract<DoppelpackAction, { readonly type: 'lay' }>;
