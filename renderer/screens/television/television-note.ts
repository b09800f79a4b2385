import { computed } from 'vue';
import type { ComputedRef } from 'vue';
import { useLobby } from '@renderer/client/lobby';
import { useTexts } from '@renderer/i18n/text';
import { useAbsences } from '../table/absences';
import { useAwayText } from '../table/away-text';

/** One line about the people: who is missing, else who has come back, else who plays from the next round. */
export function useTelevisionNote(): ComputedRef<string> {
  const { t } = useTexts();
  const lobby = useLobby();
  const { absences, returned } = useAbsences();
  const away = useAwayText(absences, returned);
  return computed(() => {
    if (away.value !== null) return away.value.full;
    const late = lobby.occupants.slice(lobby.lobby?.match?.seats ?? lobby.occupants.length).map(({ name }) => name);
    return late.length === 0 ? '' : t('room.late.nextRound', { names: late.join(', ') });
  });
}
