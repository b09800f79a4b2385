import { describe, expect, it } from 'vitest';
import { CARDS } from '@shared/games/typolena/cards';
import { readOutlines } from '@build/art/outlines';
import { readPrintType } from '@build/art/print-type';
import { CARD_HEIGHT, CARD_WIDTH } from '@renderer/games/typolena/cards/layout';
import { Canvas, Forms } from '@renderer/games/typolena/print/canvas';
import { packOf } from '@renderer/games/typolena/print/pack';
import { pdfPath } from '@renderer/games/typolena/print/path';
import { PAGE, boxOf, cropMarks, inkBoxOf, slotOf } from '@renderer/games/typolena/print/sheet';
import { setLine } from '@renderer/games/typolena/print/type';
import { rulesSides } from '@renderer/games/typolena/print/words';
import { wrap } from '@renderer/games/typolena/print/wrap';
import { typolenaCardsDe } from '@renderer/i18n/games/typolena-cards.de';
import { typolenaCardsEn } from '@renderer/i18n/games/typolena-cards.en';
import type { TextTree } from '@renderer/i18n/tree';

const type = readPrintType();
const parts = { outlines: readOutlines(), type };
const texts = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

describe('the printed pack', () => {
  it('[TY-2] [TY-5] [TY-6] is the 39 cards, the short rules and the overview, all with two sides', () => {
    const pack = packOf(typolenaCardsDe.print, parts);
    expect(pack).toHaveLength(CARDS.length + 2);
    for (const card of pack) {
      for (const side of ['front', 'back'] as const) {
        const canvas = new Canvas(new Forms());
        card[side](canvas);
        expect(canvas.content.length).toBeGreaterThan(500);
      }
    }
  });

  it('[TS-25] marks the backs of both Strangers', () => {
    const pack = packOf(typolenaCardsDe.print, parts);
    const backs = CARDS.map((card) => {
      const canvas = new Canvas(new Forms());
      pack[card.id]?.back(canvas);
      return canvas.content;
    });
    const strangers = new Set(CARDS.flatMap((card) => (card.name === 'stranger' ? [backs[card.id]] : [])));
    const others = new Set(CARDS.flatMap((card) => (card.name === 'stranger' ? [] : [backs[card.id]])));
    expect([strangers.size, others.size]).toEqual([1, 1]);
    expect([...others]).not.toEqual([...strangers]);
  });

  it('has the short rules in both languages, with every ink and every special card', () => {
    for (const words of [typolenaCardsDe.print, typolenaCardsEn.print]) {
      const paragraphs = rulesSides(words).flatMap((side) => side.paragraphs);
      expect(paragraphs.filter(({ ink }) => ink !== undefined)).toHaveLength(6);
      const titles = paragraphs.map(({ title }) => title);
      for (const card of CARDS.filter(({ kind }) => kind !== 'motif')) expect(titles).toContain(card.title);
    }
  });

  it('can set every character of its texts and titles', () => {
    const all = [...texts(typolenaCardsDe.print), ...texts(typolenaCardsEn.print), ...CARDS.map((card) => card.title)];
    const missing = [...new Set(all.join(''))].filter((character) => !(character in type.text.glyphs) && !'{}'.includes(character));
    expect(missing).toEqual([]);
  });
});

describe('a sheet', () => {
  it('has nine cards of 59 by 91 mm inside the page, with room for crop marks', () => {
    for (let index = 0; index < 9; index += 1) {
      const box = boxOf(slotOf(index, 'front'));
      expect([box.width, box.height]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
      expect(box.x).toBeGreaterThanOrEqual(100);
      expect(box.y + box.height).toBeLessThanOrEqual(PAGE.height - 100);
    }
    for (const [x1, y1, x2, y2] of cropMarks()) {
      expect(Math.min(x1, y1)).toBeGreaterThan(30);
      expect(PAGE.width - x2).toBeGreaterThan(30);
      expect(PAGE.height - y2).toBeGreaterThan(30);
    }
  });

  it('puts each back behind its front when it is turned over its long edge', () => {
    for (let index = 0; index < 9; index += 1) {
      const [front, back] = [boxOf(slotOf(index, 'front')), boxOf(slotOf(index, 'back'))];
      expect(back.x).toBeCloseTo(PAGE.width - front.x - front.width);
      expect(back.y).toBe(front.y);
    }
  });

  it('lets ink run over the cut only where no card begins', () => {
    expect(inkBoxOf(slotOf(4, 'front'), 9)).toEqual(boxOf(slotOf(4, 'front')));
    const corner = inkBoxOf(slotOf(0, 'front'), 9);
    expect([corner.width - CARD_WIDTH, corner.height - CARD_HEIGHT]).toEqual([30, 30]);
    expect(inkBoxOf(slotOf(4, 'front'), 5).height - CARD_HEIGHT).toBe(30);
  });
});

describe('setting', () => {
  it('breaks lines at words and keeps to the width', () => {
    const lines = wrap('Ziel.', 'Wer als Erstes keine Karte mehr hat, gewinnt.', type, 20, 200);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]?.[0]?.font).toBe(type.bold);
    for (const line of lines) {
      const last = line.at(-1);
      expect(last).toBeDefined();
      if (last !== undefined) expect(last.x + setLine(last.text, last.font).width * 20).toBeLessThanOrEqual(200);
    }
  });

  it('kerns titles', () => {
    const apart = ['T', 'a'].reduce((sum, letter) => sum + setLine(letter, type.bold).width, 0);
    expect(setLine('Ta', type.bold).width).toBeLessThan(apart);
  });

  it('turns path data into lines and curves', () => {
    expect(pdfPath('m1 2l3 4h-1v2z').split('\n')).toEqual(['1 2 m', '4 6 l', '3 6 l', '3 8 l', 'h']);
    expect(pdfPath('M0 0q3 3 6 0')).toBe('0 0 m\n2 2 4 2 6 0 c');
    expect(pdfPath('M1 1 2 2L3 3c1 0 2 1 2 2')).toBe('1 1 m\n2 2 l\n3 3 l\n4 3 5 4 5 5 c');
    expect(() => pdfPath('M0 0a1 1 0 0 1 2 2')).toThrow('"a"');
  });
});
