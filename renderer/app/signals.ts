import { watch } from 'vue';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { play, playInRoom, soundForRoom, wakeSound } from '@renderer/composables/sound';
import { TABLE_SOUNDS } from '@renderer/table/sounds/table-sounds';

/** The sounds of whatever can happen at any table; what is a turn's, a card's or a game's own sounds where it is shown. */
export function useSignals(): void {
  const connection = useConnection();
  const lobby = useLobby();
  const match = useMatch();

  watch(
    () => connection.device,
    (device) => {
      soundForRoom(device !== 'phone');
      // Nobody touches a television; where that is no condition it need not wait for it.
      if (device === 'television') wakeSound();
    },
  );

  /** People at the table, whoever they are; somebody without a device of their own counts as well. */
  const people = (): number | null => lobby.lobby?.seats.filter(({ kind }) => kind === 'person').length ?? null;
  watch(people, (count, before) => {
    if (count !== null && before !== null && count > before) playInRoom(TABLE_SOUNDS.joined);
  });

  watch(
    () => match.verdict,
    (verdict) => {
      if (verdict !== null) play(TABLE_SOUNDS.call);
    },
  );

  watch(
    () => match.front,
    (front, before) => {
      if (front === null || before?.match !== front.match) return;
      if (front.status.outcome !== null && before.status.outcome === null) play(TABLE_SOUNDS.end);
    },
  );

  // Whoever is not let in at all reads why.
  connection.onMessage(({ type }) => {
    if (type === 'refused' && connection.phase === 'connected') play(TABLE_SOUNDS.refusal);
  });
}
