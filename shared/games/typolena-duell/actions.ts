import { literal, picklist, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';
import { LETTERS } from '../typolena/cards';

export const actionSchema = variant('type', [
  /** Is ready to turn up the top card; when everybody is, all cards are turned up together. */
  strictObject({ type: literal('turnUp') }),
  /** Calls a letter that two of the turned-up cards are said to share. */
  strictObject({ type: literal('call'), letter: picklist(LETTERS) }),
  /** Sees nothing that fits; final for this reveal. */
  strictObject({ type: literal('none') }),
  /** Challenge: objects to the letter that somebody has called. */
  strictObject({ type: literal('object') }),
  /** Challenge: lets the call stand, as far as this seat is concerned. */
  strictObject({ type: literal('accept') }),
]);

export type DuellAction = InferOutput<typeof actionSchema>;
