import type { UpdateState } from '@shared/protocol/updates';
import type { CheckedIpc } from './checked-ipc';

interface UpdateControl {
  readonly state: UpdateState;
  switchTo(isOn: boolean): void;
}

/** Lets the app's pages see and switch whether it keeps itself up to date. */
export function serveUpdates(ipc: CheckedIpc, updates: UpdateControl): void {
  ipc.answer('updates:state', () => updates.state);
  ipc.answer('updates:switch', ({ on }) => {
    updates.switchTo(on);
    return updates.state;
  });
}
