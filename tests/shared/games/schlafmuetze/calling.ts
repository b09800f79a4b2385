import { expect } from 'vitest';
import type { ClockAction, Seat } from '@shared/engine/contract';
import { hashOf } from '@shared/engine/hash';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import type { Action, Event, State } from '@shared/games/schlafmuetze';
import { expectAllCards } from './position';

export const realtime = { check: 'challenge', calls: 'realtime' } as const;
export const sequential = { check: 'challenge', calls: 'sequential' } as const;

/** What the clock’s action brings: events, or the code of the refusal, which leaves no trace. */
export function clock(state: State, action: ClockAction<Action>): { events: Event[]; code: string | null } {
  const before = hashOf(state);
  const events: Event[] = [];
  const code = schlafmuetze.applyClock(state, action, events)?.code ?? null;
  if (code !== null) expect(hashOf(state)).toBe(before);
  expectAllCards(state);
  return { events, code };
}

/** Calls of the open window, judged together. */
export function calls(state: State, ...made: (readonly [Seat, Action, number])[]): { events: Event[]; code: string | null } {
  const window = schlafmuetze.windows(state)[0]?.id ?? 0;
  return clock(state, { type: 'calls', window, calls: made.map(([seat, action, at]) => ({ seat, action, at })) });
}
