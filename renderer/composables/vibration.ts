import { readonly, ref } from 'vue';
import type { Ref } from 'vue';

const KEY = 'doppelstapel.vibration';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

const on = ref(stored());

/** Whether this device may vibrate; it remembers. Apart from the sound: whoever mutes a phone still wants to notice. */
export const vibrationOn: Readonly<Ref<boolean>> = readonly(on);

export function setVibration(next: boolean): void {
  on.value = next;
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off');
  } catch {
    // Forbidden storage: the choice lasts until the page is closed.
  }
}

/** Only devices for fingers have a motor, and not all of their browsers offer it. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

/** Milliseconds of shaking and rest in turn. A page that nobody sees keeps still. */
export function vibrate(pattern: readonly number[]): void {
  if (on.value && canVibrate() && document.visibilityState === 'visible') navigator.vibrate([...pattern]);
}
