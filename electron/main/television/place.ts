import { overlap } from '../rectangle';
import type { Rectangle } from '../rectangle';

/** As much of Electron's Display as matters. */
export interface LiveDisplay {
  readonly id: number;
  readonly label: string;
  readonly bounds: Rectangle;
  readonly workArea: Rectangle;
}

/** By what a display is known again: ids may change when it is plugged in anew, names need not be there. */
export interface DisplayMark {
  readonly id: number;
  readonly label: string;
}

/** Where the television's window has to be. */
export interface Place {
  readonly display: number;
  /** What it covers when it is not full screen. */
  readonly bounds: Rectangle;
  readonly fullScreen: boolean;
}

const WIDTH = 1280;
/** How much of a display a window takes at most. */
const SHARE = 0.75;
const SHAPE = 16 / 9;

/** The display that was remembered, if it is there. */
export function findDisplay(displays: readonly LiveDisplay[], mark: DisplayMark | null): LiveDisplay | null {
  if (mark === null) return null;
  const byId = displays.find(({ id }) => id === mark.id);
  const byLabel = mark.label === '' ? [] : displays.filter(({ label }) => label === mark.label);
  return byId ?? (byLabel.length === 1 ? (byLabel[0] ?? null) : null);
}

/** The display that shows most of a window. */
export function displayOf(displays: readonly LiveDisplay[], window: Rectangle | null): LiveDisplay | null {
  if (window === null) return null;
  const [best] = displays
    .map((display) => ({ display, shared: overlap(display.bounds, window) }))
    .filter(({ shared }) => shared > 0)
    .sort((first, second) => second.shared - first.shared);
  return best?.display ?? null;
}

/** A window in the middle, in the shape of a television. */
function windowOn({ workArea }: LiveDisplay): Rectangle {
  const width = Math.round(Math.min(WIDTH, workArea.width * SHARE, workArea.height * SHARE * SHAPE));
  const height = Math.round(width / SHAPE);
  return {
    x: workArea.x + Math.round((workArea.width - width) / 2),
    y: workArea.y + Math.round((workArea.height - height) / 2),
    width,
    height,
  };
}

/**
 * Where the television is shown: full screen on the chosen display; without a choice on the first one that has not got the
 * player's window. While the chosen one is unplugged, and wherever it would cover the player, it is a window like others.
 * Null only while there is no display at all.
 */
export function placeTelevision(
  displays: readonly LiveDisplay[],
  chosen: DisplayMark | null,
  player: Rectangle | null,
): Place | null {
  // Where there is one display only, the player's window is there, or is on its way.
  const playing = displayOf(displays, player) ?? (player !== null && displays.length === 1 ? displays[0] : null);
  const wanted = findDisplay(displays, chosen);
  const other = displays.find((display) => display !== playing);
  const display = wanted ?? other ?? displays[0];
  if (display === undefined) return null;
  const isMeant = chosen === null || wanted !== null;
  return { display: display.id, bounds: windowOn(display), fullScreen: isMeant && display !== playing };
}
