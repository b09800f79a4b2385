import type { Colour, Letter, Typeface } from '@shared/games/typolena/cards';

/** Black and paper change places in the dark theme; `dark` does not, and keeps light inks apart from their ground. */
export type Ink = Colour | 'black' | 'paper' | 'dark';

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

/** Scales a group uniformly about a point and moves it. */
export function resize(placements: Placements, factor: number, x = 250, y = 380, dx = 0, dy = 0): Placement[] {
  return placements.map((placement) => ({
    ...placement,
    x: x + (placement.x - x) * factor + dx,
    y: y + (placement.y - y) * factor + dy,
    height: placement.height * factor,
    ...(placement.gap === undefined ? {} : { gap: placement.gap * factor }),
    ...(placement.stroke === undefined ? {} : { stroke: placement.stroke * factor }),
  }));
}

export function move(placements: Placements, dx: number, dy: number): Placement[] {
  return placements.map((placement) => ({ ...placement, x: placement.x + dx, y: placement.y + dy }));
}

/** The same manner for a whole group. */
export function dress(placements: Placements, manner: Manner): Placement[] {
  return placements.map((placement) => ({ ...placement, ...manner }));
}

interface Arc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly count: number;
  readonly height: number;
  /** Degrees clockwise from the top. */
  readonly from: number;
  readonly to: number;
  /** Turn of each letter against the spoke that it stands on: 0 has its feet towards the centre. */
  readonly turn?: number;
  /** Mirrors the letters beyond the middle, so that the fan is symmetrical. */
  readonly symmetrical?: boolean;
}

/** One letter repeated along an arc: hair, skirts, feathers, leaves. */
export function fan(glyph: Letter, arc: Arc, manner: Manner = {}): Placement[] {
  const { count, from, to } = arc;
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const angle = from + step * index;
    const spoke = (angle * Math.PI) / 180;
    const beyond = arc.symmetrical === true && index > (count - 1) / 2;
    return {
      glyph,
      x: arc.x + arc.radius * Math.sin(spoke),
      y: arc.y - arc.radius * Math.cos(spoke),
      height: arc.height,
      ...manner,
      rotation: angle + (beyond ? -1 : 1) * (arc.turn ?? 0),
      mirror: beyond ? manner.mirror !== true : manner.mirror === true,
    };
  });
}

type Ring = Omit<Arc, 'from' | 'to' | 'symmetrical'> & { readonly start?: number };

/** A closed fan: rosettes, wheels, blossoms. */
export function ring(glyph: Letter, circle: Ring, manner: Manner = {}): Placement[] {
  const { start = 0, ...arc } = circle;
  return fan(glyph, { ...arc, from: start, to: start + 360 - 360 / circle.count }, manner);
}

/** Prints a fan from its ends towards the middle, so that the middle lies on top. */
export function middleOnTop(placements: Placements): Placement[] {
  const middle = (placements.length - 1) / 2;
  return placements
    .map((placement, index) => ({ placement, distance: Math.abs(index - middle) }))
    .sort((a, b) => b.distance - a.distance)
    .map(({ placement }) => placement);
}

/** One contour round the whole group instead of one round each letter: the letters grow together to a single body. */
export function outlined(placements: Placements, width = 9, ink: Ink = 'dark'): Placement[] {
  const under = placements.map((placement) => ({
    ...placement,
    ink,
    contour: false,
    gap: 0,
    stroke: (placement.stroke ?? 0) + 2 * width,
  }));
  return [...under, ...placements.map((placement) => ({ ...placement, contour: false }))];
}

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
