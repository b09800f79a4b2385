import type { LayAction, StackIndex } from './actions';
import { COLOUR_BIT, colourMask, fits, isLena, isMotif, isSpecial, letterMask } from './cards';
import type { Mistake } from './events';
import { otherStack, topOf, type Stack, type State } from './state';

/** The card that another card can be fitted to, or undefined: a special card and face-down cards show no letters. */
export function readableTop(stack: Stack): number | undefined {
  const top = topOf(stack);
  return top === undefined || stack.packet > 0 || !isMotif(top) ? undefined : top;
}

/**
 * Where special cards and Hypes may go, as a bit mask of stacks. TS-6, TS-54, G-TS-2: on the stack that shows no letters
 * already, so that a readable card remains (TS-7); while a stack is empty, there (G-TS-4).
 */
export function specialPlaces(state: State): number {
  const [first, second] = state.stacks;
  if (readableTop(first) === undefined) return 1;
  return readableTop(second) === undefined ? 2 : 3;
}

/**
 * Where a motif may come down at all, as a bit mask of stacks: the first card goes beside the turned-up one, not on it
 * (TY-18, TY-19); after that any stack, and on the wrong one it is an error.
 */
export function motifPlaces(state: State): number {
  const [first, second] = state.stacks;
  if (first.cards.length === 0) return 1;
  return second.cards.length === 0 ? 2 : 3;
}

const PINK_NEEDS = 3;
const GREYGREEN_NEEDS = 2;

/**
 * TY-50 to TY-52, TY-70, TY-78, G-TY-28: the colours of a card that can be played with so many cards left, as a bit mask.
 * With none left the colours no longer matter (TY-89).
 */
function playableColours(card: number, left: number): number {
  if (left === 0) return 0;
  let mask = colourMask(card);
  if (left < PINK_NEEDS) mask &= ~COLOUR_BIT.pink;
  if (left < GREYGREEN_NEEDS) mask &= ~COLOUR_BIT.greygreen;
  return mask;
}

/** The colours that have to be chosen from: under a red attack only red answers it (TY-56, TY-90). */
export function colourChoice(state: State, card: number, handSize: number): number {
  return state.phase.kind === 'red' ? colourMask(card) & COLOUR_BIT.red : playableColours(card, handSize - 1);
}

function wrongFit(state: State, card: number, stack: StackIndex): Mistake | null {
  const beside = readableTop(state.stacks[otherStack(stack)]);
  if (beside === undefined) return 'beside';
  return letterMask(card, beside) === 0 ? 'fit' : null;
}

function wrongLetter(state: State, action: LayAction): Mistake | null {
  if (action.letter === null) return 'letterMissing';
  const beside = readableTop(state.stacks[otherStack(action.stack)]);
  return beside !== undefined && fits(action.card, beside, action.letter) ? null : 'letter';
}

function wrongColour(action: LayAction, choice: number): Mistake | null {
  if (action.colour === null) return choice === 0 ? null : 'colourMissing';
  return (choice & COLOUR_BIT[action.colour]) === 0 ? 'colourWrong' : null;
}

function wrongEnd(state: State, action: LayAction): Mistake | null {
  if (!isLena(action.card)) return 'lastCard';
  return state.options.lenaCall === 'press' && !action.lena ? 'lenaMissing' : null;
}

/** What is wrong with a lay, the plainest reason first, or null (TY-22, TY-28, TY-39, TY-88, TY-87). */
export function mistakeIn(state: State, action: LayAction, handSize: number): Mistake | null {
  const isLast = handSize === 1;
  if (isSpecial(action.card)) return isLast ? 'lastCard' : null;
  return (
    wrongFit(state, action.card, action.stack) ??
    wrongLetter(state, action) ??
    (isLast ? wrongEnd(state, action) : null) ??
    wrongColour(action, colourChoice(state, action.card, handSize))
  );
}

/** The colours that may be named: those to choose from, and where calls can be wrong also the others on the card. */
export function nameableColours(state: State, card: number, handSize: number): number {
  const choice = colourChoice(state, card, handSize);
  const mayErr = state.options.announcements === 'strict' && state.phase.kind !== 'red' && handSize > 1;
  return mayErr ? colourMask(card) : choice;
}
