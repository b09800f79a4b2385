import type { Action, LayAction, StackIndex } from './actions';
import { CARD_COUNT, coloursOfMask, hasColour, isSpecial, letterMask, type Colour } from './cards';
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
  /** Letters may be forgotten. */
  readonly strict: boolean;
  /** Colours may be forgotten; under red the call is what makes the answer. */
  readonly optionalColour: boolean;
  /** Wrong lays are refused, so only right ones are listed. */
  readonly onlyRight: boolean;
  readonly pressed: boolean;
}

function formOf(state: State, handSize: number): Form {
  const { announcements, check, lenaCall } = state.options;
  const strict = announcements === 'strict';
  return {
    handSize,
    strict,
    optionalColour: strict && state.phase.kind !== 'red',
    onlyRight: check === 'block',
    pressed: handSize === 1 && lenaCall === 'press',
  };
}

/** Every lay of a motif on a stack, right or wrong. */
function allLays(card: number, stack: StackIndex, nameable: number, form: Form): LayAction[] {
  const optional = form.optionalColour ? (COLOURS_OR_NONE[nameable] ?? NO_COLOUR) : coloursOfMask(nameable);
  const colours = nameable === 0 ? NO_COLOUR : optional;
  const lays: LayAction[] = [];
  for (const letter of form.strict ? LETTERS_OR_NONE : ALL_LETTERS) {
    for (const colour of colours) {
      for (const lena of form.pressed ? PRESSED_OR_NOT : NOT_PRESSED) lays.push(layOf(card, stack, letter, colour, lena));
    }
  }
  return lays;
}

// The same few hundred lists come up all the time, and searches ask for them in every step.
const KNOWN: (readonly LayAction[] | undefined)[] = new Array<undefined>(CARD_COUNT * 2 * 64 * 8).fill(undefined);

function knownLays(card: number, stack: StackIndex, nameable: number, form: Form): readonly LayAction[] {
  const code = (form.strict ? 1 : 0) + (form.optionalColour ? 2 : 0) + (form.pressed ? 4 : 0);
  return (KNOWN[((card * 2 + stack) * 64 + nameable) * 8 + code] ??= allLays(card, stack, nameable, form));
}

function add(state: State, lays: readonly LayAction[], form: Form, list: Action[]): void {
  for (const lay of lays) if (!form.onlyRight || mistakeIn(state, lay, form.handSize) === null) list.push(lay);
}

function listSpecial(state: State, card: number, form: Form, list: Action[]): void {
  const places = specialPlaces(state);
  for (const stack of STACKS) {
    if (!has(places, stack)) continue;
    const lays = (form.pressed ? PRESSED_OR_NOT : NOT_PRESSED).map((lena) => layOf(card, stack, null, null, lena));
    add(state, lays, form, list);
  }
}

function canFit(state: State, card: number, stack: StackIndex): boolean {
  const beside = readableTop(state.stacks[otherStack(stack)]);
  return beside !== undefined && letterMask(card, beside) !== 0;
}

function listMotif(state: State, card: number, form: Form, list: Action[]): void {
  const places = motifPlaces(state);
  const nameable = nameableColours(state, card, form.handSize);
  for (const stack of STACKS) {
    if (!has(places, stack) || (form.onlyRight && !canFit(state, card, stack))) continue;
    add(state, knownLays(card, stack, nameable, form), form, list);
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
