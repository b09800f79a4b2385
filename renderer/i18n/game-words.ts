import type { TextParams } from './text';
import { useTexts } from './text';

/** A text of one game by its key. A missing one shows its key, and a test finds it. */
export type Say = (key: string, params?: TextParams) => string;

export function useGameWords(game: string): Say {
  const { gameText } = useTexts();
  return (key, params) => gameText(game, key, params) ?? key;
}
