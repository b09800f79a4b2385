import { computed, onScopeDispose, provide, ref, watch } from 'vue';
import { hostNow } from '@renderer/client/clock';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { announce } from '@renderer/composables/announcer';
import { useTexts } from '@renderer/i18n/text';
import { LAST_SECONDS, turnTimesKey } from '@renderer/table/turn-time';
import type { TurnTime, TurnTimes } from '@renderer/table/turn-time';

/** How often the bar is drawn anew, in milliseconds. */
const TICK = 200;

/** The time for a move, counted on the host's clock, for whatever table is mounted below. */
export function useTurnTimes(): TurnTimes {
  const { t } = useTexts();
  const lobby = useLobby();
  const match = useMatch();
  const now = ref(hostNow());
  let timer: ReturnType<typeof setInterval> | undefined;

  const deadlines = computed(() => (match.match?.status.outcome === null ? match.match.deadlines : []));
  const limit = computed(() => (lobby.lobby?.turnLimit ?? 0) * 1000);

  function timeOf(at: number | undefined): TurnTime | null {
    if (at === undefined || limit.value === 0) return null;
    const left = Math.min(limit.value, Math.max(0, at - now.value));
    const seconds = Math.ceil(left / 1000);
    // Who wants little motion sees one step a second.
    const isStill = document.documentElement.dataset['motion'] === 'reduced';
    return { share: (isStill ? seconds * 1000 : left) / limit.value, seconds };
  }

  const own = computed(() => timeOf(deadlines.value.find(({ seat }) => seat === match.frontViewer)?.at));
  const others = computed(() => {
    const [first] = deadlines.value.filter(({ seat }) => seat !== match.frontViewer).sort((left, right) => left.at - right.at);
    return timeOf(first?.at);
  });

  watch(
    () => deadlines.value.length > 0,
    (isRunning) => {
      clearInterval(timer);
      now.value = hostNow();
      if (isRunning) timer = setInterval(() => (now.value = hostNow()), TICK);
    },
    { immediate: true },
  );
  watch(deadlines, () => (now.value = hostNow()));
  watch(
    () => own.value !== null && own.value.seconds <= LAST_SECONDS,
    (hurries) => {
      if (hurries) announce(t('room.time.hurry'));
    },
  );
  onScopeDispose(() => clearInterval(timer));

  const times = { own, others };
  provide(turnTimesKey, times);
  return times;
}
