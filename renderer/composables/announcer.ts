import { ref } from 'vue';

/** What the live region says; the shell shows it to screen readers only. */
export const announcement = ref('');

let pending: string[] = [];
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Says something to screen readers, once, without moving the focus. What comes at the same moment is said in one breath. */
export function announce(text: string): void {
  if (text === '') return;
  pending.push(text);
  clearTimeout(clearing);
  // The same text twice is read twice only when the region was empty in between.
  announcement.value = '';
  clearing = setTimeout(() => {
    announcement.value = pending.join(' ');
    pending = [];
  }, 30);
}
