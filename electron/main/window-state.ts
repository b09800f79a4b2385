import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const extent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const windowStateSchema = v.strictObject({
  bounds: v.nullable(v.strictObject({ x: coordinate, y: coordinate, width: extent, height: extent })),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
});

export type WindowState = v.InferOutput<typeof windowStateSchema>;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MINIMUM_SIZE = { width: 800, height: 560 } as const;
const DEFAULT_SIZE = { width: 1280, height: 800 } as const;
export const DEFAULT_STATE: WindowState = { bounds: null, maximized: false, fullScreen: false };

/** Reads the state. A damaged file is put aside, so that it can be looked at, and never keeps the app from starting. */
export function loadWindowState(path: string): WindowState {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return DEFAULT_STATE;
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), windowStateSchema), text);
  if (parsed.success) return parsed.output;
  try {
    renameSync(path, `${path}.damaged`);
  } catch {
    // It stays where it is and is overwritten with the next state.
  }
  return DEFAULT_STATE;
}

/** Writes the state. That a window opens where it was is not worth a message when the disk is full. */
export function saveWindowState(path: string, state: WindowState): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(state));
    renameSync(`${path}.new`, path);
  } catch {
    // See above.
  }
}

function overlap(first: Rectangle, second: Rectangle): number {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return Math.max(0, width) * Math.max(0, height);
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
