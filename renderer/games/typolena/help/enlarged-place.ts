export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const RATIO = 590 / 910;
const AWAY = 14;
const EDGE = 8;

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(value, maximum));
}

/** From this width on a table has a column at the right that may be covered. */
const WIDE = 900;
/** Below the bar. */
const TOP = 56;

function sizeIn(window: Size): Size {
  const height = Math.min(window.height * 0.62, (window.width - 2 * EDGE) / RATIO, 640);
  return { width: height * RATIO, height };
}

/** At the right edge of a wide window, so that the card can be compared with those on the table; else beside the small one. */
export function asidePlace(source: Area, window: Size): Place {
  if (window.width < WIDE) return enlargedPlace(source, window);
  const { width, height } = sizeIn(window);
  return { left: window.width - width - 2 * EDGE, top: Math.min(TOP, window.height - height - EDGE), width, height };
}

/** Above the small card, where no finger is; beside it where there is no room above. */
export function enlargedPlace(source: Area, window: Size): Place {
  const { width, height } = sizeIn(window);
  const middle = (source.left + source.right - width) / 2;
  const above = source.top - AWAY - height;
  if (above >= EDGE) return { left: clamp(middle, EDGE, window.width - width - EDGE), top: above, width, height };
  const top = clamp((source.top + source.bottom - height) / 2, EDGE, window.height - height - EDGE);
  const right = source.right + AWAY;
  const left = right + width + EDGE <= window.width ? right : source.left - AWAY - width;
  return { left: clamp(left, EDGE, window.width - width - EDGE), top, width, height };
}
