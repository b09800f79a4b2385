import { readonly, ref } from 'vue';
import type { Ref } from 'vue';
import type { Sound } from '@renderer/table/sounds/voice';

const KEY = 'doppelstapel.sound';
const VOLUME = 0.5;

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

const on = ref(stored());

/** Whether this device makes sounds; it remembers. */
export const soundOn: Readonly<Ref<boolean>> = readonly(on);

export function switchSound(): void {
  on.value = !on.value;
  try {
    localStorage.setItem(KEY, on.value ? 'on' : 'off');
  } catch {
    // Forbidden storage: the choice lasts until the page is closed.
  }
}

let context: AudioContext | null = null;

function contextOf(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
}

/** Browsers let a page sound only after somebody has touched it, and suspend it again when a phone sleeps. */
function wake(): void {
  if (contextOf()?.state === 'suspended') void context?.resume();
}

for (const type of ['click', 'touchend', 'keydown']) window.addEventListener(type, wake, { passive: true });

/** Makes a sound now. A page that nobody has touched yet stays silent rather than catching up later. */
export function play(sound: Sound): void {
  const ready = on.value ? contextOf() : null;
  if (ready?.state !== 'running') return;
  const out = ready.createGain();
  out.gain.value = VOLUME;
  out.connect(ready.destination);
  sound({ context: ready, out, at: ready.currentTime + 0.01 });
}
