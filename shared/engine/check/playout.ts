import type { CallWindow, Seat, TimedCall } from '../contract';
import { act, actClock, type ActResult, type LogEntry, type Match } from '../match';
import { nextBelow, nextWord, pick, type Random } from '../random';

/** What one seat may do now. */
export interface Offer {
  readonly seat: Seat;
  readonly actions: readonly unknown[];
}

/** The longest time of a call in a window that has no end of its own, in milliseconds. */
const LATEST_CALL = 3000;

/** The offers of all who may act now. */
export function offersOf({ game, state }: Match): Offer[] {
  return game.acting(state).map((seat) => ({ seat, actions: game.legal(state, seat) }));
}

export function takeStep(match: Match, step: LogEntry): ActResult {
  return 'clock' in step ? actClock(match, step.clock) : act(match, step.seat, step.action);
}

/**
 * The next step of a random match, or null when nothing can happen. Sensible actions are likelier, but none is out of
 * reach; in windows the clock sometimes runs out, and calls come alone or as the host bundles them.
 */
export function chooseStep(match: Match, offers: readonly Offer[], random: Random): LogEntry | null {
  const { game, state } = match;
  const able = offers.filter(({ actions }) => actions.length > 0);
  const windows = game.windows(state);
  const timed = windows.filter(({ lasts }) => lasts !== null);
  if (able.length === 0) return timed.length === 0 ? null : elapse(pick(random, timed));
  if (windows.length === 0) return chooseAction(match, pick(random, able), random);
  const chance = nextBelow(random, 4);
  if (chance === 0 && timed.length > 0) return elapse(pick(random, timed));
  const calls = chance === 1 ? chooseCalls(match, able, pick(random, windows), random) : null;
  if (calls !== null) return calls;
  // Nobody has to call: those who have something else to do come first.
  const pressed = able.filter(({ seat, actions }) => actions.some((action) => game.callWindow(state, seat, action) === null));
  return chooseAction(match, pick(random, pressed.length > 0 && nextBelow(random, 4) > 0 ? pressed : able), random);
}

function elapse(window: CallWindow): LogEntry {
  return { clock: { type: 'elapsed', window: window.id } };
}

function chooseAction({ game, state }: Match, { seat, actions }: Offer, random: Random): LogEntry {
  if (nextBelow(random, 4) === 0) return { seat, action: pick(random, actions) };
  const weights = actions.map((action) => game.appeal(state, seat, action));
  let left = (nextWord(random) / 0x1_0000_0000) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return { seat, action: actions[index] ?? pick(random, actions) };
}

function chooseCalls({ game, state }: Match, offers: readonly Offer[], window: CallWindow, random: Random): LogEntry | null {
  const latest = window.lasts ?? LATEST_CALL;
  const first = nextBelow(random, latest);
  // Half of the later calls are close enough to the first to make ties likely.
  const moment = (): number => Math.min(latest, first + nextBelow(random, nextBelow(random, 2) === 0 ? 2 * window.tieMargin + 1 : latest));
  const calls: TimedCall<unknown>[] = [];
  for (const { seat, actions } of offers) {
    const possible = actions.filter((action) => game.callWindow(state, seat, action) === window.id);
    if (possible.length > 0 && nextBelow(random, 2) === 0) calls.push({ seat, action: pick(random, possible), at: moment() });
  }
  if (calls.length === 0) return null;
  calls.sort((left, right) => left.at - right.at);
  return { clock: { type: 'calls', window: window.id, calls } };
}
