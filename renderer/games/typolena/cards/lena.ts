import { both, put } from './placement';
import type { Manner, Placement } from './placement';

interface LenaFace {
  /** Middle between the eyes; all lengths below are for a face 500 wide and scale with `scale`. */
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly eyes: Manner & { readonly height?: number; readonly distance?: number };
  readonly nose?: Manner & { readonly height?: number; readonly drop?: number };
  readonly mouth: Manner & { readonly height?: number; readonly drop?: number; readonly shift?: number };
}

/**
 * Lena's face is her name: two E for the eyes, L the nose, A the mouth, always in the same places.
 * That is what makes her the same person on fifteen cards, whatever the typefaces and the mood.
 */
export function lena({ x = 250, y = 380, scale = 1, eyes, nose = {}, mouth }: LenaFace): Placement[] {
  const { height: eyeHeight = 110, distance = 88, ...eye } = eyes;
  const { height: noseHeight = 95, drop: noseDrop = 90, ...noseManner } = nose;
  const { height: mouthHeight = 100, drop: mouthDrop = 210, shift = 0, ...mouthManner } = mouth;
  const left = put('E', x - distance * scale, y, eyeHeight * scale, eye);
  return [
    ...both([left], x),
    put('L', x, y + noseDrop * scale, noseHeight * scale, noseManner),
    put('A', x + shift * scale, y + mouthDrop * scale, mouthHeight * scale, mouthManner),
  ];
}
