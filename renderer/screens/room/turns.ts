import { gameOf } from '@shared/games/registry';

/** Whether the players of a game wait for each other: only then can bots stand in, turns be skipped and time run out. */
export function hasTurns(game: string): boolean {
  return gameOf(game)?.hasTurns ?? true;
}
