// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient module cannot be imported, and whoever compiles this file needs it
/// <reference path="./virtual-outlines.d.ts" />
import type { Typeface } from '@shared/games/typolena/cards';

/** One character's outline: 1000 units high, y downwards, made by the build from the font packages. */
export interface Outline {
  readonly width: number;
  /** Convex hull as x, y, x, y …. */
  readonly hull: readonly number[];
  readonly path: string;
}

/** Keyed by typeface and character, as in `ewert:N`. */
export type Outlines = Readonly<Record<string, Outline>>;

export function outlineKey(typeface: Typeface, character: string): string {
  return `${typeface}:${character}`;
}
