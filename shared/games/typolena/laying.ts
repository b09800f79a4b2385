import type { Refusal, Seat } from '../../engine/contract';
import { playAbsolute } from './absolute';
import type { LayAction, StackIndex } from './actions';
import { COLOUR_BIT, hasColour, isSpecial, specialOf, type Colour, type SpecialKind } from './cards';
import { claimOf } from './claims';
import { endWonByLay } from './ending';
import type { Mistake } from './events';
import { playGiddyup } from './giddyup';
import { colourChoice, mistakeIn, motifPlaces, nameableColours, specialPlaces } from './judging';
import { playPurple } from './passing';
import { HIGHEST_RED, playRed } from './penalties';
import { punish } from './punishing';
import { playPink } from './pushing';
import { playRogue } from './rogue';
import { NOT_IN_HAND, NOT_NOW, NOT_YOUR_TURN, SPECIAL_PLACE, refusal, type Events, type Rule } from './rule';
import { playBlue } from './skips';
import { handOf, has, removeCard, type State } from './state';
import { playGreygreen } from './swapping';
import { endTurn } from './turns';
import { playYellow } from './yellow';

const ONLY_RED_COUNTERS = refusal('only-red-counters');
const FIRST_CARD_BESIDE = refusal('first-card-beside');
const CALL_NOT_NEEDED = refusal('call-not-needed');
const LETTER_MISSING = refusal('letter-missing');
const COLOUR_MISSING = refusal('colour-missing');
const COLOUR_WRONG = refusal('colour-wrong');

/** G-TY-14, `block`: wrong lays are refused, and the code says why. */
const BLOCKED: Readonly<Record<Mistake, Refusal>> = {
  fit: refusal('does-not-fit'),
  letter: refusal('wrong-letter'),
  beside: refusal('nothing-beside'),
  lastCard: refusal('not-as-last-card'),
  letterMissing: LETTER_MISSING,
  colourMissing: COLOUR_MISSING,
  colourWrong: COLOUR_WRONG,
  lenaMissing: refusal('lena-missing'),
};

/** TY-46 to TY-49: what the named colour does. */
const COLOUR_EFFECTS: Readonly<Record<Colour, (state: State, seat: Seat, events: Events) => void>> = {
  red: playRed,
  blue: playBlue,
  pink: playPink,
  greygreen: playGreygreen,
  yellow: playYellow,
  purple: playPurple,
};

type SpecialEffect = (state: State, seat: Seat, stack: StackIndex, events: Events) => void;

function nothingHappens(state: State, seat: Seat, _stack: StackIndex, events: Events): void {
  endTurn(state, seat, events);
}

/** G-TS-6: after a special card's effect the turn is over. TS-16 and G-TS-33: two kinds have no effect face up. */
const SPECIAL_EFFECTS: Readonly<Record<SpecialKind, SpecialEffect>> = {
  stranger: nothingHappens,
  hype: nothingHappens,
  rogue: playRogue,
  giddyup: playGiddyup,
  absolute: playAbsolute,
};

/** When a card may be laid at all: on one's turn, or as the answer to red below three (TY-56, TY-59). */
function checkMoment(state: State, seat: Seat): Refusal | null {
  const { phase } = state;
  if (phase.kind !== 'turn' && phase.kind !== 'red') return NOT_NOW;
  if (phase.seat !== seat) return NOT_YOUR_TURN;
  return phase.kind === 'red' && phase.count >= HIGHEST_RED ? NOT_NOW : null;
}

function checkLena(state: State, action: LayAction, isLast: boolean): Refusal | null {
  return action.lena && (!isLast || state.options.lenaCall === 'auto') ? CALL_NOT_NEEDED : null;
}

/** TS-4 to TS-6, G-TS-3, G-TS-7. */
function checkSpecial(state: State, action: LayAction): Refusal | null {
  if (state.phase.kind === 'red') return ONLY_RED_COUNTERS;
  if (!has(specialPlaces(state), action.stack)) return SPECIAL_PLACE;
  return action.letter !== null || action.colour !== null ? CALL_NOT_NEEDED : null;
}

