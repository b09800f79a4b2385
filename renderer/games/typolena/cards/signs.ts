import type { Colour } from '@shared/games/typolena/cards';

/** The inks' signs on a grid of 24: solid, so that they survive 16 pixels and grey. Fill rule even-odd. No arcs, which PDF has not. */
export const SIGN_PATHS: Readonly<Record<Colour, string>> = {
  // A cross: take one more.
  red: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  // A disc with a bar: no entry, skip.
  blue: 'M12 1.5c5.8 0 10.5 4.7 10.5 10.5c0 5.8-4.7 10.5-10.5 10.5c-5.8 0-10.5-4.7-10.5-10.5c0-5.8 4.7-10.5 10.5-10.5zM5 9.7v4.6h14V9.7z',
  // One arrow: push over.
  pink: 'M2 8.5h10V2l10 10-10 10v-6.5H2z',
  // Two opposed arrows: swap.
  greygreen: 'M1.5 4.2h12V.8L22 6.4 13.5 12V8.6h-12zM22.5 15.4h-12V12L2 17.6l8.5 5.6v-3.4h12z',
  // A U-turn: the direction changes.
  yellow: 'M21.5 22V10c0-4.4-3.6-8-8-8c-4.4 0-8 3.6-8 8v2.5H1.5l6.5 9 6.5-9h-4V10c0-1.7 1.3-3 3-3c1.7 0 3 1.3 3 3v12z',
  // Three chevrons: everything moves on.
  purple: 'M1 3.5h4.5l5 8.5-5 8.5H1L6 12zM7.5 3.5H12l5 8.5-5 8.5H7.5l5-8.5zM14 3.5h4.5l5 8.5-5 8.5H14l5-8.5z',
};
