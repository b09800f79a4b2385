import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckedIpc } from '@electron/ipc/checked-ipc';
import type { IpcMainLike } from '@electron/ipc/checked-ipc';
import { FakeIpcMain, FakeSender, frameOf, OWN_PAGE } from './fake-ipc-main';

const OWN_ORIGIN = 'app://doppelstapel';
const message = { type: 'ping', id: 1, sentAt: 0 };

let ipcMain: FakeIpcMain;
let ipc: CheckedIpc;
let received: unknown[];
let refused: string[];

beforeEach(() => {
  ipcMain = new FakeIpcMain();
  received = [];
  refused = [];
  ipc = new CheckedIpc(ipcMain satisfies IpcMainLike, [OWN_ORIGIN], (channel, reason) => refused.push(`${channel}: ${reason}`));
  ipc.on('host:message', (accepted) => received.push(accepted));
});

describe('reliability 3: who sends', () => {
  test('the top frame of a page of ours is heard', () => {
    ipcMain.send('host:message', new FakeSender(), frameOf(OWN_PAGE), [message]);
    expect(received).toEqual([message]);
  });

  test.each([
    ['a foreign page', frameOf('https://example.org/')],
    ['a look-alike host', frameOf('app://doppelstapel.example.org/')],
    ['a look-alike scheme', frameOf('http://doppelstapel/')],
    ['user info before a foreign host', frameOf('app://doppelstapel@example.org/')],
    ['a file', frameOf('file:///doppelstapel/index.html')],
    ['an empty page', frameOf('about:blank')],
    ['nonsense', frameOf('doppelstapel')],
    ['a frame inside a page of ours', frameOf(OWN_PAGE, frameOf(OWN_PAGE))],
    ['a frame that is gone', null],
  ])('%s is refused', (_name, frame) => {
    ipcMain.send('host:message', new FakeSender(), frame, [message]);
    expect(received).toEqual([]);
    expect(refused).toEqual(['host:message: sender']);
  });

  test('a question from a foreign page is not answered', () => {
    ipc.answer('app:info', () => ({ version: '1', locale: 'de' }));
    expect(() => ipcMain.ask('app:info', new FakeSender(), frameOf('https://example.org/'), [])).toThrow('refused');
    expect(ipcMain.ask('app:info', new FakeSender(), frameOf(OWN_PAGE), [])).toEqual({ version: '1', locale: 'de' });
  });
});

describe('reliability 3: what is sent', () => {
  test.each([
    ['nothing', []],
    ['text', ['ping']],
    ['no type', [{ id: 1 }]],
    ['a type that is no text', [{ type: 7 }]],
    ['a list', [[message]]],
    ['two messages', [message, message]],
    ['more than a host reads', [{ type: 'act', filler: 'x'.repeat(16 * 1024) }]],
    ['what is not JSON', [{ type: 'act', count: 1n }]],
  ])('%s is refused', (_name, args) => {
    ipcMain.send('host:message', new FakeSender(), frameOf(OWN_PAGE), args);
    expect(received).toEqual([]);
    expect(refused).toEqual(['host:message: schema']);
  });

  test('a channel without content takes none', () => {
    ipc.on('host:open', () => received.push('opened'));
    ipcMain.send('host:open', new FakeSender(), frameOf(OWN_PAGE), [{}]);
    expect(received).toEqual([]);
  });

  test('a question with content that it must not have is refused', () => {
    ipc.answer('app:info', () => ({ version: '1', locale: 'de' }));
    expect(() => ipcMain.ask('app:info', new FakeSender(), frameOf(OWN_PAGE), ['all of it'])).toThrow('refused');
  });

  test('whatever is sent, nothing but objects with a type comes through, and nothing throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (anything) => {
        received = [];
        ipcMain.send('host:message', new FakeSender(), frameOf(OWN_PAGE), [anything]);
        for (const accepted of received) expect(accepted).toHaveProperty('type', expect.any(String));
      }),
    );
  });
});
