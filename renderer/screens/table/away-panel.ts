import { computed, ref, watch } from 'vue';
import type { ComputedRef, Ref } from 'vue';
import type { Seat } from '@shared/engine/contract';
import { useLobby } from '@renderer/client/lobby';
import { useStillness } from '@renderer/composables/stillness';
import { hasTurns } from '../room/turns';
import type { Absence } from './absences';

export interface AwayPanelState {
  /** Whether this person can do something about those who are missing. */
  readonly mayAct: ComputedRef<boolean>;
  readonly isOpen: Readonly<Ref<boolean>>;
  /** Whom it is about: those for whom the table waits, or on demand all who are missing. */
  readonly about: ComputedRef<readonly Absence[]>;
  open(): void;
  close(): void;
}

/**
 * The host is asked what to do as soon as the table waits for somebody who is missing, but never under a moving finger,
 * and only once for each absence.
 */
export function useAwayPanel(absences: ComputedRef<readonly Absence[]>): AwayPanelState {
  const lobby = useLobby();
  const isStill = useStillness();
  const isOpen = ref(false);
  const isDemanded = ref(false);
  let answered: readonly Seat[] = [];

  const mayAct = computed(() => lobby.isHost && hasTurns(lobby.lobby?.match?.game ?? ''));

  watch(
    [absences, isStill, mayAct] as const,
    ([missing, still, may]) => {
      answered = answered.filter((seat) => missing.some((absence) => absence.seat === seat));
      if (!may || missing.length === 0) isOpen.value = false;
      else if (still && missing.some(({ seat, isAwaited }) => isAwaited && !answered.includes(seat))) isOpen.value = true;
    },
    { immediate: true },
  );

  const about = computed(() => {
    const awaited = absences.value.filter(({ isAwaited }) => isAwaited);
    return isDemanded.value || awaited.length === 0 ? absences.value : awaited;
  });

  return {
    mayAct,
    isOpen,
    about,
    open() {
      isDemanded.value = true;
      isOpen.value = true;
    },
    close() {
      isDemanded.value = false;
      isOpen.value = false;
      answered = absences.value.map(({ seat }) => seat);
    },
  };
}
