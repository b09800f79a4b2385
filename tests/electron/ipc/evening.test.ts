import { beforeEach, describe, expect, it } from 'vitest';
import { CheckedIpc } from '@electron/ipc/checked-ipc';
import { serveEvening } from '@electron/ipc/evening';
import { FakeIpcMain, FakeSender, OWN_PAGE, frameOf } from './fake-ipc-main';

let ipcMain: FakeIpcMain;
let done: string[];

function say(channel: string, args: unknown[] = [], page = OWN_PAGE): void {
  ipcMain.send(channel, new FakeSender(), frameOf(page), args);
}

beforeEach(() => {
  ipcMain = new FakeIpcMain();
  done = [];
  serveEvening(new CheckedIpc(ipcMain, ['app://doppelstapel'], () => undefined), {
    save: async () => void done.push('save'),
    open: async () => void done.push('open'),
  });
});

describe('the evening over IPC', () => {
  it('is saved and opened by dialogs of the app', () => {
    say('evening:save');
    say('evening:open');
    expect(done).toEqual(['save', 'open']);
  });

  it('reliability 3: takes no file from a page, and nothing from a foreign one', () => {
    say('evening:open', ['/etc/passwd']);
    say('evening:save', [{ file: '/home/anna/x' }]);
    say('evening:open', [], 'https://example.org/');
    expect(done).toEqual([]);
  });
});
