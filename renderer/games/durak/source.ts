import type { TableSource } from '@renderer/table/french/source';
import type { DurakAction } from '@shared/games/durak/actions';
import type { SeenDurakEvent } from '@shared/games/durak/events';
import type { DurakView } from '@shared/games/durak/view';

export type DurakSource = TableSource<DurakView, DurakAction, SeenDurakEvent>;
