import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import type { ComputedRef } from 'vue';
import type { MatchStatus } from '@shared/engine/projection';
import type { OptionValues, Refusal, Seat, Viewer } from '@shared/engine/contract';
import type { Occupant } from '@shared/protocol/lobby';
import { useLobby } from './lobby';
import { useMatch } from './match';

/** What just happened, as the seat in front noticed it. */
export interface Happening<View, SeenEvent> {
  readonly events: readonly SeenEvent[];
  readonly before: View;
  readonly after: View;
  readonly version: number;
}

/** The match as the seat in front of this screen has it: all that a game's table works with. */
export interface FrontSeat<View, Action, SeenEvent> {
  readonly match: ComputedRef<string>;
  /** Null where nobody sits: the television and spectators. */
  readonly seat: ComputedRef<Seat | null>;
  readonly view: ComputedRef<View>;
  readonly legal: ComputedRef<readonly Action[]>;
  readonly status: ComputedRef<MatchStatus>;
  readonly options: ComputedRef<OptionValues>;
  /** One name a seat, and who sits there: person, away, bot. */
  readonly names: ComputedRef<readonly string[]>;
  readonly occupants: ComputedRef<readonly Occupant[]>;
  /** What this viewer noticed since the match began, newest last (at most 60): for the events in words after a hand-over. */
  readonly recent: ComputedRef<readonly SeenEvent[]>;
  /**
   * Calls back whenever something happened. `view` is already the new one, the page is still drawn as before: measure
   * where things are, then animate after the next tick. Ends with the component.
   */
  onEvents(handler: (happening: Happening<View, SeenEvent>) => void): void;
  /**
   * Sends an action and answers with the host's refusal, or null. For calls hand in the time of the press:
   * `hostNow()` of `@renderer/client/clock`, taken in the event handler.
   */
  act(action: Action, pressedAt?: number): Promise<Refusal | null>;
}

/**
 * For components inside a table. The shell mounts a game's table anew for every match and for every seat that comes to
 * the front (hot seat), so nothing of one hand outlives the curtain.
 */
export function useSeat<View, Action extends { readonly type: string }, SeenEvent>(): FrontSeat<View, Action, SeenEvent> {
  const match = useMatch();
  const lobby = useLobby();
  const mounted: Viewer | null = match.frontViewer;
  const current = shallowRef(match.front);
  const handlers = new Set<(happening: Happening<View, SeenEvent>) => void>();

  // In step with the store, before the page is drawn again; a table that is about to leave keeps its last view.
  watch(
    () => match.front,
    (next, previous) => {
      if (next === null || match.frontViewer !== mounted || next.match !== current.value?.match) return;
      current.value = next;
      if (previous === null || next.projection.events.length === 0) return;
      const happening = {
        events: next.projection.events as readonly SeenEvent[],
        before: previous.projection.view as View,
        after: next.projection.view as View,
        version: next.version,
      };
      for (const handler of handlers) handler(happening);
    },
    { flush: 'sync' },
  );

  const front = computed(() => {
    if (current.value === null) throw new Error('useSeat is for components of a running match');
    return current.value;
  });
  const seat = computed(() => (mounted === null || mounted === 'table' ? null : mounted));
  const occupants = computed(() => lobby.occupants.slice(0, lobby.lobby?.match?.seats ?? lobby.occupants.length));

  return {
    match: computed(() => front.value.match),
    seat,
    view: computed(() => front.value.projection.view as View),
    legal: computed(() => front.value.projection.legal as readonly Action[]),
    status: computed(() => front.value.status),
    options: computed(() => front.value.options),
    names: computed(() => occupants.value.map((occupant) => occupant.name)),
    occupants,
    recent: computed(() => (mounted === null ? [] : (match.recent.get(mounted) ?? [])) as readonly SeenEvent[]),
    onEvents(handler) {
      handlers.add(handler);
      onScopeDispose(() => handlers.delete(handler));
    },
    act: (action, pressedAt) =>
      seat.value === null ? Promise.resolve({ code: 'not-your-seat' }) : match.act(seat.value, action, pressedAt ?? null),
  };
}
