import type { FrontSeat } from '@renderer/client/seat';

/** All that a table works with. The shell's `useSeat` gives it; tests give their own. */
export type GameSource<View, Action, SeenEvent> = Pick<
  FrontSeat<View, Action, SeenEvent>,
  'seat' | 'view' | 'legal' | 'status' | 'options' | 'names' | 'occupants' | 'recent' | 'onEvents' | 'act'
>;
