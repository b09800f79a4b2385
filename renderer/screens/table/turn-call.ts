import { computed, watch } from 'vue';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { announce } from '@renderer/composables/announcer';
import type { Curtain } from '@renderer/composables/curtain';
import { play } from '@renderer/composables/sound';
import { vibrate } from '@renderer/composables/vibration';
import { faceOf } from '@renderer/games/registry';
import { useTexts } from '@renderer/i18n/text';
import { TABLE_SOUNDS } from '@renderer/table/sounds/table-sounds';

/** Two short shakes, unlike a message's one. */
const SHAKES = [70, 60, 70];

function ring(): void {
  play(TABLE_SOUNDS.turn);
  vibrate(SHAKES);
}

/** Tells whoever is in front that the table waits for them, whatever the game: by sound, vibration and screen reader. */
export function useTurnCall(curtain: Pick<Curtain, 'closedFor'>): void {
  const match = useMatch();
  const lobby = useLobby();
  const { gameText } = useTexts();

  /** Null while the table waits for somebody else, or nobody is in front. */
  const asked = computed(() => {
    const { front, frontViewer: seat, match: message } = match;
    if (front === null || message === null || seat === null || seat === 'table' || curtain.closedFor.value !== null) return null;
    const { view, legal } = front.projection;
    return (
      faceOf(message.game)?.asks({
        view,
        legal,
        acting: front.status.acting,
        seat,
        say: (key, params) => gameText(message.game, key, params) ?? key,
        name: (which) => lobby.occupants[which]?.name ?? '',
      }) ?? null
    );
  });

  // The curtain rings for the next person; whoever then takes the device knows.
  watch(
    [asked, curtain.closedFor] as const,
    ([words, closedFor], [before, closedBefore]) => {
      if (closedFor !== null) {
        if (closedBefore !== closedFor) ring();
      } else if (words !== null && words !== before) {
        announce(words);
        if ((before ?? null) === null && (closedBefore ?? null) === null) ring();
      }
    },
    { immediate: true },
  );
}
