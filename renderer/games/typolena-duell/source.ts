import type { GameSource } from '@renderer/table/game-source';
import type { DuellAction } from '@shared/games/typolena-duell/actions';
import type { SeenDuellEvent } from '@shared/games/typolena-duell/events';
import type { DuellView } from '@shared/games/typolena-duell/view';

export type DuellSource = GameSource<DuellView, DuellAction, SeenDuellEvent>;
