import { beforeEach, expect, test } from 'vitest';
import type { RunningHost } from '@electron/headless/start-host';
import type { HostWarning } from '@electron/headless/table-store';
import { failureNotice } from '@electron/main/host-notices';
import { OwnHost } from '@electron/main/own-host';
import { StorageBusyError } from '@electron/storage/folder-lock';
import type { Connection } from '@electron/transport/connection';

const warning: HostWarning = {
  code: 'journal-damaged',
  file: 'evening.jsonl',
  line: 7,
  evening: new Date('2026-01-01T20:00:00Z'),
  table: 1,
  tableName: 'Kitchen',
  good: 6,
  lost: 3,
  match: null,
  canGoOn: true,
};

let log: string[];

function connectionNamed(name: string): Connection {
  return {
    origin: 'local',
    remote: name,
    roundTrip: () => 0,
    send: (message) => log.push(`${name} hears ${JSON.stringify(message)}`),
    onMessage: () => undefined,
    onClose: () => undefined,
    close: () => log.push(`${name} is closed`),
  };
}

function runningHost(warnings: readonly HostWarning[] = []): RunningHost {
  return {
    instance: 'run',
    notice: () => ({ instance: 'run', protocol: 1, name: 'Kitchen', game: 'pebbles', state: 'lobby', free: 4, seats: 4 }),
    port: 1,
    joinCode: 'LENA',
    addresses: () => [],
    warnings,
    visitors: () => 0,
    isPlaying: () => false,
    connectLocal: ({ remote }) => log.push(`${remote} is let in`),
    close: async () => void log.push('host is closed'),
  };
}

function hostThat(start: () => Promise<RunningHost>): OwnHost {
  return new OwnHost(
    () => {
      log.push('host starts');
      return start();
    },
    {
      onFailure: (error) => log.push(`failure: ${String(error)}`),
      onWarning: ({ file }) => log.push(`warning: ${file}`),
    },
  );
}

beforeEach(() => {
  log = [];
});

test('the host starts with the first window that asks, and once', async () => {
  const host = hostThat(async () => runningHost([warning]));
  expect(log).toEqual([]);
  await Promise.all([host.connect(connectionNamed('first')), host.connect(connectionNamed('second'))]);
  expect(log).toEqual(['host starts', 'warning: evening.jsonl', 'first is let in', 'second is let in']);
  await host.close();
  expect(log.at(-1)).toBe('host is closed');
});

test('a host that cannot start says so, and the next window tries again', async () => {
  let attempts = 0;
  const host = hostThat(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no room');
    return runningHost();
  });
  await host.connect(connectionNamed('first'));
  expect(log).toEqual([
    'host starts',
    'first hears {"type":"closed","code":"storage-failed"}',
    'first is closed',
    'failure: Error: no room',
  ]);
  await host.connect(connectionNamed('second'));
  expect(log.at(-1)).toBe('second is let in');
});

test('an app that never hosted has nothing to close, and neither has one whose host failed', async () => {
  await hostThat(async () => runningHost()).close();
  const failing = hostThat(() => Promise.reject(new Error('no')));
  const connecting = failing.connect(connectionNamed('first'));
  await failing.close();
  await connecting;
  expect(log).not.toContain('host is closed');
});

test('the host ends for a change of what it keeps, and starts with what is there then; who asks meanwhile waits', async () => {
  const host = hostThat(async () => runningHost());
  await host.connect(connectionNamed('first'));
  expect(host.isRunning).toBe(true);
  let done: () => void = () => undefined;
  const changing = new Promise<void>((resolve) => {
    done = resolve;
  });
  const reopened = host.reopen(() => changing.then(() => void log.push('changed')));
  const late = host.connect(connectionNamed('second'));
  done();
  await Promise.all([reopened, late]);
  expect(log).toEqual(['host starts', 'first is let in', 'host is closed', 'changed', 'host starts', 'second is let in']);
});

test('the host is there again when the change failed', async () => {
  const host = hostThat(async () => runningHost());
  await host.connect(connectionNamed('first'));
  await expect(host.reopen(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  await host.connect(connectionNamed('second'));
  expect(log.at(-1)).toBe('second is let in');
  expect(log.filter((line) => line === 'host starts')).toHaveLength(2);
});

test('notices speak the language of the system', () => {
  expect(failureNotice(new StorageBusyError('/party'), 'de-CH').detail).toContain('benutzt diesen Ordner schon: /party');
  expect(failureNotice(new Error('disk full'), 'en').detail).toContain('disk full');
});
