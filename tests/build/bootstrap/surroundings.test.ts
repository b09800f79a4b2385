import { describe, expect, test } from 'vitest';
import { hasDisplay } from '@build/bootstrap/display.mjs';
import { checkNodeVersion } from '@build/bootstrap/node-version.mjs';

describe('the display', () => {
  test('is there on Windows and macOS', () => {
    expect(hasDisplay('win32', {})).toBe(true);
    expect(hasDisplay('darwin', {})).toBe(true);
  });

  test('is named by the environment on Linux', () => {
    expect(hasDisplay('linux', {})).toBe(false);
    expect(hasDisplay('linux', { DISPLAY: '' })).toBe(false);
    expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true);
    expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
  });
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

test.each(['16.20.2', '18.20.8', '20.18.3'])('Node %s is too old, and the message says what to do', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(/too old.*\n.*Install/u);
});
