import { computed, onBeforeUnmount, onMounted, ref } from 'vue';
import type { ComputedRef, Ref } from 'vue';

export interface Peek {
  /** The dice as they are shown now: only while something is held down. */
  readonly dice: ComputedRef<readonly number[] | null>;
  readonly held: Ref<boolean>;
  start(): void;
  stop(): void;
  /** For assistive technology, which can press but not hold. */
  glance(): void;
}

interface Cup {
  /** The dice, for whoever has looked at them. */
  readonly dice: ComputedRef<readonly number[] | null>;
  readonly mayPeek: ComputedRef<boolean>;
  /** Asks the host for the first look. */
  peek(): void;
}

const GLANCE_MILLISECONDS = 3000;

/** A look under the cup lasts as long as one holds on, so that nobody leaves the dice on the screen. */
export function usePeek({ dice, mayPeek, peek }: Cup): Peek {
  const held = ref(false);
  let glance: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(glance);
    held.value = false;
  }

  function start(): void {
    if (held.value || (!mayPeek.value && dice.value === null)) return;
    held.value = true;
    if (mayPeek.value) peek();
  }

  onMounted(() => window.addEventListener('blur', stop));
  onBeforeUnmount(() => {
    stop();
    window.removeEventListener('blur', stop);
  });

  return {
    held,
    start,
    stop,
    dice: computed(() => (held.value ? dice.value : null)),
    glance() {
      start();
      glance = setTimeout(stop, GLANCE_MILLISECONDS);
    },
  };
}
