import { put } from './placement';
import type { Ink, Placement } from './placement';

/** The four letters by themselves, lively but legible: what a card shows until it has a picture. */
export function fallbackPicture(id: number, inks: readonly Ink[]): Placement[] {
  const ink = (index: number): Ink => inks[index % Math.max(1, inks.length)] ?? 'black';
  const lean = id % 2 === 0 ? 1 : -1;
  return [
    put('L', 125, 190, 300, { rotation: -6 * lean }),
    put('E', 375, 170, 250, { rotation: 5 * lean, ink: ink(0) }),
    put('N', 145, 540, 230, { rotation: 4 * lean, ink: inks.length > 1 ? ink(1) : 'black' }),
    put('A', 375, 530, 300, { rotation: -3 * lean }),
  ];
}
