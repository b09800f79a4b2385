import type { Sound } from './voice';
import { noise, tone } from './voice';

/** What a table sounds like. */
export const TABLE_SOUNDS = {
  /** It is your turn. */
  turn(voice) {
    tone(voice, { wave: 'sine', path: [659], length: 0.16, loudness: 0.3 });
    tone(voice, { wave: 'sine', path: [880], start: 0.13, length: 0.3, loudness: 0.3 });
  },
  card(voice) {
    noise(voice, { length: 0.07, loudness: 0.4, filter: { kind: 'lowpass', from: 2600, to: 500 } });
  },
  deal(voice) {
    for (const start of [0, 0.06, 0.12, 0.18, 0.24, 0.3]) {
      noise(voice, { start, length: 0.05, loudness: 0.28, filter: { kind: 'lowpass', from: 3200, to: 700 } });
    }
  },
  /** Somebody has called, and the host has judged who was first. */
  call(voice) {
    noise(voice, { length: 0.06, loudness: 0.5, filter: { kind: 'bandpass', from: 1800, sharpness: 1 } });
    for (const pitch of [392, 587]) tone(voice, { wave: 'triangle', path: [pitch], length: 0.5, loudness: 0.28 });
  },
  /** The host refuses what this device wanted. */
  refusal(voice) {
    for (const [index, pitch] of [196, 147].entries()) {
      tone(voice, { wave: 'sawtooth', path: [pitch], start: index * 0.13, length: 0.16, loudness: 0.3, filter: { kind: 'lowpass', from: 900 } });
    }
  },
  /** Somebody sits down at the table. */
  joined(voice) {
    for (const [index, pitch] of [523, 784].entries()) tone(voice, { wave: 'triangle', path: [pitch], start: index * 0.09, length: 0.2, loudness: 0.25 });
  },
  /** The match is over. */
  end(voice) {
    for (const [index, pitch] of [523, 659, 784].entries()) tone(voice, { wave: 'triangle', path: [pitch], start: index * 0.14, length: 0.22, loudness: 0.28 });
    for (const pitch of [523, 659, 1047]) tone(voice, { wave: 'triangle', path: [pitch], start: 0.44, length: 0.8, loudness: 0.22 });
  },
  dice(voice) {
    for (const start of [0, 0.07, 0.12, 0.2, 0.25, 0.34, 0.4]) {
      noise(voice, { start, length: 0.04, loudness: 0.5, filter: { kind: 'bandpass', from: 1500 + 900 * (start % 0.1) * 10, sharpness: 3 } });
    }
  },
  coins(voice) {
    for (const [index, pitch] of [2093, 2637, 3136].entries()) {
      tone(voice, { wave: 'triangle', path: [pitch], start: index * 0.07, length: 0.22, loudness: 0.18 });
    }
  },
} as const satisfies Readonly<Record<string, Sound>>;
