import { safeParse } from 'valibot';
import { canonicalJson } from '../hash';
import { act, type Match } from '../match';
import { forkOf } from './fork';
import { notPlain } from './plain';
import type { Offer } from './playout';
import { brief, difference, type Complain } from './report';

/** Tries every legal action of everybody on copies of the state. */
export function checkOffers(match: Match, offers: readonly Offer[], complain: Complain): void {
  const { game, state } = match;
  const before = canonicalJson(state);
  const copied = canonicalJson(game.copy(state));
  if (copied !== before) complain('copy', `a copy is not equal: ${difference(before, copied)}`);
  for (let seat = 0; seat < match.record.deal.seats; seat++) {
    const offer = offers.find((candidate) => candidate.seat === seat);
    const again = game.legal(state, seat);
    if (offer === undefined) {
      if (again.length > 0) complain('offered', `seat ${seat} is not acting, and its legal list holds ${brief(again)}`);
    } else {
      if (canonicalJson(again) !== canonicalJson(offer.actions)) complain('offered', `the legal list of seat ${seat} changes from call to call`);
      checkOffer(match, offer, complain);
    }
  }
  const after = canonicalJson(state);
  if (after !== before) complain('copy', `looking at it, or an action on a copy, changed the state: ${difference(before, after)}`);
}

function checkOffer(match: Match, { seat, actions }: Offer, complain: Complain): void {
  const { game, state } = match;
  const known = new Set<string>();
  for (const action of actions) {
    const text = canonicalJson(action);
    if (known.has(text)) complain('offered', `seat ${seat} is offered ${brief(action)} twice`);
    known.add(text);
    const problem = notPlain(action, 'action');
    if (problem !== null) complain('plain-json', `an offered ${problem}`);
    const parsed = safeParse(game.actionSchema, action);
    if (!parsed.success || canonicalJson(parsed.output) !== text) complain('offered', `the action schema does not know ${brief(action)}`);
    const weight = game.appeal(state, seat, action);
    if (!(weight > 0 && Number.isFinite(weight))) complain('offered', `the appeal of ${brief(action)} is ${weight}`);
    const result = act(forkOf(match), seat, action);
    if (!result.accepted) complain('offered', `seat ${seat} is offered ${brief(action)}, which is refused: ${result.refusal.code}`);
  }
}
