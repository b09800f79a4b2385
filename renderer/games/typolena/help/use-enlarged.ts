import { onBeforeUnmount, onMounted, ref, watch } from 'vue';
import type { Ref } from 'vue';
import { isCardId } from '@shared/games/typolena/cards';
import type { CardId } from '@shared/games/typolena/cards';

const HOVER_DELAY = 700;
const PRESS_DELAY = 450;
/** A finger is never quite still; beyond this it drags. */
const STILL = 10;
/** The key that shows the focused card. L, E, N and A are taken. */
const KEY = 'v';

export interface Enlarged {
  readonly card: CardId;
  /** Where the small card is, so that the large one stands beside the finger. */
  readonly source: DOMRect;
  /** A finger holds it up; mouse and keyboard leave the middle of the table free. */
  readonly held: boolean;
}

interface Found {
  readonly element: Element;
  readonly card: CardId;
}

function cardAt(target: EventTarget | null): Found | null {
  const element = target instanceof Element ? target.closest('[data-card]') : null;
  const text = element?.getAttribute('data-card') ?? '';
  const card = Number(text);
  return element === null || text === '' || !isCardId(card) ? null : { element, card };
}

/**
 * Enlarges whatever carries `data-card`: after a while under the mouse, as long as a finger rests on it, or by the
 * key V while it has the focus. It only looks on, so dragging, tapping and keys of the table stay as they are. A change
 * of `until` puts the card back.
 */
export function useEnlarged(until: () => unknown): Readonly<Ref<Enlarged | null>> {
  const enlarged = ref<Enlarged | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let mouse: { readonly x: number; readonly y: number } | null = null;
  let press: { readonly x: number; readonly y: number } | null = null;
  /** The finger that looked at a card has not chosen it. */
  let swallowsClick = false;

  function show({ element, card }: Found, held: boolean): void {
    enlarged.value = { card, source: element.getBoundingClientRect(), held };
  }

  function hide(): void {
    clearTimeout(timer);
    enlarged.value = null;
  }

  function onOver(event: PointerEvent): void {
    const found = cardAt(event.target);
    if (event.pointerType !== 'mouse') return;
    // A card that came to lie under a mouse at rest was not asked for.
    const isStill = mouse?.x === event.clientX && mouse.y === event.clientY;
    mouse = { x: event.clientX, y: event.clientY };
    if (found?.element === over) return;
    hide();
    over = found?.element ?? null;
    if (found !== null && event.buttons === 0 && !isStill) timer = setTimeout(() => show(found, false), HOVER_DELAY);
  }

  function onDown(event: PointerEvent): void {
    hide();
    swallowsClick = false;
    const found = cardAt(event.target);
    if (event.pointerType === 'mouse' || found === null) return;
    press = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      swallowsClick = true;
      show(found, true);
    }, PRESS_DELAY);
  }

  function onMove(event: PointerEvent): void {
    if (event.pointerType === 'mouse') mouse = { x: event.clientX, y: event.clientY };
    if (press === null || Math.hypot(event.clientX - press.x, event.clientY - press.y) <= STILL) return;
    press = null;
    swallowsClick = false;
    hide();
  }

  function onUp(event: PointerEvent): void {
    press = null;
    if (event.pointerType !== 'mouse') hide();
  }

  function onClick(event: MouseEvent): void {
    if (!swallowsClick) return;
    swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function onMenu(event: Event): void {
    // Phones open a menu after a long press; here the press already has a meaning.
    if (press !== null && cardAt(event.target) !== null) event.preventDefault();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const shown = enlarged.value;
    if (event.key === 'Escape' && shown !== null) hide();
    if (event.key.toLowerCase() !== KEY) return;
    const found = cardAt(document.activeElement);
    hide();
    if (found !== null && shown?.card !== found.card) show(found, false);
  }

  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['pointerover', onOver],
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
    ['click', onClick],
    ['contextmenu', onMenu],
    ['keydown', onKey],
    ['focusout', hide],
  ];

  watch(until, hide);
  // Captured, since tables stop some of these events.
  onMounted(() => {
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener, true);
  });
  onBeforeUnmount(() => {
    hide();
    for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener, true);
  });

  return enlarged;
}
