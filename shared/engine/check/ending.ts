import type { Outcome } from '../contract';
import { canonicalJson, hashOf } from '../hash';
import { act, replay, type Match } from '../match';
import { forkOf } from './fork';
import { notPlain } from './plain';
import { brief, difference, type Complain } from './report';

/** A match that has its outcome is over, and says what it came to. */
export function checkEnding(match: Match, outcome: Outcome, complain: Complain): void {
  const { game, state } = match;
  const seats = match.record.deal.seats;
  const problem = soundOutcome(outcome, seats);
  if (problem !== null) complain('outcome', `${problem}: ${brief(outcome)}`);
  if (game.acting(state).length > 0) complain('outcome', `it is over, and seats ${brief(game.acting(state))} should act`);
  if (game.windows(state).length > 0) complain('outcome', 'it is over, and a window is open');
  const unfit = notPlain(game.carry(state), 'carry');
  if (unfit !== null) complain('plain-json', unfit);
  const last = match.record.log.findLast((entry) => 'seat' in entry);
  const before = canonicalJson(state);
  for (let seat = 0; seat < seats; seat++) {
    if (game.legal(state, seat).length > 0) complain('outcome', `it is over, and seat ${seat} has legal actions`);
    if (last === undefined || !('seat' in last)) continue;
    const fork = forkOf(match);
    if (act(fork, seat, last.action).accepted) complain('outcome', `it is over, and seat ${seat} can still do ${brief(last.action)}`);
    const after = canonicalJson(fork.state);
    if (after !== before) complain('refusal', `after the end ${brief(last.action)} changed the state: ${difference(before, after)}`);
  }
}

function soundOutcome({ kind, ranks, points, reason, params }: Outcome, seats: number): string | null {
  if (ranks.length !== seats || points.length !== seats) return `ranks and points are not for ${seats} seats`;
  if (!['won', 'drawn'].includes(kind)) return 'its kind is unknown';
  if (ranks.some((rank) => !Number.isInteger(rank) || rank < 1 || rank > seats)) return 'ranks run from 1 to the number of seats';
  if (!ranks.includes(1)) return 'nobody is first';
  if (!points.every(Number.isFinite)) return 'points are numbers';
  if (reason === '') return 'the reason is missing';
  return Object.values(params).every((value) => typeof value === 'string' || Number.isFinite(value)) ? null : 'params are texts and numbers';
}

/** The record, read back from a file as it were, leads to the same state. */
export function checkReplay(match: Match, complain: Complain): void {
  const record = JSON.parse(JSON.stringify(match.record)) as Match['record'];
  try {
    const again = replay(match.game, record);
    if (hashOf(again.state) !== hashOf(match.state)) {
      complain('replay', `the replay ends elsewhere: ${difference(canonicalJson(match.state), canonicalJson(again.state))}`);
    }
  } catch (error) {
    complain('replay', String(error));
  }
}
