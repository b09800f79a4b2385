import { ref } from 'vue';

/** What the live region says; the shell shows it to screen readers only. */
export const announcement = ref('');

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Says something to screen readers, once, without moving the focus. */
export function announce(text: string): void {
  clearTimeout(clearing);
  // The same text twice is read twice only when the region was empty in between.
  announcement.value = '';
  clearing = setTimeout(() => {
    announcement.value = text;
  }, 30);
}
