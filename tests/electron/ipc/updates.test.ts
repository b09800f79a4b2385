import { beforeEach, describe, expect, it } from 'vitest';
import { CheckedIpc } from '@electron/ipc/checked-ipc';
import { serveUpdates } from '@electron/ipc/updates';
import { FakeIpcMain, FakeSender, OWN_PAGE, frameOf } from './fake-ipc-main';

let ipcMain: FakeIpcMain;
let isOn: boolean;

function ask(channel: string, args: unknown[] = [], page = OWN_PAGE): unknown {
  return ipcMain.ask(channel, new FakeSender(), frameOf(page), args);
}

beforeEach(() => {
  ipcMain = new FakeIpcMain();
  isOn = true;
  serveUpdates(new CheckedIpc(ipcMain, ['app://doppelstapel'], () => undefined), {
    get state() {
      return { isAvailable: true, isOn, ready: null };
    },
    switchTo: (wanted) => void (isOn = wanted),
  });
});

describe('updates over IPC', () => {
  it('are seen and switched', () => {
    expect(ask('updates:state')).toEqual({ isAvailable: true, isOn: true, ready: null });
    expect(ask('updates:switch', [{ on: false }])).toEqual({ isAvailable: true, isOn: false, ready: null });
  });

  it.each([[{ on: 'no' }], [{}], [undefined], [{ on: false, feed: 'https://example.org/' }]])('refuse %j', (question) => {
    expect(() => ask('updates:switch', [question])).toThrow('refused');
    expect(isOn).toBe(true);
  });

  it('are no business of a foreign page', () => {
    expect(() => ask('updates:switch', [{ on: false }], 'https://example.org/')).toThrow('refused');
    expect(() => ask('updates:state', [], 'https://example.org/')).toThrow('refused');
  });
});
