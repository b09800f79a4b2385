import type { Match } from '../match';
import { notPlain } from './plain';
import type { Offer } from './playout';
import { brief, type Complain } from './report';

/** What every position of every match has to keep to. `pieces` are sorted. */
export function checkPosition(match: Match, pieces: readonly number[], offers: readonly Offer[], complain: Complain): void {
  checkInventory(match.game.inventory(match.state), pieces, complain);
  const problem = notPlain(match.state, 'state');
  if (problem !== null) complain('plain-json', problem);
  checkActing(match, offers, complain);
  checkWindows(match, offers, complain);
}

function checkInventory(inventory: number[], pieces: readonly number[], complain: Complain): void {
  const now = inventory.sort((left, right) => left - right);
  if (now.length === pieces.length && now.every((id, index) => id === pieces[index])) return;
  const missing = pieces.filter((id) => !now.includes(id));
  const doubled = now.filter((id, index) => id === now[index - 1]);
  const foreign = now.filter((id) => !pieces.includes(id));
  complain('inventory', `missing ${brief(missing)}, more than once ${brief(doubled)}, unknown ${brief(foreign)}`);
}

function checkActing({ game, state, record }: Match, offers: readonly Offer[], complain: Complain): void {
  const acting = offers.map(({ seat }) => seat);
  if (new Set(acting).size < acting.length || acting.some((seat) => !isSeat(seat, record.deal.seats))) {
    complain('offered', `acting gives ${brief(acting)} with ${record.deal.seats} seats`);
  }
  if (game.outcome(state) !== null) return;
  for (const { seat, actions } of offers) {
    if (actions.length === 0) complain('stuck', `seat ${seat} should act and has no legal action`);
  }
}

function checkWindows({ game, state, record }: Match, offers: readonly Offer[], complain: Complain): void {
  const windows = game.windows(state);
  for (const window of windows) {
    const { id, seats, lasts, tieMargin } = window;
    const sound =
      Number.isInteger(id) && tieMargin >= 0 && (lasts === null || lasts > 0) && seats.every((seat) => isSeat(seat, record.deal.seats));
    if (!sound) complain('window', `this window is not well formed: ${brief(window)}`);
  }
  if (new Set(windows.map(({ id }) => id)).size < windows.length) complain('window', `two open windows share an id: ${brief(windows)}`);
  for (const { seat, actions } of offers) {
    for (const action of actions) {
      const id = game.callWindow(state, seat, action);
      if (id !== null && !windows.some((window) => window.id === id && window.seats.includes(seat))) {
        complain('window', `the call ${brief(action)} of seat ${seat} belongs to window ${id}, which is not open to it`);
      }
    }
  }
}

function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}
