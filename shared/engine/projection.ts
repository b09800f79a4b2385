import type { CallWindow, Outcome, Seat, Viewer } from './contract';
import type { Match } from './match';

/** All that a viewer is ever sent about a match. */
export interface Projection {
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The viewer's legal actions; empty for the table. */
  readonly legal: readonly unknown[];
  /** What just happened, as this viewer noticed it. */
  readonly events: readonly unknown[];
}

/** What everybody may know about any match, whatever the game. */
export interface MatchStatus {
  readonly acting: readonly Seat[];
  readonly windows: readonly CallWindow[];
  readonly outcome: Outcome | null;
}

/** The one place where a state becomes something that may be sent. */
export function project(match: Match, viewer: Viewer, events: readonly unknown[]): Projection {
  const { game, state } = match;
  const seen: unknown[] = [];
  for (const event of events) {
    const what = game.see(event, viewer);
    if (what !== null) seen.push(what);
  }
  return {
    viewer,
    view: game.view(state, viewer),
    legal: viewer === 'table' ? [] : game.legal(state, viewer),
    events: seen,
  };
}

export function statusOf(match: Match): MatchStatus {
  return {
    acting: match.game.acting(match.state),
    windows: match.game.windows(match.state),
    outcome: match.game.outcome(match.state),
  };
}
