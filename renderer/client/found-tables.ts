import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Discovery } from '@shared/protocol/discovery';
import { appBridge } from './bridge';

/** So long a search without a result is nothing to worry about, in milliseconds. */
const PATIENCE = 6000;

const nothing: Discovery = { unavailable: null, tables: [], silent: [] };

/** The tables of this network, as long as they are looked for. Only the app can look. */
export const useFoundTables = defineStore('found-tables', () => {
  const discovery = shallowRef<Discovery>(nothing);
  /** Whether the search has gone on for so long that its lack of success wants an explanation. */
  const isOverdue = ref(false);
  let end: (() => void) | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    stop();
    isOverdue.value = false;
    patience = setTimeout(() => (isOverdue.value = true), PATIENCE);
    end =
      appBridge()?.findTables((found) => {
        discovery.value = found;
      }) ?? null;
  }

  function stop(): void {
    clearTimeout(patience);
    end?.();
    end = null;
    // What was found before may be gone when somebody looks again.
    discovery.value = nothing;
  }

  // A page that is left by a reload takes no components down.
  window.addEventListener('pagehide', stop);

  return {
    start,
    stop,
    tables: computed(() => discovery.value.tables),
    /** Why nothing is found, as far as that can be told; null while there is nothing to explain. */
    trouble: computed((): { readonly kind: 'unavailable' | 'silent' | 'none'; readonly detail: string } | null => {
      const { unavailable, tables, silent } = discovery.value;
      if (unavailable !== null) return { kind: 'unavailable', detail: unavailable };
      if (tables.length > 0) return null;
      if (silent[0] !== undefined) return { kind: 'silent', detail: silent[0] };
      return isOverdue.value ? { kind: 'none', detail: '' } : null;
    }),
  };
});
