import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TelevisionWindow } from '@shared/protocol/television-window';
import { laptop, set, TelevisionTable } from './fake-displays';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(displays = [laptop, set]): TelevisionTable {
  const table = new TelevisionTable(displays);
  table.television.allow();
  table.television.open(null);
  return table;
}

describe('reliability 24: the television unplugged', () => {
  test.each([
    ['a system that tells when full screen is left', 100],
    ['a slow one', 450],
    ['one that never tells', null],
  ])('the window is back on a live display within two seconds, with %s', (_name, leaving) => {
    const table = opened();
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
    table.window.leaving = leaving;
    table.screen.become('display-removed', [laptop]);
    vi.advanceTimersByTime(2000);
    // An ordinary window: the only display is the player's.
    expect(table.shown).toEqual({ display: 'Laptop', fullScreen: false });
    expect(table.windows).toHaveLength(1);
    expect(table.television.state.shownOn).toBe(laptop.id);
  });

  test('and when the display comes back, so does the television', () => {
    const table = opened();
    table.screen.become('display-removed', [laptop]);
    vi.advanceTimersByTime(2000);
    table.screen.become('display-added', [laptop, { ...set, id: 99 }]);
    vi.advanceTimersByTime(2000);
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
  });

  test('within two seconds also where the window manager moves it once more', () => {
    const table = opened();
    table.screen.become('display-removed', [laptop]);
    vi.advanceTimersByTime(600);
    table.window.bounds = { ...table.window.bounds, x: 5000 };
    vi.advanceTimersByTime(1400);
    expect(table.shown).toEqual({ display: 'Laptop', fullScreen: false });
  });

  test('within two seconds also where the system keeps it full screen over the player', () => {
    const table = opened();
    table.screen.become('display-removed', [laptop]);
    vi.advanceTimersByTime(600);
    table.window.setFullScreen(true);
    vi.advanceTimersByTime(1400);
    expect(table.shown).toEqual({ display: 'Laptop', fullScreen: false });
  });

  test('several changes in a row end where the last one leads', () => {
    const table = opened();
    for (let times = 0; times < 3; times += 1) {
      table.screen.become('display-removed', [laptop]);
      vi.advanceTimersByTime(40);
      table.screen.become('display-added', [laptop, set]);
      vi.advanceTimersByTime(40);
    }
    vi.advanceTimersByTime(2000);
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
  });

  test('a display that moves takes it along', () => {
    const table = opened();
    const below = { ...set, bounds: { ...set.bounds, x: -1920 }, workArea: { ...set.workArea, x: -1920 } };
    table.screen.become('display-metrics-changed', [laptop, below]);
    vi.advanceTimersByTime(2000);
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
  });

  test('other changes leave it alone', () => {
    const table = opened();
    vi.advanceTimersByTime(2000);
    const { bounds } = table.window;
    table.window.setFullScreen(false);
    vi.advanceTimersByTime(2000);
    table.screen.become('display-metrics-changed', [{ ...laptop, workArea: { ...laptop.workArea, height: 700 } }, set]);
    vi.advanceTimersByTime(2000);
    expect(table.window).toMatchObject({ bounds });
    expect(table.window.isFullScreen()).toBe(false);
  });
});

