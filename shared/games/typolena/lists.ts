import type { Action, LayAction } from './actions';
import { coloursOfMask, hasColour, isSpecial, letterMask, lettersOfMask, type Colour, type Letter } from './cards';
import { mistakeIn, motifPlaces, nameableColours, readableTop, specialPlaces } from './judging';
import { ALL_LETTERS, hypeOf, layOf, LETTERS_OR_NONE, STACKS } from './lays';
import { playsHypes } from './options';
import { has, otherStack, type State } from './state';

const NO_COLOUR: readonly null[] = [null];
const NOT_PRESSED: readonly boolean[] = [false];
const PRESSED_OR_NOT: readonly boolean[] = [false, true];
const COLOURS_OR_NONE: readonly (readonly (Colour | null)[])[] = Array.from({ length: 64 }, (_, mask) => [
  ...coloursOfMask(mask),
  null,
]);

interface Form {
  readonly handSize: number;
  /** Colours may be forgotten; under red the call is what makes the answer. */
  readonly strict: boolean;
  /** Wrong lays are refused, so only right ones are listed. */
  readonly onlyRight: boolean;
  readonly lena: readonly boolean[];
}

function formOf(state: State, handSize: number): Form {
  const { announcements, check, lenaCall } = state.options;
  return {
    handSize,
    strict: announcements === 'strict' && state.phase.kind !== 'red',
    onlyRight: check === 'block',
    lena: handSize === 1 && lenaCall === 'press' ? PRESSED_OR_NOT : NOT_PRESSED,
  };
}

function add(state: State, action: LayAction, form: Form, list: Action[]): void {
  if (!form.onlyRight || mistakeIn(state, action, form.handSize) === null) list.push(action);
}

function listSpecial(state: State, card: number, form: Form, list: Action[]): void {
  const places = specialPlaces(state);
  for (const stack of STACKS) {
    if (!has(places, stack)) continue;
    for (const lena of form.lena) add(state, layOf(card, stack, null, null, lena), form, list);
  }
}

function lettersFor(state: State, card: number, stack: 0 | 1, form: Form): readonly (Letter | null)[] {
  if (!form.onlyRight) return state.options.announcements === 'strict' ? LETTERS_OR_NONE : ALL_LETTERS;
  const beside = readableTop(state.stacks[otherStack(stack)]);
  return beside === undefined ? [] : lettersOfMask(letterMask(card, beside));
}

function listMotif(state: State, card: number, form: Form, list: Action[]): void {
  const places = motifPlaces(state);
  const nameable = nameableColours(state, card, form.handSize);
  const optional = form.strict ? COLOURS_OR_NONE[nameable] ?? NO_COLOUR : coloursOfMask(nameable);
  const colours = nameable === 0 ? NO_COLOUR : optional;
  for (const stack of STACKS) {
    if (!has(places, stack)) continue;
    for (const letter of lettersFor(state, card, stack, form)) {
      for (const colour of colours) {
        for (const lena of form.lena) add(state, layOf(card, stack, letter, colour, lena), form, list);
      }
    }
  }
}

/** TY-17, TY-25, TS-4: every lay, the wrong ones too where they are punished and not refused. Under red only answers to it. */
export function listLays(state: State, hand: readonly number[], list: Action[]): void {
  const form = formOf(state, hand.length);
  const underRed = state.phase.kind === 'red';
  for (const card of hand) {
    if (underRed && !hasColour(card, 'red')) continue;
    if (isSpecial(card)) listSpecial(state, card, form, list);
    else listMotif(state, card, form, list);
  }
}

/** TS-28, TS-38: any card but the last may start a Hype. */
export function listHypes(state: State, hand: readonly number[], list: Action[]): void {
  if (hand.length === 1 || !playsHypes(state.options)) return;
  const places = specialPlaces(state);
  for (const card of hand) {
    for (const stack of STACKS) if (has(places, stack)) list.push(hypeOf(card, stack));
  }
}
