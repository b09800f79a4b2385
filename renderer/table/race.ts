import { onScopeDispose, shallowRef, watch } from 'vue';
import type { ShallowRef } from 'vue';
import type { CallTime } from './ruler';

/** A race of calls as the host judged it. */
export interface Race {
  readonly calls: readonly CallTime[];
  readonly tieMargin: number;
}

/** Nothing that follows takes it away before it could be read. */
const LEAST = 4000;

interface RaceContext {
  readonly verdict: () => Race | null;
  /** How long it stays if nothing else happens, in milliseconds. */
  readonly longest: number;
  onEvents(handler: () => void): void;
}

/** The race to be shown now: who called alone has not raced anybody. */
export function useRace({ verdict, longest, onEvents }: RaceContext): { readonly race: Readonly<ShallowRef<Race | null>>; dismiss(): void } {
  const race = shallowRef<Race | null>(null);
  let shownAt = 0;
  /** The verdict comes just before what it brought about. */
  let isToldYet = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function dismiss(): void {
    clearTimeout(timer);
    race.value = null;
  }

  function endIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(dismiss, milliseconds);
  }

  watch(
    verdict,
    (judged) => {
      if (judged === null || judged.calls.length < 2) return;
      race.value = judged;
      shownAt = performance.now();
      isToldYet = false;
      endIn(longest);
    },
    { flush: 'sync' },
  );
  onEvents(() => {
    if (race.value === null) return;
    if (isToldYet) endIn(Math.max(0, shownAt + LEAST - performance.now()));
    isToldYet = true;
  });
  onScopeDispose(() => clearTimeout(timer));

  return { race, dismiss };
}
