import type { TelevisionWindow } from '@shared/protocol/television-window';
import type { CheckedIpc } from './checked-ipc';
import { serveWatched } from './watching';
import type { Watched } from './watching';
import { TELEVISION_MESSAGE } from './window-messages';

interface TelevisionControl extends Watched<TelevisionWindow> {
  open(display: number | null): void;
  close(): void;
}

/** Lets the app's pages open and close the television, and tells those that ask where it is shown. */
export function serveTelevision(ipc: CheckedIpc, television: TelevisionControl): void {
  serveWatched(ipc, { start: 'television:watch', stop: 'television:unwatch', told: TELEVISION_MESSAGE }, television);
  ipc.on('television:open', ({ display }) => television.open(display));
  ipc.on('television:close', () => television.close());
}
