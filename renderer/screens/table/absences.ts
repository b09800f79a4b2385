import { computed, onScopeDispose, ref, watch } from 'vue';
import type { ComputedRef, Ref } from 'vue';
import type { Seat } from '@shared/engine/contract';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { announce } from '@renderer/composables/announcer';
import { useTexts } from '@renderer/i18n/text';

/** Somebody of the running match who is not here. */
export interface Absence {
  readonly seat: Seat;
  readonly name: string;
  /** A bot plays until they return. */
  readonly hasStandIn: boolean;
  /** The table waits for them. */
  readonly isAwaited: boolean;
}

/** How long a return stays in sight. */
const WELCOME = 4000;

/** Who is missing in the running match, and who has just come back. All of it is read out as well. */
export function useAbsences(): { readonly absences: ComputedRef<readonly Absence[]>; readonly returned: Readonly<Ref<string | null>> } {
  const { t } = useTexts();
  const lobby = useLobby();
  const match = useMatch();
  const returned = ref<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const absences = computed((): readonly Absence[] => {
    const status = match.match?.status;
    if (status === undefined || status.outcome !== null) return [];
    return lobby.occupants.slice(0, lobby.lobby?.match?.seats ?? 0).flatMap((one, seat) => {
      if (one.kind !== 'person' || one.connected) return [];
      return [{ seat, name: one.name, hasStandIn: one.standIn !== null, isAwaited: one.standIn === null && status.acting.includes(seat) }];
    });
  });

  function welcome(name: string): void {
    announce(t('room.away.returned', { name }));
    returned.value = name;
    clearTimeout(timer);
    timer = setTimeout(() => (returned.value = null), WELCOME);
  }

  watch(absences, (now, before) => {
    for (const { seat, name } of before) {
      const one = lobby.occupants[seat];
      if (one?.kind === 'person' && one.connected && one.name === name) welcome(name);
    }
    for (const { seat, name, hasStandIn } of now) {
      const known = before.find((absence) => absence.seat === seat);
      if (known === undefined) announce(t('room.away.left', { name }));
      if (hasStandIn && known?.hasStandIn !== true) announce(t('room.away.botPlays', { name }));
    }
  });
  onScopeDispose(() => clearTimeout(timer));

  return { absences, returned };
}
