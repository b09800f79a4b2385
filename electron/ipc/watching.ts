import type { CheckedIpc, Sender } from './checked-ipc';
import type { WatchChannel } from './channels';

/** Something whose state a window may follow. */
export interface Watched<State> {
  watch(watcher: (state: State) => void): () => void;
}

/** The channels of a window that begins and ends to watch, and the one on which it is told. */
export interface WatchChannels {
  readonly start: WatchChannel;
  readonly stop: WatchChannel;
  readonly told: string;
}

/** Tells the windows that ask for it every state; watches only as long as one does. */
export function serveWatched<State>(ipc: CheckedIpc, { start, stop, told }: WatchChannels, watched: Watched<State>): void {
  const endings = new Map<number, () => void>();
  const known = new WeakSet<Sender>();

  function end(id: number): void {
    endings.get(id)?.();
    endings.delete(id);
  }

  ipc.on(start, (_nothing, sender) => {
    // A reloaded page asks again, and wants to be told everything again.
    end(sender.id);
    endings.set(
      sender.id,
      watched.watch((state) => {
        if (!sender.isDestroyed()) sender.send(told, state);
      }),
    );
    if (known.has(sender)) return;
    known.add(sender);
    sender.on('destroyed', () => end(sender.id));
    sender.on('render-process-gone', () => end(sender.id));
  });
  ipc.on(stop, (_nothing, sender) => end(sender.id));
}
