import type { Game } from '../engine/game';
import { typolena } from './typolena';

/** The only list of games, in the order in which the lobby shows them. */
export const games: readonly Game[] = [typolena];

/** The game with this id, or null. */
export function gameOf(id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
