/** The four letters that every picture is made of, in the order of the game's name for them. */
export const LETTERS = ['L', 'E', 'N', 'A'] as const;
export type Letter = (typeof LETTERS)[number];

export const TYPEFACES = [
  'alfa-slab-one',
  'creepster',
  'codystar',
  'ewert',
  'faster-one',
  'megrim',
  'monoton',
  'pacifico',
  'uncial-antiqua',
  'unifrakturcook',
] as const;
export type Typeface = (typeof TYPEFACES)[number];

export const COLOURS = ['red', 'blue', 'pink', 'greygreen', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** 0..29 motifs, 30 the Fehlerteufel, 31..38 special cards. States keep plain integers, so this is no branded type. */
export type CardId = number;

export type SpecialKind = 'stranger' | 'hype' | 'rogue' | 'giddyup' | 'absolute';

export interface MotifCard {
  readonly kind: 'motif';
  readonly id: CardId;
  /** Key for pictures and texts. */
  readonly name: string;
  /** The card's proper name; it is a name and stays German in every language. */
  readonly title: string;
  readonly typefaces: Readonly<Record<Letter, Typeface>>;
  readonly colours: readonly Colour[];
  /** May be laid last. */
  readonly lena: boolean;
  readonly animal: boolean;
}

export interface DevilCard {
  readonly kind: 'devil';
  readonly id: CardId;
  readonly name: string;
  readonly title: string;
}

export interface SpecialCard {
  readonly kind: 'special';
  readonly id: CardId;
  readonly name: string;
  readonly title: string;
  readonly special: SpecialKind;
}

export type Card = MotifCard | DevilCard | SpecialCard;
