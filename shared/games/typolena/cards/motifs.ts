import type { CardId, Colour, MotifCard, Typeface } from './types';

type Role = 'lena' | 'animal' | 'plain';

function motif(
  id: CardId,
  name: string,
  title: string,
  [L, E, N, A]: readonly [Typeface, Typeface, Typeface, Typeface],
  colours: readonly Colour[],
  role: Role = 'plain',
): MotifCard {
  const typefaces = { L, E, N, A };
  return { kind: 'motif', id, name, title, typefaces, colours, lena: role === 'lena', animal: role === 'animal' };
}

/**
 * The thirty motifs: typefaces in the order L, E, N, A. Which card has which typeface decides what fits what;
 * the tests hold the rate of fitting pairs, so change an entry only together with them and with its picture.
 */
export const MOTIFS: readonly MotifCard[] = [
  motif(0, 'akzent', 'Äkzent', ['uncial-antiqua', 'alfa-slab-one', 'unifrakturcook', 'pacifico'], ['red'], 'lena'),
  motif(1, 'brille', 'Brille', ['alfa-slab-one', 'uncial-antiqua', 'monoton', 'creepster'], ['red', 'greygreen'], 'lena'),
  motif(2, 'countrygirl', 'Countrygirl', ['ewert', 'pacifico', 'unifrakturcook', 'ewert'], ['red'], 'lena'),
  motif(3, 'ei-ei', 'Ei-Ei', ['monoton', 'alfa-slab-one', 'pacifico', 'unifrakturcook'], ['yellow'], 'lena'),
  motif(4, 'faul', 'Faul', ['creepster', 'monoton', 'alfa-slab-one', 'pacifico'], ['greygreen'], 'lena'),
  motif(5, 'high-heels', 'High-Heels', ['uncial-antiqua', 'pacifico', 'monoton', 'alfa-slab-one'], ['red'], 'lena'),
  motif(6, 'meditativ', 'Meditativ', ['creepster', 'uncial-antiqua', 'creepster', 'alfa-slab-one'], ['purple'], 'lena'),
  motif(7, 'mezzo-mix', 'Mezzo-Mix', ['pacifico', 'unifrakturcook', 'monoton', 'megrim'], ['red'], 'lena'),
  motif(8, 'party', 'Party', ['pacifico', 'faster-one', 'codystar', 'ewert'], ['red', 'purple'], 'lena'),
  motif(9, 'pfft', 'Pfft!', ['alfa-slab-one', 'alfa-slab-one', 'pacifico', 'faster-one'], [], 'lena'),
  motif(10, 'rotbaeckchen', 'Rotbäckchen', ['uncial-antiqua', 'unifrakturcook', 'pacifico', 'alfa-slab-one'], ['red'], 'lena'),
  motif(11, 'skandal', 'Skandal', ['ewert', 'alfa-slab-one', 'creepster', 'unifrakturcook'], ['red'], 'lena'),
  motif(12, 'supi', 'Supi', ['creepster', 'unifrakturcook', 'ewert', 'uncial-antiqua'], ['pink'], 'lena'),
  motif(13, 'tattoo', 'Tattoo', ['unifrakturcook', 'uncial-antiqua', 'codystar', 'creepster'], ['greygreen'], 'lena'),
  motif(14, 'tanz', 'Tanz', ['creepster', 'uncial-antiqua', 'faster-one', 'monoton'], ['red'], 'lena'),
  motif(15, 'fliegtier', 'Fliegtier', ['pacifico', 'faster-one', 'uncial-antiqua', 'codystar'], ['purple'], 'animal'),
  motif(16, 'gans', 'Gans', ['creepster', 'alfa-slab-one', 'faster-one', 'alfa-slab-one'], ['yellow'], 'animal'),
  motif(17, 'hund', 'Hund', ['creepster', 'pacifico', 'uncial-antiqua', 'creepster'], ['pink'], 'animal'),
  motif(18, 'katze', 'Katze', ['pacifico', 'uncial-antiqua', 'faster-one', 'alfa-slab-one'], ['greygreen'], 'animal'),
  motif(19, 'schildkroete', 'Schildkröte', ['creepster', 'pacifico', 'alfa-slab-one', 'monoton'], ['greygreen'], 'animal'),
  motif(20, 'verzaubert', 'Verzaubert', ['faster-one', 'monoton', 'alfa-slab-one', 'creepster'], ['red', 'greygreen'], 'animal'),
  motif(21, 'privat', 'Privat', ['megrim', 'uncial-antiqua', 'ewert', 'alfa-slab-one'], ['red']),
  motif(22, 'segeln', 'Segeln', ['megrim', 'ewert', 'pacifico', 'monoton'], ['blue']),
  motif(23, 'regen', 'Regen', ['pacifico', 'codystar', 'megrim', 'monoton'], ['blue']),
  motif(24, 'zirkus', 'Zirkus', ['ewert', 'megrim', 'monoton', 'ewert'], ['red']),
  motif(25, 'burg', 'Burg', ['monoton', 'alfa-slab-one', 'ewert', 'megrim'], []),
  motif(26, 'fahrrad', 'Fahrrad', ['codystar', 'monoton', 'uncial-antiqua', 'megrim'], ['red']),
  motif(27, 'tanne', 'Tanne', ['ewert', 'ewert', 'pacifico', 'uncial-antiqua'], ['red', 'greygreen']),
  motif(28, 'rakete', 'Rakete', ['faster-one', 'codystar', 'monoton', 'alfa-slab-one'], ['red']),
  motif(29, 'kaktus', 'Kaktus', ['unifrakturcook', 'creepster', 'uncial-antiqua', 'creepster'], ['pink', 'greygreen']),
];
