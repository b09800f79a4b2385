import { computed, inject } from 'vue';
import type { ComputedRef, InjectionKey } from 'vue';

/** How much of the time for a move is left. */
export interface TurnTime {
  /** Of the whole, from 1 to 0. */
  readonly share: number;
  /** Begun seconds. */
  readonly seconds: number;
}

/** The time of the viewer in front, and of whoever else the table waits for; null where nobody is in a hurry. */
export interface TurnTimes {
  readonly own: ComputedRef<TurnTime | null>;
  readonly others: ComputedRef<TurnTime | null>;
}

/** From this many seconds on they are counted aloud. */
export const LAST_SECONDS = 10;

/** The shell knows the time; tables only show it, whatever the game. */
export const turnTimesKey: InjectionKey<TurnTimes> = Symbol('turn times');

/** The time of the turn that is shown; null as well where no shell provides it. */
export function useTurnTime(own: () => boolean): ComputedRef<TurnTime | null> {
  const times = inject(turnTimesKey, null);
  return computed(() => {
    if (times === null) return null;
    return own() ? times.own.value : times.others.value;
  });
}
