import type { ClockAction } from '../contract';
import { act, actClock, type ActResult, type Match } from '../match';
import { nextBelow, pick, type Random } from '../random';
import { forkOf } from './fork';
import { isListed, malformedActions, mutated } from './mutate';
import { notPlain } from './plain';
import type { Offer } from './playout';
import { brief, difference, type Complain } from './report';

const ATTEMPTS_OF_A_KIND = 3;

/**
 * Tries what should be refused: nonsense, other seats' actions, actions with something changed, actions of the past, and
 * clocks that nobody set. Returns the codes of the refusals.
 */
export function checkRefusals(match: Match, offers: readonly Offer[], random: Random, complain: Complain): Set<string> {
  const codes = new Set<string>();
  const before = JSON.stringify(match.state);
  const seats = match.record.deal.seats;
  let fork = forkOf(match);
  const attempt = (what: string, run: (fork: Match) => ActResult): boolean => {
    const result = run(fork);
    if (result.accepted) {
      fork = forkOf(match);
      return true;
    }
    codes.add(result.refusal.code);
    const problem = notPlain(result.refusal, 'refusal') ?? (/^[a-z0-9-]+$/u.test(result.refusal.code) ? null : 'its code is not in kebab case');
    if (problem !== null) complain('refusal', `the refusal of ${what} is unfit: ${problem}`);
    const after = JSON.stringify(fork.state);
    if (after === before) return false;
    complain('refusal', `refused, ${what} changed the state: ${difference(before, after)}`);
    fork = forkOf(match);
    return false;
  };
  const attemptAction = (seat: number, action: unknown): void => {
    const what = `${brief(action)} of seat ${seat}`;
    if (!attempt(what, (copy) => act(copy, seat, action))) return;
    if (!isListed(match.game, action, match.game.legal(match.state, seat))) complain('unlisted', `${what} is accepted and does not stand in the legal list`);
  };
  for (let turn = 0; turn < ATTEMPTS_OF_A_KIND; turn++) {
    const seat = nextBelow(random, seats);
    const nonsense = pick(random, malformedActions);
    if (attempt(brief(nonsense), (copy) => act(copy, seat, nonsense))) complain('refusal', `nonsense is accepted: ${brief(nonsense)}`);
    const past = match.record.log.length === 0 ? null : pick(random, match.record.log);
    if (past !== null && 'seat' in past) attemptAction(seat, past.action);
    if (offers.length === 0) continue;
    const offer = pick(random, offers);
    if (offer.actions.length === 0) continue;
    const action = pick(random, offer.actions);
    attemptAction(seat, action);
    attemptAction(offer.seat, mutated(action, random));
    const extended = { ...(action as object), unknownKey: 1 };
    if (attempt(brief(extended), (copy) => act(copy, offer.seat, extended))) complain('refusal', `unknown keys are accepted: ${brief(extended)}`);
  }
  for (const clock of strayClocks(offers)) {
    const what = `the clock's ${brief(clock)}`;
    if (attempt(what, (copy) => actClock(copy, clock))) complain('refusal', `${what} is accepted, and no such window is open`);
  }
  return codes;
}

function strayClocks(offers: readonly Offer[]): ClockAction<unknown>[] {
  const action = offers[0]?.actions[0] ?? { type: 'call' };
  return [
    { type: 'elapsed', window: -1 },
    { type: 'calls', window: 1_000_003, calls: [{ seat: 0, action, at: 5 }] },
  ];
}
