import { computed, onScopeDispose, ref, watch } from 'vue';
import type { ComputedRef } from 'vue';
import type { Seat } from '@shared/engine/contract';
import { useMatch } from '@renderer/client/match';

/** How long the result of one's own move stays in sight before the curtain falls. */
const LAST_LOOK = 1400;

/**
 * Whom this device should belong to now: whoever is in front as long as they may act, otherwise the next of its people
 * who may, otherwise nobody else.
 */
export function wantedSeat(played: readonly Seat[], front: Seat | null, acting: readonly Seat[]): Seat | null {
  if (front !== null && acting.includes(front)) return front;
  const after = front === null ? 0 : played.indexOf(front) + 1;
  const inTurn = [...played.slice(after), ...played.slice(0, after)];
  return inTurn.find((seat) => acting.includes(seat)) ?? front ?? played[0] ?? null;
}

export interface Curtain {
  /** The seat to which the device is to be handed, while the curtain is closed. */
  readonly closedFor: ComputedRef<Seat | null>;
  /** Others at this device who may act at the same moment. */
  readonly alsoActing: ComputedRef<readonly Seat[]>;
  /** Whoever holds the device says that it is them. */
  reveal(seat: Seat): void;
  /** Closes the curtain for somebody else of this device. */
  handOver(seat: Seat): void;
}

/** Between people who share a device: nobody sees another one's cards without a word. */
export function useCurtain(): Curtain {
  const match = useMatch();
  const requested = ref<Seat | null>(null);
  /** The seat whose person has said "it is me"; for one match only. */
  const revealed = ref<{ readonly match: string; readonly seat: Seat } | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const matchId = computed(() => match.match?.match ?? null);
  const isShared = computed(() => match.playedSeats.length > 1);
  const shownSeat = computed(() => (revealed.value?.match === matchId.value ? revealed.value.seat : null));
  const wanted = computed(() => wantedSeat(match.playedSeats, shownSeat.value, match.match?.status.acting ?? []));

  watch(
    [wanted, shownSeat, matchId],
    () => {
      clearTimeout(timer);
      if (shownSeat.value === null || wanted.value === shownSeat.value) requested.value = shownSeat.value === null ? wanted.value : null;
      else timer = setTimeout(() => (requested.value = wanted.value), LAST_LOOK);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(timer));

  return {
    closedFor: computed(() => {
      if (!isShared.value) return null;
      return requested.value ?? (shownSeat.value === null ? wanted.value : null);
    }),
    alsoActing: computed(() =>
      isShared.value ? match.playedSeats.filter((seat) => seat !== shownSeat.value && match.match?.status.acting.includes(seat) === true) : [],
    ),
    reveal(seat) {
      if (matchId.value === null) return;
      match.chosenSeat = seat;
      revealed.value = { match: matchId.value, seat };
      requested.value = null;
    },
    handOver(seat) {
      clearTimeout(timer);
      requested.value = seat;
    },
  };
}
