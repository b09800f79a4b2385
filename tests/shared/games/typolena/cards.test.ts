import { describe, expect, it } from 'vitest';
import {
  CARD,
  CARDS,
  COLOURS,
  LETTERS,
  MOTIFS,
  SPECIALS,
  TYPEFACES,
  backOf,
  cardOf,
  colourMask,
  coloursOf,
  commonLetters,
  fits,
  hasColour,
  isAnimal,
  isCardId,
  isLena,
  isMotif,
  isSpecial,
  letterMask,
  specialOf,
} from '@shared/games/typolena/cards';
import type { Colour } from '@shared/games/typolena/cards';

const ids = MOTIFS.map((card) => card.id);
const withColour = (colour: Colour) => MOTIFS.filter((card) => card.colours.includes(colour)).length;

describe('the typolena pack', () => {
  it('[TY-2] [G-TY-2] has 39 playing cards: 30 motifs, the Fehlerteufel, 8 special cards', () => {
    expect(CARDS).toHaveLength(39);
    expect(MOTIFS).toHaveLength(30);
    expect(SPECIALS).toHaveLength(8);
    expect(cardOf(CARD.devil)?.kind).toBe('devil');
    CARDS.forEach((card, index) => expect(card.id).toBe(index));
  });

  it('gives every constant the card of its name', () => {
    expect(new Set(Object.values(CARD)).size).toBe(CARDS.length);
    const spelled = Object.entries(CARD).slice(0, MOTIFS.length);
    for (const [key, id] of spelled) expect(cardOf(id)?.name.replaceAll('-', '')).toBe(key.toLowerCase());
    expect(specialOf(CARD.rogue)).toBe('rogue');
    expect(specialOf(CARD.giddyup)).toBe('giddyup');
    expect(specialOf(CARD.absolute)).toBe('absolute');
  });

  it('[TY-1] [G-TY-11] gives every motif each of the four letters in exactly one typeface', () => {
    for (const card of MOTIFS) {
      expect(Object.keys(card.typefaces)).toEqual([...LETTERS]);
      for (const letter of LETTERS) expect(TYPEFACES).toContain(card.typefaces[letter]);
    }
  });

  it('[TY-53] shows red on 15 cards', () => expect(withColour('red')).toBe(15));
  it('[TY-63] shows blue on 2 cards', () => expect(withColour('blue')).toBe(2));
  it('[TY-66] shows pink on 3 cards', () => expect(withColour('pink')).toBe(3));
  it('[TY-71] shows grey-green on 8 cards', () => expect(withColour('greygreen')).toBe(8));
  it('[TY-80] shows yellow on 2 cards', () => expect(withColour('yellow')).toBe(2));
  it('[TY-83] shows purple on 3 cards', () => expect(withColour('purple')).toBe(3));

  it('[G-TY-1] has cards without a colour and cards with several', () => {
    expect(MOTIFS.filter((card) => card.colours.length === 0).length).toBeGreaterThanOrEqual(2);
    expect(MOTIFS.filter((card) => card.colours.length >= 2).length).toBeGreaterThanOrEqual(4);
  });

  it('[TY-91] lets exactly the fifteen Lena cards be laid last', () => {
    const lena = MOTIFS.filter((card) => isLena(card.id)).map((card) => card.title);
    expect(lena.join(' ')).toBe(
      'Äkzent Brille Countrygirl Ei-Ei Faul High-Heels Meditativ Mezzo-Mix Party Pfft! Rotbäckchen Skandal Supi Tattoo Tanz',
    );
  });

  it('[TY-93] knows six animals', () => {
    const animals = CARDS.filter((card) => isAnimal(card.id)).map((card) => card.title);
    expect(animals).toEqual(['Fliegtier', 'Gans', 'Hund', 'Katze', 'Schildkröte', 'Verzaubert']);
  });

  it('[TS-9] has two Strangers, which show from behind', () => {
    expect(CARDS.filter((card) => specialOf(card.id) === 'stranger')).toHaveLength(2);
    expect(CARDS.filter((card) => backOf(card.id) === 'stranger').map((card) => card.title)).toEqual([
      'Stranger',
      'Stranger',
    ]);
  });

  it('[TS-26] has three Hype cards', () => {
    expect(CARDS.filter((card) => specialOf(card.id) === 'hype')).toHaveLength(3);
  });
});

describe('fitting', () => {
  it('[TY-28] [TY-29] [TY-30] [TY-31] asks for the same letter in the same typeface and for nothing else', () => {
    for (const first of MOTIFS) {
      for (const second of MOTIFS) {
        for (const letter of LETTERS) {
          expect(fits(first.id, second.id, letter)).toBe(first.typefaces[letter] === second.typefaces[letter]);
        }
      }
    }
  });

  it('[TY-32] Tattoo and Countrygirl share nothing', () => {
    expect(commonLetters(CARD.tattoo, CARD.countrygirl)).toEqual([]);
  });

  it('[TY-33] Privat and Supi share the N and nothing else', () => {
    expect(commonLetters(CARD.privat, CARD.supi)).toEqual(['N']);
    expect(fits(CARD.privat, CARD.supi, 'N')).toBe(true);
    expect(fits(CARD.privat, CARD.supi, 'L')).toBe(false);
  });

  it('never lets a special card or the Fehlerteufel fit anything', () => {
    for (const card of CARDS) {
      if (card.kind === 'motif') continue;
      for (const other of CARDS) expect(letterMask(card.id, other.id)).toBe(0);
    }
  });

  it('lets between 30 and 42 per cent of all pairs fit, and every card at least six others', () => {
    const partners = ids.map((id) => ids.filter((other) => other !== id && letterMask(id, other) !== 0).length);
    const rate = partners.reduce((sum, count) => sum + count, 0) / (ids.length * (ids.length - 1));
    expect(rate).toBeGreaterThanOrEqual(0.3);
    expect(rate).toBeLessThanOrEqual(0.42);
    expect(Math.min(...partners)).toBeGreaterThanOrEqual(6);
  });

  it('uses every letter of every typeface, and none on more than a quarter of the cards', () => {
    for (const letter of LETTERS) {
      for (const typeface of TYPEFACES) {
        const uses = MOTIFS.filter((card) => card.typefaces[letter] === typeface).length;
        expect(uses, `${letter} ${typeface}`).toBeGreaterThanOrEqual(1);
        expect(uses, `${letter} ${typeface}`).toBeLessThanOrEqual(7);
      }
    }
  });
});

describe('look-ups', () => {
  it('answer ids that no card has without throwing', () => {
    for (const id of [-1, 39, 1.5, Number.NaN]) {
      expect(isCardId(id)).toBe(false);
      expect(cardOf(id)).toBeUndefined();
      expect(letterMask(id, CARD.katze)).toBe(0);
      expect(letterMask(CARD.katze, id)).toBe(0);
      expect(colourMask(id)).toBe(0);
      expect(isLena(id) || isAnimal(id) || isSpecial(id)).toBe(false);
      expect(backOf(id)).toBe('normal');
    }
  });

  it('agree with the cards', () => {
    for (const card of CARDS) {
      expect(isMotif(card.id)).toBe(card.kind === 'motif');
      expect(isSpecial(card.id)).toBe(card.kind === 'special');
      const colours = card.kind === 'motif' ? card.colours : [];
      expect(coloursOf(card.id)).toEqual(colours);
      for (const colour of COLOURS) expect(hasColour(card.id, colour)).toBe(colours.includes(colour));
    }
  });
});
