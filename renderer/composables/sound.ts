import { readonly, ref } from 'vue';
import type { Ref } from 'vue';
import type { Sound } from '@renderer/table/sounds/voice';

export type Volume = 'soft' | 'medium' | 'loud';
export const VOLUMES: readonly Volume[] = ['soft', 'medium', 'loud'];

const KEY = 'doppelstapel.sound';
/** Ears hear proportions: each step is some 8 decibels. */
const GAINS: Readonly<Record<Volume, number>> = { soft: 0.18, medium: 0.45, loud: 1.1 };

interface Stored {
  readonly on: boolean;
  readonly volume: Volume;
}

/** Before there were steps, only `on` or `off` was kept. */
export function readSound(text: string | null): Stored {
  const usual: Stored = { on: text !== 'off', volume: 'medium' };
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (typeof raw !== 'object' || raw === null) return usual;
    const volume = 'volume' in raw ? VOLUMES.find((step) => step === raw.volume) : undefined;
    return { on: !('on' in raw) || raw.on !== false, volume: volume ?? 'medium' };
  } catch {
    return usual;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const initial = readSound(stored());
const on = ref(initial.on);
const step = ref(initial.volume);

/** Whether this device makes sounds; it remembers. */
export const soundOn: Readonly<Ref<boolean>> = readonly(on);
/** How loud it is when it does. */
export const volume: Readonly<Ref<Volume>> = readonly(step);

function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ on: on.value, volume: step.value } satisfies Stored));
  } catch {
    // Forbidden storage: the choice lasts until the page is closed.
  }
}

/** Silent, and as loud as before. */
export function switchSound(): void {
  on.value = !on.value;
  remember();
}

export function setVolume(next: Volume): void {
  on.value = true;
  step.value = next;
  remember();
}

let isForRoom = true;

/** Whether this device speaks for the room, like a television or a computer, or to one person only. */
export function soundForRoom(yes: boolean): void {
  isForRoom = yes;
}

let context: AudioContext | null = null;

function contextOf(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
}

/** Browsers let a page sound only after somebody has touched it, and suspend it again when a phone sleeps. */
export function wakeSound(): void {
  if (contextOf()?.state === 'suspended') void context?.resume();
}

for (const type of ['click', 'touchend', 'keydown']) window.addEventListener(type, wakeSound, { passive: true });

/** Makes a sound now. A page that nobody has touched yet stays silent rather than catching up later. */
export function play(sound: Sound): void {
  const ready = on.value ? contextOf() : null;
  if (ready?.state !== 'running') return;
  const out = ready.createGain();
  out.gain.value = GAINS[step.value];
  out.connect(ready.destination);
  sound({ context: ready, out, at: ready.currentTime + 0.01 });
}

/** What everybody hears anyway: phones leave it to others, or six of them would rattle at every card. */
export function playInRoom(sound: Sound): void {
  if (isForRoom) play(sound);
}
