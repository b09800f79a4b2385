import { ref, watch } from 'vue';
import type { Ref } from 'vue';

const KEY = 'doppelstapel.four-colours';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Forbidden storage: two colours, as most people know them.
    return false;
  }
}

const fourColours = ref(stored());

watch(fourColours, (four) => {
  try {
    localStorage.setItem(KEY, four ? 'yes' : 'no');
  } catch {
    // Forbidden storage: the choice lasts until the page is closed.
  }
});

/** Whether this device shows each suit in a colour of its own. */
export function useFourColours(): { readonly fourColours: Ref<boolean> } {
  return { fourColours };
}
