import { onMounted, onScopeDispose, ref } from 'vue';
import type { Ref } from 'vue';

/** How long nothing has to move, in milliseconds. */
const REST = 500;

/** Whether no finger and no pointer has been at work for a moment: only then may something new appear on the page. */
export function useStillness(): Readonly<Ref<boolean>> {
  const isStill = ref(false);
  const held = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(timer);
    timer = setTimeout(() => (isStill.value = held.size === 0), REST);
  }

  function stir(event: PointerEvent): void {
    isStill.value = false;
    if (event.type === 'pointerdown') held.add(event.pointerId);
    else if (event.type !== 'pointermove') held.delete(event.pointerId);
    settle();
  }

  const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
  onMounted(() => {
    for (const type of types) window.addEventListener(type, stir, { capture: true, passive: true });
    settle();
  });
  onScopeDispose(() => {
    clearTimeout(timer);
    for (const type of types) window.removeEventListener(type, stir, { capture: true });
  });
  return isStill;
}
