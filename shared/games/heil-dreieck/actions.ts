import { integer, literal, maxValue, minValue, nullable, number, picklist, pipe, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';
import { CARD_COUNT, COLOURS } from './cards';

const card = pipe(number(), integer(), minValue(0), maxValue(CARD_COUNT - 1));
const claim = pipe(number(), integer(), minValue(1));
const colour = picklist(COLOURS);

export const actionSchema = variant('type', [
  /** Lays a card. With a circle comes the colour to go on with; with every other card null. */
  strictObject({ type: literal('lay'), card, colour: nullable(colour) }),
  /** Draws one card instead. */
  strictObject({ type: literal('draw') }),
  /** Draws all that the squares have added up to. */
  strictObject({ type: literal('take') }),
  /** Keeps the card just drawn, where the table may lay it (a house rule). */
  strictObject({ type: literal('pass') }),
  /** Names the colour for a circle turned up at the start. */
  strictObject({ type: literal('nameColour'), colour }),
  /** Says that one holds two triangles or more; nobody checks it. */
  strictObject({ type: literal('heil') }),
  /** Says that one's three cards are the three triangles. */
  strictObject({ type: literal('heilDreieck') }),
  /** In the sequential form: says nothing more after one's turn. */
  strictObject({ type: literal('done') }),
  /** Objects to the lay or the win with this number. */
  strictObject({ type: literal('object'), claim }),
  /** Gives up one's own right to object to it. */
  strictObject({ type: literal('approve'), claim }),
]);

export type Action = InferOutput<typeof actionSchema>;
export type LayAction = Extract<Action, { readonly type: 'lay' }>;
