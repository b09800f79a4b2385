import { describe, expect, it } from 'vitest';
import { fallbackPicture } from '@renderer/games/typolena/cards/fallback';
import { lena } from '@renderer/games/typolena/cards/lena';
import { fan, middleOnTop, outlined, ring } from '@renderer/games/typolena/cards/patterns';
import { both, flip, move, put, tilt } from '@renderer/games/typolena/cards/placement';
import { fitTransform, shapesOf } from '@renderer/games/typolena/cards/shapes';

const square = { width: 1000, hull: [0, 0, 1000, 0, 1000, 1000, 0, 1000], path: 'm0 0h1000v1000h-1000z' };
const outlines = { 'ewert:L': square };
const ewert = () => 'ewert' as const;

describe('placing letters', () => {
  it('[TY-30] mirrors a letter without changing which one it is', () => {
    const letter = put('L', 100, 50, 20, { rotation: 30 });
    expect(flip([letter])).toEqual([{ ...letter, x: 400, rotation: -30, mirror: true }]);
    expect(flip(flip([letter]))).toEqual([{ ...letter, mirror: false }]);
    expect(both([letter])).toHaveLength(2);
  });

  it('turns and moves groups as a whole', () => {
    const [turned] = tilt([put('E', 350, 380, 20)], 90, 250, 380);
    expect(turned?.x).toBeCloseTo(250);
    expect(turned?.y).toBeCloseTo(480);
    expect(turned?.rotation).toBe(90);
    expect(move([put('E', 1, 2, 20)], 10, 20)[0]).toMatchObject({ x: 11, y: 22 });
  });

  it('spreads a fan symmetrically', () => {
    const arc = { x: 250, y: 300, radius: 100, count: 5, height: 20, from: -80, to: 80, symmetrical: true };
    const letters = fan('N', arc);
    letters.forEach((letter, index) => {
      const partner = letters.at(-1 - index);
      expect(letter.x + (partner?.x ?? 0)).toBeCloseTo(500);
      expect(letter.y).toBeCloseTo(partner?.y ?? 0);
    });
    expect(middleOnTop(letters).at(-1)?.x).toBeCloseTo(250);
  });

  it('closes a ring without doubling its first letter', () => {
    const angles = ring('A', { x: 0, y: 0, radius: 10, count: 4, height: 5 }).map((letter) => letter.rotation);
    expect(angles).toEqual([0, 90, 180, 270]);
  });

  it('builds the face from the name: two E, an L, an A', () => {
    const face = lena({ eyes: {}, mouth: { ink: 'red' } });
    expect(face.map((letter) => letter.glyph).join('')).toBe('EELA');
  });

  it('shows the four letters of a card that has no picture', () => {
    const letters = fallbackPicture(3, ['red', 'purple']);
    expect(letters.map((letter) => letter.glyph).join('')).toBe('LENA');
    expect(letters.map((letter) => letter.ink)).toContain('purple');
  });
});

describe('drawing letters', () => {
  it('prints gap, plate and contour from below to above', () => {
    const shapes = shapesOf([put('L', 50, 50, 100, { ink: 'yellow', gap: 5 })], outlines, ewert);
    expect(shapes.map((shape) => shape.fill)).toEqual(['paper', 'yellow', 'none']);
    expect(shapes[2]?.stroke).toBe('dark');
  });

  it('prints dark inks in one pass', () => {
    expect(shapesOf([put('L', 50, 50, 100)], outlines, ewert)).toEqual([
      { path: square.path, transform: 'matrix(0.1000 0.0000 0.0000 0.1000 0.0 0.0)', fill: 'black' },
    ]);
  });

  it('draws one contour round a group', () => {
    const shapes = shapesOf(outlined([put('L', 50, 50, 100, { ink: 'pink' })]), outlines, ewert);
    expect(shapes.map((shape) => shape.fill)).toEqual(['dark', 'pink']);
  });

  it('leaves out what has no outline', () => {
    expect(shapesOf([put('N', 0, 0, 10)], outlines, ewert)).toEqual([]);
  });

  it('fits a picture into its frame without stretching it', () => {
    const box = { left: 0, top: 0, right: 100, bottom: 50 };
    expect(fitTransform(box, { left: 0, top: 0, right: 200, bottom: 200 })).toBe('translate(0.0 50.0) scale(2.0000)');
  });
});
