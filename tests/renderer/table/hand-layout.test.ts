import { describe, expect, it } from 'vitest';
import { fanLayout, phoneLayout } from '@renderer/table/hand-layout';
import type { CardSpot } from '@renderer/table/hand-layout';
import { fitTable } from '@renderer/table/scale';

/** The visible strip of every card but the last of its row. */
function strips(spots: readonly CardSpot[]): number[] {
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1];
    return next === undefined || next.x <= spot.x ? [] : [Math.min(next.x - spot.x, spot.width)];
  });
}

describe('a fan', () => {
  it('stays in its room and shows at least 24 pixels of each card', () => {
    for (let count = 1; count <= 39; count++) {
      const { spots } = fanLayout(count, 815, 1);
      expect(spots).toHaveLength(count);
      for (const spot of spots) {
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.x + spot.width).toBeLessThanOrEqual(815.5);
      }
      expect(Math.min(Infinity, ...strips(spots))).toBeGreaterThanOrEqual(24);
    }
  });

  it('is symmetrical and turns by at most four degrees', () => {
    const { spots } = fanLayout(7, 815, 1);
    expect(spots[0]?.rotation).toBeCloseTo(-(spots[6]?.rotation ?? 0));
    expect(Math.max(...spots.map(({ rotation }) => Math.abs(rotation)))).toBeLessThanOrEqual(4);
  });
});

describe('a phone’s hand', () => {
  const rooms = [
    { width: 390, unit: 1, short: false },
    { width: 390, unit: 1, short: true },
    { width: 360, unit: 360 / 390, short: true },
  ];

  it('shows at least 24 pixels of each card, whichever is chosen', () => {
    for (const room of rooms) {
      for (let count = 1; count <= 18; count++) {
        for (let chosen = -1; chosen < count; chosen++) {
          const { spots } = phoneLayout(count, chosen, room);
          expect(Math.min(Infinity, ...strips(spots)), `${String(count)} cards, ${String(chosen)} chosen`).toBeGreaterThanOrEqual(24);
          for (const spot of spots) expect(spot.x + spot.width).toBeLessThanOrEqual(room.width + 0.5);
        }
      }
    }
  });

  it('has one row up to eight cards, two above, and scrolls from nineteen', () => {
    const [room] = rooms;
    if (room === undefined) throw new Error('no room');
    const rows = (count: number): number => new Set(phoneLayout(count, -1, room).spots.map(({ y }) => y)).size;
    expect([8, 9, 20].map(rows)).toEqual([1, 2, 2]);
    expect(phoneLayout(18, -1, room).width).toBeCloseTo(390);
    expect(phoneLayout(24, -1, room).width).toBeGreaterThan(390);
  });

  it('never covers the strips of the chosen card’s neighbours', () => {
    const [room] = rooms;
    if (room === undefined) throw new Error('no room');
    const { spots } = phoneLayout(7, 2, room);
    const chosen = spots[2];
    const next = spots[3];
    if (chosen === undefined || next === undefined) throw new Error('no cards');
    expect(chosen.x + chosen.width).toBeLessThanOrEqual(next.x);
    expect(chosen.height).toBeGreaterThan(next.height);
    expect(chosen.y).toBeLessThan(next.y);
  });

  it('leaves a strip of every lower card free where one in the upper row is chosen', () => {
    for (const room of rooms) {
      for (let count = 9; count <= 18; count++) {
        const perRow = Math.ceil(count / 2);
        for (let chosen = 0; chosen < perRow; chosen++) {
          const { spots } = phoneLayout(count, chosen, room);
          const front = spots[chosen];
          if (front === undefined) throw new Error('no card');
          const lower = spots.slice(perRow);
          lower.forEach((spot, index) => {
            const end = Math.min(spot.x + spot.width, lower[index + 1]?.x ?? Infinity);
            const covered = Math.max(0, Math.min(end, front.x + front.width) - Math.max(spot.x, front.x));
            expect(end - spot.x - covered, `${String(count)} cards, ${String(chosen)} chosen, lower ${String(index)}`).toBeGreaterThanOrEqual(23.9);
          });
        }
      }
    }
  });
});

describe('the form of a table', () => {
  it('follows the room', () => {
    expect(fitTable(1280, 672)).toEqual({ unit: 1, form: 'wide', short: false });
    expect(fitTable(3840, 2100).unit).toBe(1.75);
    expect(fitTable(390, 796)).toEqual({ unit: 1, form: 'phone', short: false });
    expect(fitTable(360, 616)).toMatchObject({ form: 'phone', short: true });
    expect(fitTable(768, 976).form).toBe('phone');
    expect(fitTable(1024, 720).form).toBe('wide');
  });
});
