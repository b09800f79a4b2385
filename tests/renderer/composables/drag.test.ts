import { effectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrag } from '@renderer/composables/drag';
import type { Drag } from '@renderer/composables/drag';

function boxed(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('button');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

function pointer(type: string, x: number, y: number, kind = 'mouse'): PointerEvent {
  return new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: kind, button: 0, bubbles: true, cancelable: true });
}

describe('dragging', () => {
  let scope = effectScope();
  const tapped = vi.fn();
  const dropped = vi.fn();
  const rested = vi.fn();
  let canTake = true;
  let drag: Drag<number>;
  let card: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    tapped.mockReset();
    dropped.mockReset();
    rested.mockReset();
    canTake = true;
    scope = effectScope();
    drag = scope.run(() => useDrag<number>({ canTake: () => canTake, tapped, rested, dropped })) ?? drag;
    card = boxed(100, 500, 100, 150);
    card.addEventListener('pointerdown', (event) => drag.press(event, 7));
    card.addEventListener('click', (event) => drag.click(event, 7));
    drag.addPlace('stack-0', boxed(100, 100, 180, 280));
    drag.addPlace('stack-1', boxed(400, 100, 180, 280));
  });
  afterEach(() => {
    scope.stop();
    document.body.innerHTML = '';
    vi.useRealTimers();
  });

  it('is a tap when the pointer drifts a few pixels', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    window.dispatchEvent(pointer('pointermove', 123, 522));
    window.dispatchEvent(pointer('pointerup', 123, 522));
    expect(tapped).toHaveBeenCalledExactlyOnceWith(7);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('allows a finger more drift than a mouse', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520, 'touch'));
    window.dispatchEvent(pointer('pointermove', 128, 526, 'touch'));
    window.dispatchEvent(pointer('pointerup', 128, 526, 'touch'));
    expect(tapped).toHaveBeenCalledOnce();
  });

  it('counts a press and the click that browsers send after it once', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    window.dispatchEvent(pointer('pointerup', 120, 520));
    card.click();
    expect(tapped).toHaveBeenCalledOnce();
  });

  it('takes a click without a press, as assistive technology sends it', () => {
    card.click();
    expect(tapped).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('drops on the place under the card', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    window.dispatchEvent(pointer('pointermove', 300, 400));
    expect(drag.held.value?.item).toBe(7);
    window.dispatchEvent(pointer('pointermove', 470, 200));
    expect(drag.over.value).toBe('stack-1');
    window.dispatchEvent(pointer('pointerup', 470, 200));
    expect(dropped).toHaveBeenCalledExactlyOnceWith(7, 'stack-1');
    expect(tapped).not.toHaveBeenCalled();
    expect(drag.held.value).toBeNull();
  });

  it('keeps the card where it was gripped', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    window.dispatchEvent(pointer('pointermove', 300, 400));
    expect(drag.held.value).toMatchObject({ pointer: { x: 300, y: 400 }, grip: { x: -20, y: -20 }, width: 100, height: 150 });
  });

  it('gives the card back when it is dropped beside, cancelled or let go with Escape', () => {
    for (const end of [pointer('pointerup', 900, 900), pointer('pointercancel', 300, 300)]) {
      card.dispatchEvent(pointer('pointerdown', 120, 520));
      window.dispatchEvent(pointer('pointermove', 900, 900));
      window.dispatchEvent(end);
    }
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    window.dispatchEvent(pointer('pointermove', 200, 200));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(dropped.mock.calls).toEqual([
      [7, null],
      [7, null],
      [7, null],
    ]);
  });

  it('looks closer when the press stays where it is, and that is no tap', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520, 'touch'));
    window.dispatchEvent(pointer('pointermove', 124, 522, 'touch'));
    vi.advanceTimersByTime(500);
    window.dispatchEvent(pointer('pointerup', 124, 522, 'touch'));
    card.click();
    expect(rested).toHaveBeenCalledExactlyOnceWith(7);
    expect(tapped).not.toHaveBeenCalled();
    expect(dropped).not.toHaveBeenCalled();
  });

  it('drags on after a closer look', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520, 'touch'));
    vi.advanceTimersByTime(500);
    window.dispatchEvent(pointer('pointermove', 170, 200, 'touch'));
    window.dispatchEvent(pointer('pointerup', 170, 200, 'touch'));
    expect(dropped).toHaveBeenCalledExactlyOnceWith(7, 'stack-0');
    expect(tapped).not.toHaveBeenCalled();
  });

  it('takes a slow click of a mouse as a tap', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    vi.advanceTimersByTime(900);
    window.dispatchEvent(pointer('pointerup', 120, 520));
    expect(rested).not.toHaveBeenCalled();
    expect(tapped).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('does not look closer once it moves', () => {
    card.dispatchEvent(pointer('pointerdown', 120, 520, 'touch'));
    window.dispatchEvent(pointer('pointermove', 300, 300, 'touch'));
    vi.advanceTimersByTime(1000);
    expect(rested).not.toHaveBeenCalled();
    drag.cancel();
  });

  it('does not take what may not be taken; it is still a tap', () => {
    canTake = false;
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    window.dispatchEvent(pointer('pointermove', 300, 300));
    expect(drag.held.value).toBeNull();
    window.dispatchEvent(pointer('pointerup', 300, 300));
    expect(dropped).not.toHaveBeenCalled();
  });

  it('leaves other pointers and other buttons alone', () => {
    card.dispatchEvent(new PointerEvent('pointerdown', { button: 2, pointerId: 1, bubbles: true }));
    window.dispatchEvent(pointer('pointerup', 120, 520));
    card.dispatchEvent(pointer('pointerdown', 120, 520));
    window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 2 }));
    expect(tapped).not.toHaveBeenCalled();
    drag.cancel();
  });
});
