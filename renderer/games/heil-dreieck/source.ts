import type { GameSource } from '@renderer/table/game-source';
import type { Action } from '@shared/games/heil-dreieck/actions';
import type { SeenEvent } from '@shared/games/heil-dreieck/events';
import type { View } from '@shared/games/heil-dreieck/view';

/** All that the table works with. The shell's `useSeat` gives it; tests give their own. */
export type TableSource = GameSource<View, Action, SeenEvent>;
