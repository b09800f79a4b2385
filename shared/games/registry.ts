import type { Game } from '../engine/game';
import { betteln } from './betteln';
import { durak } from './durak';
import { freiParken } from './frei-parken';
import { heilDreieck } from './heil-dreieck';
import { maexchen } from './maexchen';
import { schlafmuetze } from './schlafmuetze';
import { typolena } from './typolena';
import { typolenaDoppelpack } from './typolena-doppelpack';
import { typolenaDuell } from './typolena-duell';

/** The only list of games, in the order in which the lobby shows them. */
export const games: readonly Game[] = [typolena, typolenaDuell, typolenaDoppelpack, schlafmuetze, heilDreieck, maexchen, durak, betteln, freiParken];

/** The game with this id, or null. */
export function gameOf(id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
