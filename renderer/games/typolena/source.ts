import type { FrontSeat } from '@renderer/client/seat';
import type { Action } from '@shared/games/typolena/actions';
import type { SeenEvent } from '@shared/games/typolena/events';
import type { View } from '@shared/games/typolena/view';

/** All that the table works with. The shell's `useSeat` gives it; tests and the gallery give their own. */
export type TableSource = Pick<
  FrontSeat<View, Action, SeenEvent>,
  'seat' | 'view' | 'legal' | 'status' | 'names' | 'occupants' | 'recent' | 'onEvents' | 'act'
>;