describe('opening', () => {
  test('waits for a table of the own', () => {
    const table = new TelevisionTable([laptop, set]);
    table.television.open(null);
    expect(table.windows).toEqual([]);
    expect(table.television.state.isAvailable).toBe(false);
  });

  test('takes the display that was named, and remembers it', () => {
    const table = new TelevisionTable([laptop, set, { ...set, id: 3, label: 'Projector', bounds: { ...set.bounds, x: 3200 }, workArea: { ...set.workArea, x: 3200 } }]);
    table.television.allow();
    table.television.open(3);
    expect(table.shown).toEqual({ display: 'Projector', fullScreen: true });
    expect(table.stored).toEqual({ open: true, display: { id: 3, label: 'Projector' } });
    table.television.open(2);
    vi.advanceTimersByTime(2000);
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
    expect(table.windows).toHaveLength(1);
  });

  test('takes another one where that of the last time is gone, and remembers that', () => {
    const table = new TelevisionTable([laptop, set], { open: false, display: { id: 8, label: 'Old TV' } });
    table.television.allow();
    table.television.open(null);
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
    expect(table.stored.display).toEqual({ id: 2, label: 'TV' });
  });

  test('on the player\'s display moves over to a television that is plugged in later', () => {
    const table = opened([laptop]);
    expect(table.shown).toEqual({ display: 'Laptop', fullScreen: false });
    table.screen.become('display-added', [laptop, set]);
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
  });

  test('a display on which a person makes it full screen is the chosen one', () => {
    const table = opened();
    vi.advanceTimersByTime(2000);
    table.window.setFullScreen(false);
    vi.advanceTimersByTime(2000);
    table.window.setBounds({ x: 10, y: 10, width: 800, height: 450 });
    table.window.setFullScreen(true);
    expect(table.stored.display).toEqual({ id: 1, label: 'Laptop' });
    table.screen.become('display-removed', [laptop]);
    vi.advanceTimersByTime(2000);
    expect(table.shown).toEqual({ display: 'Laptop', fullScreen: true });
  });
});

describe('closing', () => {
  test('lets the displays sleep again, and the next evening begins without it', () => {
    const table = opened();
    expect(table.awake).toBe(1);
    table.television.close();
    expect(table.awake).toBe(0);
    expect(table.stored).toMatchObject({ open: false, display: { id: 2 } });
    table.screen.become('display-removed', [laptop]);
    vi.advanceTimersByTime(2000);
    expect(table.windows).toHaveLength(1);
  });

  test('with the app keeps it for the next evening', () => {
    const table = opened();
    table.television.end();
    expect(table.awake).toBe(0);
    expect(table.stored).toMatchObject({ open: true, display: { id: 2 } });
  });

  test('while it is being moved is no trouble', () => {
    const table = opened();
    table.screen.become('display-removed', [laptop]);
    table.television.close();
    expect(() => vi.advanceTimersByTime(3000)).not.toThrow();
  });
});

describe('the next evening', () => {
  const stored = { open: true, display: { id: 2, label: 'TV' } };

  test('opens it again with the own table, not before', () => {
    const table = new TelevisionTable([laptop, set], stored);
    expect(table.windows).toEqual([]);
    table.television.allow();
    expect(table.shown).toEqual({ display: 'TV', fullScreen: true });
    table.television.close();
    table.television.allow();
    expect(table.windows).toHaveLength(1);
  });

  test.each([
    ['its display is gone', [laptop], { x: 100, y: 100, width: 900, height: 600 }],
    ['the player\'s window is on its display', [laptop, set], { x: 1400, y: 100, width: 900, height: 600 }],
  ])('does not open it by itself when %s', (_name, displays, player) => {
    const table = new TelevisionTable(displays, stored);
    table.player = player;
    table.television.allow();
    expect(table.windows).toEqual([]);
    expect(table.television.state.isAvailable).toBe(true);
  });
});

test('whoever watches is told everything that changes', () => {
  const table = new TelevisionTable([laptop]);
  const told: TelevisionWindow[] = [];
  const end = table.television.watch((state) => told.push(state));
  table.television.allow();
  table.television.open(null);
  table.screen.become('display-added', [laptop, set]);
  table.television.close();
  end();
  table.television.open(null);
  expect(told.map(({ isAvailable, shownOn, displays }) => [isAvailable, shownOn, displays.length])).toEqual([
    [false, null, 1],
    [true, null, 1],
    [true, 1, 1],
    [true, 2, 2],
    [true, null, 2],
  ]);
  expect(told[0]?.displays).toEqual([{ id: 1, label: 'Laptop', width: 1280, height: 800, isPlayers: true }]);
});
