import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECK_EVERY } from '@electron/main/updates/policy';
import { Updates } from '@electron/main/updates/updates';
import type { FoundUpdate, Updater } from '@electron/main/updates/updates';

/** An updater without a network, and what was asked of it. */
class FakeUpdater implements Updater {
  readonly log: string[] = [];
  newest: string | null = '2.0.0';
  isReachable = true;
  installs: boolean | null = null;
  #settle: { done(): void; fail(error: Error): void } | null = null;

  check(): Promise<FoundUpdate | null> {
    this.log.push('check');
    if (!this.isReachable) return Promise.reject(new Error('no network'));
    if (this.newest === null) return Promise.resolve(null);
    return Promise.resolve({
      version: this.newest,
      download: () => {
        this.log.push('download');
        return new Promise<void>((done, fail) => (this.#settle = { done, fail }));
      },
      cancel: () => {
        this.log.push('cancel');
        this.#settle?.fail(new Error('cancelled'));
      },
    });
  }

  finishDownload(): void {
    this.#settle?.done();
  }

  installOnQuit(install: boolean): void {
    this.installs = install;
  }
}

let updater: FakeUpdater;
let loaded: number;
let quiet: boolean;
let stored: boolean;

function started(isAvailable = true): Updates {
  const updates = new Updates({
    isAvailable,
    load() {
      loaded += 1;
      return Promise.resolve(updater);
    },
    isQuiet: () => quiet,
    now: () => Date.now(),
    store: { load: () => stored, save: (isOn) => void (stored = isOn) },
  });
  updates.start();
  return updates;
}

beforeEach(() => {
  vi.useFakeTimers();
  updater = new FakeUpdater();
  loaded = 0;
  quiet = true;
  stored = true;
});
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(15_000);

describe('an installed copy', () => {
  test('asks, loads and is renewed when it is closed', async () => {
    const updates = started();
    await soon();
    expect(updater.log).toEqual(['check', 'download']);
    expect(updates.state).toEqual({ isAvailable: true, isOn: true, ready: null });
    updater.finishDownload();
    await soon();
    expect(updates.state.ready).toBe('2.0.0');
    await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY);
    expect(updater.log).toEqual(['check', 'download']);
    await updates.end(false);
    expect(updater.installs).toBe(true);
  });

  test('asks again later where there is nothing new, or nobody answers', async () => {
    updater.newest = null;
    started();
    await soon();
    await vi.advanceTimersByTimeAsync(CHECK_EVERY - 20_000);
    expect(updater.log).toEqual(['check']);
    updater.isReachable = false;
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(CHECK_EVERY);
    expect(updater.log).toEqual(['check', 'check', 'check']);
  });

  test('does nothing at all in the middle of an evening', async () => {
    quiet = false;
    started();
    await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY);
    expect(loaded).toBe(0);
    quiet = true;
    await soon();
    expect(updater.log).toEqual(['check', 'download']);
  });

  test('breaks a download off when an evening begins, and begins anew after it', async () => {
    const updates = started();
    await soon();
    quiet = false;
    await soon();
    expect(updater.log).toEqual(['check', 'download', 'cancel']);
    quiet = true;
    await soon();
    expect(updater.log).toEqual(['check', 'download', 'cancel', 'check', 'download']);
    updater.finishDownload();
    await soon();
    expect(updates.state.ready).toBe('2.0.0');
  });

  test('loads nothing that it only learned of when the evening had begun', async () => {
    const check = updater.check.bind(updater);
    updater.check = async () => {
      const found = await check();
      quiet = false;
      return found;
    };
    started();
    await soon();
    expect(updater.log).toEqual(['check']);
  });

  test('leaves a match that will go on to the version in which it was begun', async () => {
    const updates = started();
    await soon();
    updater.finishDownload();
    await soon();
    await updates.end(true);
    expect(updater.installs).toBe(false);
  });

  test('gives up a download when it is closed', async () => {
    const updates = started();
    await soon();
    await updates.end(false);
    expect(updater.log.at(-1)).toBe('cancel');
    expect(updater.installs).toBe(false);
  });
});

describe('the switch', () => {
  test('is remembered, and off means no request', async () => {
    stored = false;
    const updates = started();
    await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY);
    await updates.end(false);
    expect(loaded).toBe(0);
    expect(updates.state).toEqual({ isAvailable: true, isOn: false, ready: null });
  });

  test('on begins at once', async () => {
    stored = false;
    const updates = started();
    updates.switchTo(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(stored).toBe(true);
    expect(updater.log).toEqual(['check', 'download']);
  });

  test('off breaks a download off, and installs nothing that is there', async () => {
    const updates = started();
    await soon();
    updates.switchTo(false);
    expect(updater.log).toEqual(['check', 'download', 'cancel']);
    updates.switchTo(true);
    await soon();
    updater.finishDownload();
    await soon();
    updates.switchTo(false);
    await updates.end(false);
    expect(updater.installs).toBe(false);
    expect(stored).toBe(false);
  });
});

test('a copy that was not installed, or whose makers name no place to ask, never touches the updater', async () => {
  const updates = started(false);
  updates.switchTo(true);
  await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY);
  await updates.end(false);
  expect(loaded).toBe(0);
  expect(updates.state).toEqual({ isAvailable: false, isOn: false, ready: null });
});
