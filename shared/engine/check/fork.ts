import type { Match } from '../match';

/** A match that goes its own way from here on, with an empty log of its own. */
export function forkOf(match: Match): Match {
  return { ...match, record: { ...match.record, log: [] }, state: match.game.copy(match.state) };
}