/** TY-47 to TY-49, G-TY-19: letter and colour belong to the lay; only the strict form can forget them. */
function checkCalls(state: State, action: LayAction, handSize: number): Refusal | null {
  const strict = state.options.announcements === 'strict';
  if (action.letter === null && !strict) return LETTER_MISSING;
  const nameable = nameableColours(state, action.card, handSize);
  // Only the call makes a lay the answer to red, so there it cannot be forgotten.
  const mayForget = strict && state.phase.kind !== 'red';
  if (action.colour === null) return nameable === 0 || mayForget ? null : COLOUR_MISSING;
  return (nameable & COLOUR_BIT[action.colour]) === 0 ? COLOUR_WRONG : null;
}

function checkMotif(state: State, action: LayAction, handSize: number): Refusal | null {
  if (state.phase.kind === 'red' && !hasColour(action.card, 'red')) return ONLY_RED_COUNTERS;
  if (!has(motifPlaces(state), action.stack)) return FIRST_CARD_BESIDE;
  return checkCalls(state, action, handSize);
}

function check(state: State, seat: Seat, action: LayAction): Refusal | null {
  const wrongMoment = checkMoment(state, seat);
  if (wrongMoment !== null) return wrongMoment;
  const hand = handOf(state, seat);
  if (!hand.includes(action.card)) return NOT_IN_HAND;
  const refused =
    checkLena(state, action, hand.length === 1) ??
    (isSpecial(action.card) ? checkSpecial(state, action) : checkMotif(state, action, hand.length));
  if (refused !== null || state.options.check !== 'block') return refused;
  const mistake = mistakeIn(state, action, hand.length);
  return mistake === null ? null : BLOCKED[mistake];
}

/** TY-21 to TY-24: the card comes to lie on its stack; a Hype below can no longer be turned up (TS-51). */
function putDown(state: State, seat: Seat, action: LayAction, events: Events): void {
  const { card, stack, letter, colour } = action;
  const target = state.stacks[stack];
  removeCard(handOf(state, seat), card);
  target.cards.push(card);
  target.packet = 0;
  const isLast = handOf(state, seat).length === 0;
  // TY-87, G-TY-20: Lena is said for the player unless the table wants it pressed.
  const lena = action.lena || (isLast && state.options.lenaCall === 'auto');
  state.hype = null;
  state.idle = 0;
  state.unlaid = 0;
  state.lays += 1;
  state.lastLay = { number: state.lays, seat, card, stack, letter, colour, lena };
  events?.push({ type: 'laid', number: state.lays, seat, card, stack, letter, colour, lena });
}

function playEffect(state: State, seat: Seat, action: LayAction, choice: number, events: Events): void {
  const special = specialOf(action.card);
  const { colour } = action;
  if (special !== undefined) SPECIAL_EFFECTS[special](state, seat, action.stack, events);
  // TY-51: a colour that was named although it lapses does nothing, even when nobody objects.
  else if (colour !== null && (choice & COLOUR_BIT[colour]) !== 0) COLOUR_EFFECTS[colour](state, seat, events);
  else endTurn(state, seat, events);
}

function perform(state: State, seat: Seat, action: LayAction, events: Events): void {
  const handSize = handOf(state, seat).length;
  const mistake = mistakeIn(state, action, handSize);
  const pending = state.phase.kind === 'red' ? state.phase.count : 0;
  if (mistake !== null && state.options.check === 'auto') {
    const { card, stack, letter } = action;
    punish(state, { seat, card, stack, letter, mistake, pending, tried: true }, events);
    return;
  }
  const choice = colourChoice(state, action.card, handSize);
  const claim = state.options.check === 'challenge' ? claimOf(state, seat, action, mistake, pending) : null;
  putDown(state, seat, action, events);
  state.claim = claim;
  if (handSize === 1) {
    // TY-86. A wrong last card must be objected to before it wins.
    if (claim === null) endWonByLay(state, seat, action.card, events);
    else state.phase = { kind: 'check', seat, then: 'win' };
  } else playEffect(state, seat, action, choice, events);
}

export const lay: Rule<LayAction> = { check, perform };
