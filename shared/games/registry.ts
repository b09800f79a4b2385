import type { Game } from '../engine/game';

/** The only list of games, in the order in which the lobby shows them. */
export const games: readonly Game[] = [];

/** The game with this id, or null. */
export function gameOf(id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
