import type { Colour, Letter, Typeface } from '@shared/games/typolena/cards';

/** Black and paper change places in the dark theme; `dark` and `light` do not: contours of light inks, whites of eyes. */
export type Ink = Colour | 'black' | 'paper' | 'dark' | 'light';

/** How a letter looks where it stands. Lengths are picture units; angles are degrees clockwise, applied after the mirror. */
export interface Manner {
  readonly rotation?: number;
  readonly mirror?: boolean;
  readonly ink?: Ink;
  /** A margin of this width round the letter, which parts it from what lies below. */
  readonly gap?: number;
  readonly gapInk?: Ink;
  /** Added weight, for hairlines and dots. */
  readonly stroke?: number;
  /** Light inks get a dark contour on paper, slightly out of register. Switch it off on a dark ground. */
  readonly contour?: boolean;
}

/** One letter of a picture: the centre of its box and the height of the box before turning. Scaling is always uniform. */
export interface Placement extends Manner {
  readonly glyph: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Only for the Fehlerteufel, whose signs come from several cases; letters take the card's typeface. */
  readonly typeface?: Typeface;
}

/** Placements in the order of printing: later ones lie on top. */
export type Placements = readonly Placement[];

export function put(glyph: Letter, x: number, y: number, height: number, manner: Manner = {}): Placement {
  return { glyph, x, y, height, ...manner };
}

/** A sign for the Fehlerteufel. */
export function sign(
  typeface: Typeface,
  glyph: string,
  x: number,
  y: number,
  height: number,
  manner: Manner = {},
): Placement {
  return { glyph, typeface, x, y, height, ...manner };
}

export function flip(placements: Placements, axis = 250): Placement[] {
  return placements.map((placement) => ({
    ...placement,
    x: 2 * axis - placement.x,
    rotation: -(placement.rotation ?? 0),
    mirror: placement.mirror !== true,
  }));
}

/** The placements and their mirror image; pairs stay together in the printing order. */
export function both(placements: Placements, axis = 250): Placement[] {
  return placements.flatMap((placement) => [placement, ...flip([placement], axis)]);
}

/** Turns a group round a point. */
export function tilt(placements: Placements, degrees: number, x = 250, y = 380): Placement[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return placements.map((placement) => {
    const [dx, dy] = [placement.x - x, placement.y - y];
    return {
      ...placement,
      x: x + dx * cos - dy * sin,
      y: y + dx * sin + dy * cos,
      rotation: (placement.rotation ?? 0) + degrees,
    };
  });
}

export function move(placements: Placements, dx: number, dy: number): Placement[] {
  return placements.map((placement) => ({ ...placement, x: placement.x + dx, y: placement.y + dy }));
}
