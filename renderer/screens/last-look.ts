import { onScopeDispose, readonly, ref, watch } from 'vue';
import type { Ref } from 'vue';
import { useMatch } from '@renderer/client/match';

/** Milliseconds. */
const LAST_LOOK = 2200;

/** The last card is still on its way when a match ends: the table stays in sight for a moment. */
export function useLastLook(): Readonly<Ref<boolean>> {
  const match = useMatch();
  const looksOn = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(
    () => match.front,
    (next, previous) => {
      if (next === null || next.status.outcome === null) looksOn.value = false;
      else if (previous?.match === next.match && previous.status.outcome === null) {
        looksOn.value = true;
        clearTimeout(timer);
        timer = setTimeout(() => (looksOn.value = false), LAST_LOOK);
      }
    },
    { flush: 'sync' },
  );
  onScopeDispose(() => clearTimeout(timer));
  return readonly(looksOn);
}
