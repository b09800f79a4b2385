import type { Discovery } from '@shared/protocol/discovery';
import type { CheckedIpc, Sender } from './checked-ipc';
import { DISCOVERY_MESSAGE } from './window-messages';

/** As much of the table browser as a window needs. */
interface Watched {
  watch(watcher: (discovery: Discovery) => void): () => void;
}

/** Tells the windows that ask for it which tables the network has; looks for them only as long as one does. */
export function serveDiscovery(ipc: CheckedIpc, browser: Watched): void {
  const endings = new Map<number, () => void>();
  const known = new WeakSet<Sender>();

  function stop(id: number): void {
    endings.get(id)?.();
    endings.delete(id);
  }

  ipc.on('discovery:start', (_nothing, sender) => {
    // A reloaded page asks again, and wants to be told everything again.
    stop(sender.id);
    endings.set(
      sender.id,
      browser.watch((discovery) => {
        if (!sender.isDestroyed()) sender.send(DISCOVERY_MESSAGE, discovery);
      }),
    );
    if (known.has(sender)) return;
    known.add(sender);
    sender.on('destroyed', () => stop(sender.id));
    sender.on('render-process-gone', () => stop(sender.id));
  });
  ipc.on('discovery:stop', (_nothing, sender) => stop(sender.id));
}
