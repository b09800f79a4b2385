import { computed, onScopeDispose, shallowRef } from 'vue';
import type { ComputedRef, ShallowRef } from 'vue';
import { TABLE_SOUNDS } from '@renderer/table/sounds/table-sounds';
import { playInRoom } from './sound';

/** Milliseconds, as the look decides them. */
export const MOTION = {
  deal: 180,
  dealGap: 45,
  dealMost: 900,
  draw: 220,
  lay: 240,
  push: 280,
  swap: 360,
  pass: 420,
  penaltySlot: 120,
  penalty: 160,
  penaltyGap: 80,
  back: 260,
  fade: 120,
  /** More than this waiting, and everything jumps to its end. */
  backlog: 600,
} as const;

/** So many cards sound like single ones; more are dealt. */
const MOST_SINGLE = 4;

/** One card on its way. `face` is null for a back; movement never shows more than the view does. */
export interface Flight<Face> {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly face: Face | null;
  readonly back: string;
  readonly delay: number;
  readonly duration: number;
  /** Sideways bow of the path, as a part of its length. */
  readonly bow: number;
  /** Does not move, but comes into sight where it ends. */
  readonly fades: boolean;
}

export type Move<Face> = Omit<Flight<Face>, 'id' | 'delay' | 'back' | 'bow' | 'fades'> & {
  readonly delay?: number;
  readonly back?: string;
  readonly bow?: number;
};

export interface Animation<Face> {
  readonly flights: ShallowRef<readonly Flight<Face>[]>;
  /** Places that still wait for a card which the view already shows. */
  readonly awaited: ComputedRef<ReadonlySet<string>>;
  /** Where the elements are that cards leave and reach. */
  addPlace(place: string, element: HTMLElement): void;
  removePlace(place: string, element: HTMLElement): void;
  boxOf(place: string): DOMRect | null;
  play(moves: readonly Move<Face>[]): void;
  landed(id: number): void;
  /** Jumps to the end of everything. */
  cut(): void;
}

export function prefersReducedMotion(): boolean {
  if (document.documentElement.dataset['motion'] === 'reduced') return true;
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows where cards went. Input never waits for it: the view is already the new one, and flights are only a layer above.
 */
export function useAnimation<Face>(now: () => number = () => performance.now()): Animation<Face> {
  const flights = shallowRef<readonly Flight<Face>[]>([]);
  const awaited = computed(() => new Set(flights.value.map((flight) => flight.to)));
  const places = new Map<string, HTMLElement>();
  let nextId = 1;
  let busyUntil = 0;

  function cut(): void {
    flights.value = [];
    busyUntil = 0;
  }

  /** The card of a hand is drawn only after its flight began, with the new view. */
  function isPlace(place: string): boolean {
    return places.has(place) || place.startsWith('card-');
  }

  /** Without movement, faces come into sight where they fall. */
  function fade(moves: readonly Move<Face>[]): void {
    cut();
    flights.value = moves
      .filter((move) => move.face !== null && move.to !== 'hand' && isPlace(move.to))
      .map((move) => ({ ...move, from: move.to, back: 'normal', bow: 0, fades: true, delay: 0, duration: MOTION.fade, id: nextId++ }));
  }

  onScopeDispose(cut);

  return {
    flights,
    awaited,
    addPlace(place, element) {
      places.set(place, element);
    },
    removePlace(place, element) {
      if (places.get(place) === element) places.delete(place);
    },
    boxOf(place) {
      const box = places.get(place)?.getBoundingClientRect();
      return box === undefined || box.width === 0 ? null : box;
    },
    play(moves) {
      if (moves.length > 0) playInRoom(moves.length > MOST_SINGLE ? TABLE_SOUNDS.deal : TABLE_SOUNDS.card);
      if (prefersReducedMotion()) {
        fade(moves);
        return;
      }
      const known = moves.filter((move) => places.has(move.from) && isPlace(move.to));
      if (known.length === 0) return;
      let start = Math.max(0, busyUntil - now());
      if (start > MOTION.backlog) {
        cut();
        start = 0;
      }
      const added = known.map((move): Flight<Face> => ({
        ...move,
        back: move.back ?? 'normal',
        bow: move.bow ?? 0,
        fades: false,
        id: nextId++,
        delay: start + (move.delay ?? 0),
      }));
      flights.value = [...flights.value, ...added];
      busyUntil = now() + Math.max(...added.map((flight) => flight.delay + flight.duration));
    },
    landed(id) {
      flights.value = flights.value.filter((flight) => flight.id !== id);
    },
    cut,
  };
}
