import { beforeEach, describe, expect, it } from 'vitest';
import type { TelevisionWindow } from '@shared/protocol/television-window';
import { CheckedIpc } from '@electron/ipc/checked-ipc';
import { serveTelevision } from '@electron/ipc/television';
import { TELEVISION_MESSAGE } from '@electron/ipc/window-messages';
import { FakeIpcMain, FakeSender, OWN_PAGE, frameOf } from './fake-ipc-main';

const state: TelevisionWindow = { isAvailable: true, shownOn: null, displays: [] };

let ipcMain: FakeIpcMain;
let window: FakeSender;
let done: string[];

function say(channel: string, message?: unknown, page = OWN_PAGE): void {
  ipcMain.send(channel, window, frameOf(page), message === undefined ? [] : [message]);
}

beforeEach(() => {
  ipcMain = new FakeIpcMain();
  window = new FakeSender();
  done = [];
  serveTelevision(new CheckedIpc(ipcMain, ['app://doppelstapel'], () => undefined), {
    open: (display) => done.push(`open ${String(display)}`),
    close: () => done.push('close'),
    watch(watcher) {
      watcher(state);
      return () => done.push('unwatched');
    },
  });
});

describe('the television over IPC', () => {
  it('is opened on a display or on the one that suits, and closed', () => {
    say('television:open', { display: 7 });
    say('television:open', { display: null });
    say('television:close');
    expect(done).toEqual(['open 7', 'open null', 'close']);
  });

  it('tells the page that watches', () => {
    say('television:watch');
    expect(window.sent).toEqual([{ channel: TELEVISION_MESSAGE, message: state }]);
    say('television:unwatch');
    expect(done).toEqual(['unwatched']);
  });

  it.each([[undefined], [{}], [{ display: '7' }], [{ display: 1.5 }], [{ display: null, address: 'https://example.org/' }], [7]])('reliability 3: refuses %j', (message) => {
    say('television:open', message);
    expect(done).toEqual([]);
  });

  it('reliability 3: does nothing for a foreign page', () => {
    say('television:open', { display: null }, 'https://example.org/');
    say('television:close', undefined, 'https://example.org/');
    expect(done).toEqual([]);
  });
});
