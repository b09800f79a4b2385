import * as v from 'valibot';
import { CARD_COUNT, COLOURS, LETTERS } from './cards';

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARD_COUNT - 1));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARD_COUNT - 1));
const lay = v.pipe(v.number(), v.integer(), v.minValue(1));
const stack = v.picklist([0, 1]);
const letter = v.nullable(v.picklist(LETTERS));
const colour = v.nullable(v.picklist(COLOURS));

/** Longest swear word for the Fehlerteufel (TF-36). */
export const LONGEST_WORD = 30;
/** One line of visible characters, because everybody's table shows it. */
const word = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_WORD), v.regex(/^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u)));

export const actionSchema = v.variant('type', [
  /**
   * Lays a card face up. A special card has no letter and no colour. The colour is null when none can be played and on
   * the last card; under a red attack it is always red. `lena` is pressed with the last card where the table plays so.
   */
  v.strictObject({ type: v.literal('lay'), card, stack, letter, colour, lena: v.boolean() }),
  /** Draws a card instead of laying (first opportunity). */
  v.strictObject({ type: v.literal('draw') }),
  /** Lays nothing at the second opportunity either. */
  v.strictObject({ type: v.literal('pass') }),
  /** Takes the penalty cards of a red attack. */
  v.strictObject({ type: v.literal('take') }),
  /** Shows the Fehlerteufel against red, blue or pink. */
  v.strictObject({ type: v.literal('show') }),
  /** Facing three penalty cards: the Fehlerteufel into the talon; with a word when it is the last card. */
  v.strictObject({ type: v.literal('tuck'), word }),
  /** Accepts being skipped, or the pushed card; in a Hype: will not stop it. */
  v.strictObject({ type: v.literal('accept') }),
  v.strictObject({ type: v.literal('push'), card, to: seat }),
  v.strictObject({ type: v.literal('pushBack'), card }),
  /** Pushes nothing back. */
  v.strictObject({ type: v.literal('keep') }),
  /** The partner for swapping one card, or whole hands for who holds both Strangers. */
  v.strictObject({ type: v.literal('choosePartner'), seat }),
  /** Draws the card at this position of the partner's backs. */
  v.strictObject({ type: v.literal('drawFrom'), position }),
  /** Starts a Hype with a card face down. */
  v.strictObject({ type: v.literal('hype'), card, stack }),
  v.strictObject({ type: v.literal('join'), card }),
  v.strictObject({ type: v.literal('egal') }),
  v.strictObject({ type: v.literal('stop') }),
  /** Schummelschurke: takes a card of the other stack for one from the hand. */
  v.strictObject({ type: v.literal('exchange'), takeCard: card, giveCard: card }),
  v.strictObject({ type: v.literal('decline') }),
  /** Hü oder Hott: one surplus card under a stack. */
  v.strictObject({ type: v.literal('discardUnder'), card, stack }),
  v.strictObject({ type: v.literal('done') }),
  /** Calls Absolut, in real time. */
  v.strictObject({ type: v.literal('callAbsolute') }),
  /** Whether one calls Absolut, in sequence. */
  v.strictObject({ type: v.literal('bid'), yes: v.boolean() }),
  /** Objects to the lay with this number; a late objection names a lay that is settled. */
  v.strictObject({ type: v.literal('object'), lay }),
  /** Lets the lay with this number stand, as far as this seat is concerned. */
  v.strictObject({ type: v.literal('approve'), lay }),
]);

export type Action = v.InferOutput<typeof actionSchema>;
export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;
export type LayAction = ActionOf<'lay'>;
export type StackIndex = LayAction['stack'];

/** What bots say when the Fehlerteufel wins. */
export const GRAWLIX = '#%&*!';
