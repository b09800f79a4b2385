import type { Colour } from '@shared/games/typolena/cards';
import type { Ink } from './placement';

/** Day values stand in where the page defines no tokens, as in print and in tests. */
const DAY: Readonly<Record<Ink, string>> = {
  black: '#191713',
  paper: '#fcf9f1',
  dark: '#17181c',
  light: '#fcf9f1',
  red: '#c2210d',
  blue: '#1d4fb0',
  pink: '#f287ae',
  greygreen: '#86a092',
  yellow: '#f2c01e',
  purple: '#6a3a94',
};

/** Paper is whatever cards are printed on. */
const TOKENS: Partial<Record<Ink, string>> = { black: '--black', paper: '--card' };

export function inkPaint(ink: Ink | 'none'): string {
  if (ink === 'none') return 'none';
  if (ink === 'dark' || ink === 'light') return DAY[ink];
  return `var(${TOKENS[ink] ?? `--ink-${ink}`}, ${DAY[ink]})`;
}

/** For renderers without custom properties. */
export function inkValue(ink: Ink | 'none'): string {
  return ink === 'none' ? 'none' : DAY[ink];
}

const LIGHT: ReadonlySet<Colour> = new Set<Colour>(['pink', 'greygreen', 'yellow']);

/** What is legible on an ink. Light inks stay light in the dark theme, so their text does not follow the tokens. */
export function paintOnInk(colour: Colour): string {
  return LIGHT.has(colour) ? DAY.dark : inkPaint('paper');
}
