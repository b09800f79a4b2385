import { beforeEach, expect, test } from 'vitest';
import { CheckedIpc } from '@electron/ipc/checked-ipc';
import { serveWindows } from '@electron/ipc/host-connections';
import type { WindowConnections } from '@electron/ipc/host-connections';
import type { Connection } from '@electron/transport/connection';
import { FakeIpcMain, FakeSender, frameOf, OWN_PAGE } from './fake-ipc-main';

const first = { type: 'hello', id: 1 };
const second = { type: 'ping', id: 2 };

let ipcMain: FakeIpcMain;
let accepted: Connection[];
let windows: WindowConnections;

function from(sender: FakeSender, channel: string, ...args: unknown[]): void {
  ipcMain.send(channel, sender, frameOf(OWN_PAGE), args);
}

function acceptedConnection(): Connection {
  const connection = accepted.at(-1);
  if (connection === undefined) throw new Error('no connection was accepted');
  return connection;
}

beforeEach(() => {
  ipcMain = new FakeIpcMain();
  accepted = [];
  windows = serveWindows(new CheckedIpc(ipcMain, ['app://doppelstapel'], () => undefined), (connection) => accepted.push(connection));
});

test('a window and the host hear each other', () => {
  const window = new FakeSender();
  from(window, 'host:open');
  const connection = acceptedConnection();
  const heard: unknown[] = [];
  connection.onMessage((message) => heard.push(message));
  from(window, 'host:message', first);
  connection.send({ type: 'done', re: 1 });
  expect(heard).toEqual([first]);
  expect(window.sent).toEqual([{ channel: 'host:message', message: { type: 'done', re: 1 } }]);
  expect(connection).toMatchObject({ origin: 'local' });
  expect(connection.roundTrip()).toBe(0);
});

test('what a window says while the host is still starting is heard afterwards, in order', () => {
  const window = new FakeSender();
  from(window, 'host:open');
  from(window, 'host:message', first);
  from(window, 'host:message', second);
  const heard: unknown[] = [];
  acceptedConnection().onMessage((message) => heard.push(message));
  expect(heard).toEqual([first, second]);
});

test('a window that never asked for the host is not heard', () => {
  from(new FakeSender(), 'host:message', first);
  expect(accepted).toEqual([]);
});

test('a reloaded page gets a new connection, and the old one is closed', () => {
  const window = new FakeSender();
  let closed = 0;
  from(window, 'host:open');
  const old = acceptedConnection();
  old.onClose(() => (closed += 1));
  from(window, 'host:open');
  expect(closed).toBe(1);
  expect(accepted).toHaveLength(2);
  old.send({ type: 'done', re: 1 });
  expect(window.sent).toEqual([]);
});

test.each(['destroyed', 'render-process-gone'] as const)('a window that is %s closes its connection once', (event) => {
  const window = new FakeSender();
  let closed = 0;
  from(window, 'host:open');
  const connection = acceptedConnection();
  connection.onClose(() => (closed += 1));
  window.end(event);
  from(window, 'host:close');
  connection.send({ type: 'done', re: 1 });
  expect(closed).toBe(1);
  expect(window.sent).toEqual([]);
});

test('a window that comes and goes is watched once', () => {
  const window = new FakeSender();
  for (let visit = 0; visit < 20; visit += 1) {
    from(window, 'host:open');
    from(window, 'host:close');
  }
  expect(accepted).toHaveLength(20);
  expect(window.listenerCount).toBe(2);
});

test('each window has a connection of its own', () => {
  const one = new FakeSender(1);
  const other = new FakeSender(2);
  from(one, 'host:open');
  const heard: unknown[] = [];
  acceptedConnection().onMessage((message) => heard.push(message));
  from(other, 'host:open');
  from(other, 'host:message', second);
  expect(accepted).toHaveLength(2);
  expect(heard).toEqual([]);
});

test('it is known which window is at the table', () => {
  const one = new FakeSender(1);
  const other = new FakeSender(2);
  from(one, 'host:open');
  expect([windows.isAtTable(1), windows.isAtTable(2)]).toEqual([true, false]);
  from(other, 'host:open');
  from(one, 'host:close');
  expect([windows.isAtTable(1), windows.isAtTable(2)]).toEqual([false, true]);
  acceptedConnection().close();
  expect(windows.isAtTable(2)).toBe(false);
});
