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
