import { onScopeDispose, ref, shallowRef } from 'vue';
import type { Ref, ShallowRef } from 'vue';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A thing under the pointer: where it was taken and where it is now, in the window's pixels. */
export interface Held<Item> {
  readonly item: Item;
  readonly pointer: Point;
  /** From the pointer to the top left corner of the thing. */
  readonly grip: Point;
  readonly width: number;
  readonly height: number;
}

export interface DragHandlers<Item> {
  canTake(item: Item): boolean;
  /** Called for mouse, touch, pen, keyboard and screen reader alike; few pixels of drift are still a tap. */
  tapped(item: Item): void;
  /** A finger that stays where it is: a closer look. It may still move on and drag. */
  rested(item: Item): void;
  dropped(item: Item, place: string | null): void;
}

export interface Drag<Item> {
  readonly held: ShallowRef<Held<Item> | null>;
  /** The place that a release would hit. */
  readonly over: Ref<string | null>;
  press(event: PointerEvent, item: Item): void;
  /** Browsers report a click after each press, and assistive technology only the click. */
  click(event: MouseEvent, item: Item): void;
  addPlace(place: string, element: HTMLElement): void;
  removePlace(place: string, element: HTMLElement): void;
  cancel(): void;
}

/** How far a press may wander and still be a tap. Fingers roll, mice hardly move. */
const DRIFT: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 11 };
/** A place is hit this far outside its edge too. */
const MARGIN = 24;
const REST_MILLISECONDS = 480;

function distance(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}

function contains(box: DOMRect, point: Point): boolean {
  return (
    point.x >= box.left - MARGIN && point.x <= box.right + MARGIN && point.y >= box.top - MARGIN && point.y <= box.bottom + MARGIN
  );
}

interface Press<Item> {
  readonly item: Item;
  readonly pointerId: number;
  readonly start: Point;
  readonly box: DOMRect;
  readonly drift: number;
}

/** Dragging by pointer events, with taps as the equal alternative. */
export function useDrag<Item>(handlers: DragHandlers<Item>): Drag<Item> {
  const held = shallowRef<Held<Item> | null>(null);
  const over = ref<string | null>(null);
  const places = new Map<string, HTMLElement>();
  let press: Press<Item> | null = null;
  let clickHandled = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let hasRested = false;

  function placeAt(pointer: Point, centre: Point): string | null {
    let best: string | null = null;
    let nearest = Infinity;
    for (const [place, element] of places) {
      const box = element.getBoundingClientRect();
      if (!contains(box, pointer) && !contains(box, centre)) continue;
      const gap = distance(centre, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
      if (gap < nearest) [best, nearest] = [place, gap];
    }
    return best;
  }

  function follow(current: Press<Item>, pointer: Point): void {
    const { box, start } = current;
    const grip = { x: box.left - start.x, y: box.top - start.y };
    held.value = { item: current.item, pointer, grip, width: box.width, height: box.height };
    const centre = { x: pointer.x + grip.x + box.width / 2, y: pointer.y + grip.y + box.height / 2 };
    over.value = placeAt(pointer, centre);
  }

  function onMove(event: PointerEvent): void {
    if (press?.pointerId !== event.pointerId) return;
    const pointer = { x: event.clientX, y: event.clientY };
    if (held.value === null) {
      if (distance(pointer, press.start) <= press.drift || !handlers.canTake(press.item)) return;
      hasRested = false;
    }
    clearTimeout(resting);
    event.preventDefault();
    follow(press, pointer);
  }

  function onUp(event: PointerEvent): void {
    if (press?.pointerId !== event.pointerId) return;
    const { item } = press;
    const wasHeld = held.value !== null;
    const wasLook = hasRested;
    const place = over.value;
    clickHandled = true;
    // A click follows at once or never; a later one comes from somewhere else.
    setTimeout(() => (clickHandled = false), 50);
    finish();
    if (wasLook) return;
    if (wasHeld) handlers.dropped(item, place);
    else handlers.tapped(item);
  }

  function onCancel(event: PointerEvent): void {
    if (press?.pointerId === event.pointerId) cancel();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && held.value !== null) {
      event.stopPropagation();
      cancel();
    }
  }

  function finish(): void {
    press = null;
    hasRested = false;
    clearTimeout(resting);
    held.value = null;
    over.value = null;
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey, true);
  }

  function cancel(): void {
    const taken = held.value;
    finish();
    if (taken !== null) handlers.dropped(taken.item, null);
  }

  onScopeDispose(finish);

  return {
    held,
    over,
    press(event, item) {
      if (event.button !== 0 || press !== null || !(event.currentTarget instanceof HTMLElement)) return;
      const box = event.currentTarget.getBoundingClientRect();
      const drift = DRIFT[event.pointerType] ?? 5;
      press = { item, pointerId: event.pointerId, start: { x: event.clientX, y: event.clientY }, box, drift };
      // A mouse that rests need not press.
      if (event.pointerType !== 'mouse') {
        resting = setTimeout(() => {
          hasRested = true;
          handlers.rested(item);
        }, REST_MILLISECONDS);
      }
      window.addEventListener('pointermove', onMove, { passive: false });
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', onCancel);
      window.addEventListener('keydown', onKey, true);
    },
    click(_event, item) {
      if (clickHandled) clickHandled = false;
      else handlers.tapped(item);
    },
    addPlace(place, element) {
      places.set(place, element);
    },
    removePlace(place, element) {
      if (places.get(place) === element) places.delete(place);
    },
    cancel,
  };
}
