import { CARD } from '../typolena/cards';

/** The sounds that can be made, a button each. */
export const SOUNDS = ['bird', 'bee', 'goose', 'dog', 'cat', 'turtle', 'frog'] as const;
export type Sound = (typeof SOUNDS)[number];

/** [TP-13, TP-14, TP-15] What each animal card asks for: anything that flies will do for the Fliegtier. */
const SOUNDS_OF: Readonly<Record<number, readonly Sound[]>> = {
  [CARD.fliegtier]: ['bird', 'bee', 'goose'],
  [CARD.gans]: ['goose'],
  [CARD.hund]: ['dog'],
  [CARD.katze]: ['cat'],
  [CARD.schildkroete]: ['turtle'],
  [CARD.verzaubert]: ['frog'],
};

const noSounds: readonly Sound[] = [];

/** The sounds of which one has to be made with this card; none for most cards. */
export function soundsOf(card: number): readonly Sound[] {
  return SOUNDS_OF[card] ?? noSounds;
}
