import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf } from './actions';
import { CARD } from './cards';
import { drawCards, tuckIntoMiddle } from './drawing';
import { HIGHEST_RED } from './penalties';
import { refusePushed } from './pushing';
import { NO_DEVIL, NOT_NOW, NOT_YOUR_TURN, refusal, type Events, type Rule } from './rule';
import { handOf, removeCard, reveal, type State } from './state';
import { beginTurn, endWithoutWinner, endWon } from './turns';

const ONLY_AT_THREE = refusal('only-at-three');
const WORD_MISSING = refusal('word-missing');
const WORD_NOT_NEEDED = refusal('word-not-needed');

function checkShow(state: State, seat: Seat): Refusal | null {
  const { phase } = state;
  if (phase.kind !== 'red' && phase.kind !== 'skip' && phase.kind !== 'pushed') return NOT_NOW;
  if (phase.seat !== seat) return NOT_YOUR_TURN;
  return handOf(state, seat).includes(CARD.devil) ? null : NO_DEVIL;
}

/** TF-6 to TF-16, TF-31, TF-33: the attack falls back on the last attacker (G-TF-3); the Fehlerteufel stays in the hand. */
export const show: Rule<ActionOf<'show'>> = {
  check: checkShow,
  perform(state, seat, _action, events) {
    const { phase } = state;
    reveal(state, { place: 'hand', seat, card: CARD.devil });
    if (phase.kind === 'red') {
      events?.push({ type: 'shown', seat, against: phase.attacker, colour: 'red', card: CARD.devil });
      drawCards(state, phase.attacker, phase.count, 'shown', events);
      beginTurn(state, seat);
    } else if (phase.kind === 'skip') {
      events?.push({ type: 'shown', seat, against: phase.attacker, colour: 'blue', card: CARD.devil });
      state.skips |= 1 << phase.attacker;
      events?.push({ type: 'skipMarked', seat: phase.attacker });
      beginTurn(state, seat);
    } else if (phase.kind === 'pushed') {
      events?.push({ type: 'shown', seat, against: phase.from, colour: 'pink', card: CARD.devil });
      refusePushed(state, seat, events);
    }
  },
};

function checkTuck(state: State, seat: Seat, action: ActionOf<'tuck'>): Refusal | null {
  const { phase } = state;
  if (phase.kind !== 'red') return NOT_NOW;
  if (phase.seat !== seat) return NOT_YOUR_TURN;
  const hand = handOf(state, seat);
  if (!hand.includes(CARD.devil)) return NO_DEVIL;
  if (phase.count < HIGHEST_RED) return ONLY_AT_THREE;
  if (hand.length === 1) return action.word === null ? WORD_MISSING : null;
  return action.word === null ? null : WORD_NOT_NEEDED;
}

/** TF-35 to TF-37, G-TF-9: on top of the talon, face up and with a word; the game is over. */
function winWithDevil(state: State, seat: Seat, word: string, events: Events): void {
  state.talon.push(CARD.devil);
  reveal(state, { place: 'talon', card: CARD.devil });
  if (state.options.devilWin === 'holder') endWon(state, seat, 'devil', word);
  else endWithoutWinner(state, seat, word);
  events?.push({ type: 'devilWon', seat, card: CARD.devil, word });
}

/** TF-32 to TF-37, G-TF-5, G-TF-6: only facing three; nobody draws, and it is still the holder's turn. */
export const tuck: Rule<ActionOf<'tuck'>> = {
  check: checkTuck,
  perform(state, seat, action, events) {
    removeCard(handOf(state, seat), CARD.devil);
    if (action.word !== null) {
      winWithDevil(state, seat, action.word, events);
      return;
    }
    tuckIntoMiddle(state.talon, CARD.devil);
    reveal(state, { place: 'talon', card: CARD.devil });
    events?.push({ type: 'tucked', seat, card: CARD.devil });
    beginTurn(state, seat);
  },
};
