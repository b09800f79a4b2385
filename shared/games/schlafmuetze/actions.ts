import { integer, literal, maxValue, minValue, number, picklist, pipe, strictObject, variant } from 'valibot';
import type { InferOutput } from 'valibot';
import { COPIES } from './cards';

export const MOST_SEATS = 8;
/** Which of his open cards a player lays: the one that he has drawn, or the top of his own pile. */
export const SOURCES = ['drawn', 'own'] as const;

const stack = pipe(number(), integer(), minValue(0), maxValue(COPIES - 1));
const seat = pipe(number(), integer(), minValue(0), maxValue(MOST_SEATS - 1));
const lay = pipe(number(), integer(), minValue(1));
const from = picklist(SOURCES);

export const actionSchema = variant('type', [
  /** Turns up the top card of the own draw pile; an empty pile is first made of the own pile, turned over. */
  strictObject({ type: literal('draw') }),
  /** Lays a card on one of the five stacks in the middle. */
  strictObject({ type: literal('layMiddle'), from, stack }),
  /** Lays a card on another player's pile. */
  strictObject({ type: literal('layAtSeat'), from, seat }),
  /** Lays the drawn card on the own pile, which ends the turn. */
  strictObject({ type: literal('keep') }),
  /** Ends the turn when nothing is left to draw. */
  strictObject({ type: literal('wait') }),
  /** Calls Schlafmütze about the lay with this number. */
  strictObject({ type: literal('call'), lay }),
  /** Gives up one's own right to call about that lay. */
  strictObject({ type: literal('trust'), lay }),
]);

export type Action = InferOutput<typeof actionSchema>;
export type Source = (typeof SOURCES)[number];
