import { computed } from 'vue';
import type { ComputedRef } from 'vue';
import { useLobby } from '@renderer/client/lobby';
import { useTexts } from '@renderer/i18n/text';

/** Who hosts this table, as a short line; null where nobody does. */
export function useHostName(): ComputedRef<string | null> {
  const { t } = useTexts();
  const store = useLobby();
  return computed(() => {
    const { lobby } = store;
    if (lobby === null || lobby.hosts.length === 0) return null;
    if (store.isHost) return t('room.people.youHost');
    const seated = lobby.seats.find((one) => one.kind === 'person' && lobby.hosts.includes(one.person));
    const watching = lobby.onlookers.find(({ person }) => lobby.hosts.includes(person));
    const name = seated?.name ?? (watching === undefined ? null : t(`room.people.device.${watching.device}`));
    return name === null ? null : t('room.people.hosts', { name });
  });
}
