import { describe, expect, it } from 'vitest';
import type { Discovery } from '@shared/protocol/discovery';
import { CheckedIpc } from '@electron/ipc/checked-ipc';
import { serveDiscovery } from '@electron/ipc/discovery';
import { DISCOVERY_MESSAGE } from '@electron/ipc/window-messages';
import { FakeIpcMain, FakeSender, OWN_PAGE, frameOf } from './fake-ipc-main';

const found: Discovery = { unavailable: null, tables: [], silent: ['Sofa'] };

function served() {
  const ipcMain = new FakeIpcMain();
  const watchers = new Set<(discovery: Discovery) => void>();
  serveDiscovery(new CheckedIpc(ipcMain, ['app://doppelstapel'], () => undefined), {
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  });
  const window = new FakeSender();
  return {
    window,
    watchers,
    say: (channel: string, page = OWN_PAGE) => ipcMain.send(channel, window, frameOf(page), []),
    tell: () => watchers.forEach((watcher) => watcher(found)),
  };
}

describe('discovery over IPC', () => {
  it('tells a window that asked, until it has seen enough', () => {
    const { window, watchers, say, tell } = served();
    say('discovery:start');
    tell();
    expect(window.sent).toEqual([{ channel: DISCOVERY_MESSAGE, message: found }]);
    say('discovery:stop');
    expect(watchers.size).toBe(0);
  });

  it('watches once for a page that was loaded anew', () => {
    const { window, watchers, say } = served();
    say('discovery:start');
    say('discovery:start');
    expect(watchers.size).toBe(1);
    expect(window.listenerCount).toBe(2);
  });

  it.each(['destroyed', 'render-process-gone'] as const)('ends with a window that is %s', (event) => {
    const { window, watchers, say, tell } = served();
    say('discovery:start');
    window.end(event);
    tell();
    expect({ watchers: watchers.size, sent: window.sent }).toEqual({ watchers: 0, sent: [] });
  });

  it('reliability 3: looks for nothing on behalf of a foreign page', () => {
    const { watchers, say } = served();
    say('discovery:start', 'https://example.org/');
    expect(watchers.size).toBe(0);
  });
});
