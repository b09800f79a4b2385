import type { GameSource } from '@renderer/table/game-source';
import type { MaexchenAction } from '@shared/games/maexchen/actions';
import type { SeenMaexchenEvent } from '@shared/games/maexchen/events';
import type { MaexchenView } from '@shared/games/maexchen/view';

export type MaexchenSource = GameSource<MaexchenView, MaexchenAction, SeenMaexchenEvent>;
