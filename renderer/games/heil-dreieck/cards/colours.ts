import type { Colour } from '@shared/games/heil-dreieck/cards';

/** The engraver's hatching stands for a colour where none is printed: bars upright, level, slanting, or a solid field. In 24 by 24 units. */
export const HATCHING: Readonly<Record<Colour, string>> = {
  black: '',
  red: 'M4 2h4v20H4zM10 2h4v20h-4zM16 2h4v20h-4z',
  blue: 'M2 4h20v4H2zM2 10h20v4H2zM2 16h20v4H2z',
  green: 'M2 17L17 2h5v1L3 22H2zM2 6l4-4h5l-9 9zM13 22l9-9v5l-4 4z',
};

