import { describe, expect, test } from 'vitest';
import { displayOf, findDisplay, placeTelevision } from '@electron/main/television/place';
import type { LiveDisplay } from '@electron/main/television/place';

function display(id: number, label: string, x: number, width: number, height: number): LiveDisplay {
  const bounds = { x, y: 0, width, height };
  return { id, label, bounds, workArea: { ...bounds, y: 30, height: height - 30 } };
}

const laptop = display(1, 'Laptop', 0, 1280, 800);
const set = display(2, 'TV', 1280, 1920, 1080);
const projector = display(3, 'Projector', 3200, 1024, 768);
const onLaptop = { x: 40, y: 60, width: 1000, height: 700 };

describe('the television stands', () => {
  test('full screen on the display that was chosen', () => {
    expect(placeTelevision([laptop, set, projector], { id: 3, label: 'Projector' }, onLaptop)).toMatchObject({ display: 3, fullScreen: true });
  });

  test('without a choice on the first display that has not got the player\'s window', () => {
    expect(placeTelevision([laptop, set, projector], null, onLaptop)).toMatchObject({ display: 2, fullScreen: true });
    expect(placeTelevision([laptop, set], null, { ...onLaptop, x: 1400 })).toMatchObject({ display: 1, fullScreen: true });
  });

  test('as an ordinary window, inside the work area, where the player\'s window is', () => {
    for (const chosen of [null, { id: 1, label: 'Laptop' }, { id: 2, label: 'TV' }]) {
      expect(placeTelevision([laptop], chosen, onLaptop)).toEqual({
        display: 1,
        bounds: { x: 160, y: 145, width: 960, height: 540 },
        fullScreen: false,
      });
    }
  });

  test('as an ordinary window wherever it was not meant to be', () => {
    expect(placeTelevision([laptop, projector], { id: 2, label: 'TV' }, onLaptop)).toMatchObject({ display: 3, fullScreen: false });
  });

  test('never over the player on the one display that is left, though the player\'s window is not there yet', () => {
    expect(placeTelevision([set], null, { ...onLaptop, x: -5000 })).toMatchObject({ display: 2, fullScreen: false });
    expect(placeTelevision([set], null, null)).toMatchObject({ display: 2, fullScreen: true });
  });

  test('nowhere while there is no display', () => {
    expect(placeTelevision([], { id: 2, label: 'TV' }, onLaptop)).toBeNull();
  });
});

describe('a display', () => {
  test('is known again by its id, and by its name where that names one display', () => {
    const again = { ...set, id: 77 };
    expect(findDisplay([laptop, set], { id: 2, label: 'TV' })).toBe(set);
    expect(findDisplay([laptop, again], { id: 2, label: 'TV' })).toBe(again);
    expect(findDisplay([again, { ...again, id: 78 }], { id: 2, label: 'TV' })).toBeNull();
    expect(findDisplay([{ ...again, label: '' }], { id: 2, label: '' })).toBeNull();
    expect(findDisplay([laptop], null)).toBeNull();
  });

  test('has the window of which it shows most', () => {
    expect(displayOf([laptop, set], { x: 1100, y: 0, width: 400, height: 300 })).toBe(set);
    expect(displayOf([laptop, set], { x: 900, y: 0, width: 400, height: 300 })).toBe(laptop);
    expect(displayOf([laptop, set], { x: 0, y: 5000, width: 400, height: 300 })).toBeNull();
    expect(displayOf([laptop, set], null)).toBeNull();
  });
});
