import { describe, expect, test } from 'vitest';
import { CHECK_EVERY, installsOnQuit, nextStep } from '@electron/main/updates/policy';
import type { Situation } from '@electron/main/updates/policy';
import { isQuiet } from '@electron/main/updates/quiet';

const free: Situation = { isOn: true, isQuiet: true, progress: 'idle', sinceLastCheck: null };

describe('the next step', () => {
  test('is to ask once in a while, as long as nobody is disturbed', () => {
    expect(nextStep(free)).toBe('check');
    expect(nextStep({ ...free, sinceLastCheck: CHECK_EVERY - 1 })).toBe('wait');
    expect(nextStep({ ...free, sinceLastCheck: CHECK_EVERY })).toBe('check');
  });

  test.each(['idle', 'checking', 'downloading', 'ready'] as const)('is never to ask while an evening is on, or switched off (%s)', (progress) => {
    expect(nextStep({ ...free, progress, isQuiet: false })).not.toBe('check');
    expect(nextStep({ ...free, progress, isOn: false })).not.toBe('check');
  });

  test('breaks a download off when an evening begins or it is switched off', () => {
    const loading: Situation = { ...free, progress: 'downloading', sinceLastCheck: 5 };
    expect(nextStep(loading)).toBe('wait');
    expect(nextStep({ ...loading, isQuiet: false })).toBe('abort');
    expect(nextStep({ ...loading, isOn: false })).toBe('abort');
  });

  test('is nothing while one thing is under way or done', () => {
    for (const progress of ['checking', 'ready'] as const) expect(nextStep({ ...free, progress, sinceLastCheck: 2 * CHECK_EVERY })).toBe('wait');
  });
});

test('it is installed at the end of the app, but not between two halves of a match', () => {
  expect(installsOnQuit({ isOn: true, progress: 'ready' }, false)).toBe(true);
  expect(installsOnQuit({ isOn: true, progress: 'ready' }, true)).toBe(false);
  expect(installsOnQuit({ isOn: false, progress: 'ready' }, false)).toBe(false);
  expect(installsOnQuit({ isOn: true, progress: 'downloading' }, false)).toBe(false);
});

describe('quiet', () => {
  const host = (playing: boolean, visitors: number) => ({ isPlaying: () => playing, visitors: () => visitors });

  test.each([
    ['at home, before hosting', { host: null, address: 'app://doppelstapel/#/', isAtOwnTable: false }, true],
    ['alone at the own table', { host: host(false, 0), address: 'app://doppelstapel/#/room', isAtOwnTable: true }, true],
    ['with a match', { host: host(true, 0), address: 'app://doppelstapel/#/room', isAtOwnTable: true }, false],
    ['with a phone at the table', { host: host(false, 1), address: 'app://doppelstapel/#/room', isAtOwnTable: true }, false],
    ['at home, with guests left at the table', { host: host(false, 2), address: 'app://doppelstapel/#/', isAtOwnTable: false }, false],
    ['a guest elsewhere', { host: null, address: 'app://doppelstapel/#/room', isAtOwnTable: false }, false],
    ['a guest elsewhere who has a table too', { host: host(false, 0), address: 'app://doppelstapel/#/room', isAtOwnTable: false }, false],
  ])('%s: %#', (_name, evening, quiet) => {
    expect(isQuiet(evening)).toBe(quiet);
  });
});
