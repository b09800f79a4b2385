import type { Letter } from '@shared/games/typolena/cards';
import type { Ink, Manner, Placement, Placements } from './placement';

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
