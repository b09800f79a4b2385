import type { Discovery } from '@shared/protocol/discovery';
import type { CheckedIpc } from './checked-ipc';
import { serveWatched } from './watching';
import type { Watched } from './watching';
import { DISCOVERY_MESSAGE } from './window-messages';

/** Tells the windows that ask for it which tables the network has; looks for them only as long as one does. */
export function serveDiscovery(ipc: CheckedIpc, browser: Watched<Discovery>): void {
  serveWatched(ipc, { start: 'discovery:start', stop: 'discovery:stop', told: DISCOVERY_MESSAGE }, browser);
}
