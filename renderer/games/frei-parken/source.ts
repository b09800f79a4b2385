import type { GameSource } from '@renderer/table/game-source';
import type { FreiParkenAction } from '@shared/games/frei-parken/actions';
import type { SeenFreiParkenEvent } from '@shared/games/frei-parken/events';
import type { FreiParkenView } from '@shared/games/frei-parken/view';

export type FreiParkenSource = GameSource<FreiParkenView, FreiParkenAction, SeenFreiParkenEvent>;
