import { nextTick, ref } from 'vue';
import type { Ref } from 'vue';

export interface HandKeyboard {
  /** Index of the card that the Tab key reaches. */
  readonly current: Ref<number>;
  /** Returns whether the key was meant for the hand. */
  key(event: KeyboardEvent): boolean;
  focused(index: number): void;
  /** Brings the focus back to the hand, after a card has left it for instance. */
  enter(): void;
}

function step(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** One stop for the Tab key, arrows inside: the usual pattern for a row of things. */
export function useHandKeyboard(count: () => number, elementAt: (index: number) => HTMLElement | null): HandKeyboard {
  const current = ref(0);

  function focus(index: number): void {
    current.value = index;
    void nextTick(() => elementAt(index)?.focus());
  }

  return {
    current,
    key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const next = step(event.key, current.value, count());
      if (next === null || count() === 0) return false;
      event.preventDefault();
      focus(next);
      return true;
    },
    focused(index) {
      current.value = index;
    },
    enter() {
      focus(Math.max(0, Math.min(current.value, count() - 1)));
    },
  };
}
