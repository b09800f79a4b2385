import * as v from 'valibot';
import { overlap } from './rectangle';
import type { Rectangle } from './rectangle';
import { loadStored, saveStored } from './stored-file';

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const extent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const windowStateSchema = v.strictObject({
  bounds: v.nullable(v.strictObject({ x: coordinate, y: coordinate, width: extent, height: extent })),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
});

export type WindowState = v.InferOutput<typeof windowStateSchema>;

export const MINIMUM_SIZE = { width: 800, height: 560 } as const;
const DEFAULT_SIZE = { width: 1280, height: 800 } as const;
export const DEFAULT_STATE: WindowState = { bounds: null, maximized: false, fullScreen: false };

/** Reads the state of the last time; a damaged file gives the usual one. */
export function loadWindowState(path: string): WindowState {
  return loadStored(path, windowStateSchema, DEFAULT_STATE);
}

/** Writes the state, if that can be done. */
export function saveWindowState(path: string, state: WindowState): void {
  saveStored(path, state);
}

/** Where the window opens: as it was, but not on a display that is gone, and not larger than the one that is there. */
export function placeWindow(state: WindowState, workAreas: readonly Rectangle[]): Partial<Rectangle> {
  const { bounds } = state;
  if (bounds === null) return DEFAULT_SIZE;
  const best = workAreas
    .map((area) => ({ area, shared: overlap(area, bounds) }))
    .sort((first, second) => second.shared - first.shared)[0];
  if (best === undefined || best.shared === 0) return { width: bounds.width, height: bounds.height };
  const { area } = best;
  const width = Math.min(Math.max(bounds.width, MINIMUM_SIZE.width), area.width);
  const height = Math.min(Math.max(bounds.height, MINIMUM_SIZE.height), area.height);
  return {
    x: Math.min(Math.max(bounds.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(bounds.y, area.y), area.y + area.height - height),
    width,
    height,
  };
}
