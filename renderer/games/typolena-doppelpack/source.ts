import type { GameSource } from '@renderer/table/game-source';
import type { DoppelpackAction } from '@shared/games/typolena-doppelpack/actions';
import type { SeenDoppelpackEvent } from '@shared/games/typolena-doppelpack/events';
import type { DoppelpackView } from '@shared/games/typolena-doppelpack/view';

export type DoppelpackSource = GameSource<DoppelpackView, DoppelpackAction, SeenDoppelpackEvent>;
