import { describe, expect, it } from 'vitest';
import { CARD, CARDS, LETTERS, MOTIFS, cardOf } from '@shared/games/typolena/cards';
import type { Card, CardId, Letter } from '@shared/games/typolena/cards';
import { readOutlines } from '@build/art/outlines';
import { drawFace, pictureOf } from '@renderer/games/typolena/cards/face';
import { frameOf } from '@renderer/games/typolena/cards/layout';
import { outlineKey } from '@renderer/games/typolena/cards/outlines';
import { MOTIF_PICTURES, SPECIAL_PICTURES } from '@renderer/games/typolena/cards/pictures';
import { boundsOf, isContoured } from '@renderer/games/typolena/cards/shapes';
import type { Bounds } from '@renderer/games/typolena/cards/shapes';

const outlines = readOutlines();
const neutral = new Set(['black', 'paper', 'dark', 'light']);
const names = [...new Set(CARDS.map((card) => card.name))];
const byName = (name: string) => CARDS.find((card) => card.name === name);
const lettered = names.map(byName).filter((card): card is Card => card !== undefined && card.kind !== 'devil');

function keysIn(id: CardId): Set<string> {
  const card = cardOf(id);
  if (card === undefined) return new Set();
  const { placements, typefaceOf } = pictureOf(card);
  return new Set(placements.map((placement) => outlineKey(typefaceOf(placement), placement.glyph)));
}

function scaleOf(bounds: Bounds, frame: Bounds): number {
  const across = (frame.right - frame.left) / (bounds.right - bounds.left);
  return Math.min(across, (frame.bottom - frame.top) / (bounds.bottom - bounds.top));
}

describe('the pictures', () => {
  it('are drawn for every card', () => {
    for (const card of MOTIFS) expect(MOTIF_PICTURES, card.name).toHaveProperty([card.name]);
    const specials = lettered.filter((card) => card.kind === 'special');
    for (const card of specials) expect(SPECIAL_PICTURES, card.name).toHaveProperty([card.name]);
    expect(Object.keys(MOTIF_PICTURES)).toHaveLength(MOTIFS.length);
    expect(Object.keys(SPECIAL_PICTURES)).toHaveLength(specials.length);
  });

  it.each(lettered)('[TY-1] $name is made of L, E, N and A, all four of them, each in one typeface', (card) => {
    const { placements, typefaceOf } = pictureOf(card);
    expect([...new Set(placements.map((placement) => placement.glyph))].sort()).toEqual([...LETTERS].sort());
    const keys = new Set(placements.map((placement) => outlineKey(typefaceOf(placement), placement.glyph)));
    expect(keys.size).toBe(LETTERS.length);
    if (card.kind !== 'motif') return;
    for (const letter of LETTERS) expect(keys).toContain(outlineKey(card.typefaces[letter], letter));
  });

  it.each(MOTIFS)('[G-TY-1] $name is printed in exactly its inks', (card) => {
    const inks = new Set<string>(pictureOf(card).placements.map((placement) => placement.ink ?? 'black'));
    for (const ink of neutral) inks.delete(ink);
    expect([...inks].sort()).toEqual([...card.colours].sort());
  });

  it.each(MOTIFS)('$name shows each letter once at a size that can be found', (card) => {
    const { placements, typefaceOf } = pictureOf(card);
    const scale = scaleOf(boundsOf(placements, outlines, typefaceOf), frameOf(true, true));
    for (const letter of LETTERS) {
      const heights = placements.filter(({ glyph }) => glyph === letter).map(({ height }) => height * scale);
      // A fifteenth of the card; most reach an eighth.
      expect(Math.max(...heights), letter).toBeGreaterThanOrEqual(60);
    }
  });

  it.each(lettered)('$name stays within what a hand of fifteen can draw', (card) => {
    expect(drawFace(card, outlines).shapes.length).toBeLessThanOrEqual(170);
  });

  it.each(lettered)('$name fills the card without being flat or thin', (card) => {
    const { bounds } = drawFace(card, outlines);
    const shape = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
    expect(shape).toBeGreaterThan(0.4);
    expect(shape).toBeLessThan(1);
  });

  it('give light inks a contour on paper', () => {
    const contour = (ink: 'yellow' | 'red') => isContoured({ glyph: 'L', x: 0, y: 0, height: 10, ink });
    expect(contour('yellow')).toBe(true);
    expect(contour('red')).toBe(false);
  });

  it('[TY-32] Tattoo and Countrygirl show no letter in the same typeface', () => {
    const other = keysIn(CARD.countrygirl);
    expect([...keysIn(CARD.tattoo)].filter((key) => other.has(key))).toEqual([]);
  });

  it('[TY-33] Privat and Supi show the same N', () => {
    const other = keysIn(CARD.supi);
    expect([...keysIn(CARD.privat)].filter((key) => other.has(key))).toEqual(['ewert:N']);
  });

  it('make the Fehlerteufel of anything but the four letters', () => {
    const card = byName('fehlerteufel');
    expect(card).toBeDefined();
    if (card === undefined) return;
    const { placements, typefaceOf } = pictureOf(card);
    const isLetter = (glyph: string) => LETTERS.includes(glyph as Letter);
    expect(placements.some((placement) => isLetter(placement.glyph))).toBe(false);
    for (const placement of placements) {
      expect(outlines).toHaveProperty([outlineKey(typefaceOf(placement), placement.glyph)]);
    }
  });
});

describe('the outlines', () => {
  it('[TY-6] cover the four letters in all ten typefaces', () => {
    const keys = Object.keys(outlines).filter((key) => /:[LENA]$/u.test(key));
    expect(keys).toHaveLength(40);
  });

  it('are a thousand units high, with a hull that spans the box', () => {
    for (const [key, outline] of Object.entries(outlines)) {
      const xs = outline.hull.filter((_, index) => index % 2 === 0);
      const ys = outline.hull.filter((_, index) => index % 2 === 1);
      expect(Math.max(...xs) - Math.min(...xs), key).toBeGreaterThan(outline.width * 0.9);
      expect(Math.max(...ys) - Math.min(...ys), key).toBeGreaterThan(900);
    }
  });
});
