import type { Sound as Animal } from '@shared/games/typolena-doppelpack/animals';
import type { Sound } from './voice';
import { noise, tone } from './voice';

/** Each animal by its pitch, its glide and the shape of its mouth. */
export const ANIMALS: Readonly<Record<Animal, Sound>> = {
  bird(voice) {
    for (const start of [0, 0.13, 0.22, 0.42]) tone(voice, { wave: 'sine', path: [2300, 3600, 2900], start, length: 0.09, loudness: 0.4 });
  },
  bee(voice) {
    tone(voice, { wave: 'sawtooth', path: [170, 215, 180, 205], length: 0.9, loudness: 0.32, tremble: 24, filter: { kind: 'lowpass', from: 700, to: 1300 } });
  },
  goose(voice) {
    for (const start of [0, 0.3]) {
      tone(voice, { wave: 'sawtooth', path: [300, 390, 290], start, length: 0.24, loudness: 0.7, filter: { kind: 'bandpass', from: 850, to: 1150, sharpness: 4 } });
    }
  },
  dog(voice) {
    for (const start of [0, 0.26]) {
      tone(voice, { wave: 'sawtooth', path: [190, 260, 110], start, length: 0.15, loudness: 0.8, filter: { kind: 'lowpass', from: 1400, to: 500 } });
      noise(voice, { start, length: 0.07, loudness: 0.3, filter: { kind: 'bandpass', from: 900 } });
    }
  },
  cat(voice) {
    tone(voice, { wave: 'sawtooth', path: [430, 720, 690, 410], length: 0.75, loudness: 0.55, filter: { kind: 'bandpass', from: 700, to: 1700, sharpness: 3 } });
  },
  // Tortoises hiss when they draw in their heads.
  turtle(voice) {
    noise(voice, { length: 0.5, loudness: 0.35, filter: { kind: 'bandpass', from: 1800, to: 5200, sharpness: 2 } });
    noise(voice, { start: 0.55, length: 0.7, loudness: 0.22, filter: { kind: 'bandpass', from: 4200, to: 1500, sharpness: 2 } });
  },
  frog(voice) {
    tone(voice, { wave: 'square', path: [150, 175], length: 0.16, loudness: 0.45, tremble: 48, filter: { kind: 'bandpass', from: 650, sharpness: 3 } });
    tone(voice, { wave: 'square', path: [190, 260], start: 0.2, length: 0.22, loudness: 0.55, tremble: 52, filter: { kind: 'bandpass', from: 1000, sharpness: 3 } });
  },
};
