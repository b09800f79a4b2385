import { watch } from 'vue';
import type { Lobby } from '@shared/protocol/lobby';
import { useLobby } from '@renderer/client/lobby';
import { announce } from '@renderer/composables/announcer';
import { useTexts } from '@renderer/i18n/text';
import { useHostName } from './host-name';

/** Reads out what the host does with the table: the door, the role, breaks. */
export function useRoomNews(): void {
  const { t } = useTexts();
  const store = useLobby();
  const hostName = useHostName();

  function newsOf(now: Lobby, before: Lobby): string[] {
    return [
      ...(now.locked === before.locked ? [] : [t(now.locked ? 'room.door.saysLocked' : 'room.door.saysUnlocked')]),
      ...(now.code === before.code ? [] : [t('room.door.saysNewCode')]),
      ...(now.hosts.join() === before.hosts.join() || hostName.value === null ? [] : [hostName.value]),
      ...(now.paused === before.paused || now.match === null ? [] : [t(now.paused ? 'room.pause.says' : 'room.pause.saysGoOn')]),
    ];
  }

  watch(
    () => store.lobby,
    (now, before) => {
      // Another table is no news of this one.
      if (now !== null && before !== null) for (const sentence of newsOf(now, before)) announce(sentence);
    },
  );
}
