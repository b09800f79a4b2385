import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_STATE, loadWindowState, placeWindow, saveWindowState } from '@electron/main/window-state';

const screen = { x: 0, y: 0, width: 1920, height: 1080 };
const television = { x: 1920, y: 0, width: 3840, height: 2160 };
const bounds = { x: 100, y: 80, width: 1200, height: 800 };
const state = { bounds, maximized: false, fullScreen: true };

describe('the file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'window-state-'));
    file = join(folder, 'window-state.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('gives back what was written', () => {
    saveWindowState(file, state);
    expect(loadWindowState(file)).toEqual(state);
    expect(readdirSync(folder)).toEqual(['window-state.json']);
  });

  test('may be absent', () => {
    expect(loadWindowState(file)).toEqual(DEFAULT_STATE);
  });

  test.each([
    ['cut off', '{"bounds":{"x":1'],
    ['empty', ''],
    ['of another kind', '[1,2,3]'],
    ['with unknown keys', '{"bounds":null,"maximized":false,"fullScreen":false,"zoom":2}'],
    ['with impossible numbers', '{"bounds":{"x":0,"y":0,"width":-5,"height":1e9},"maximized":false,"fullScreen":false}'],
    ['binary', '\u0000\u0001\ufffd'],
  ])('that is %s gives the usual window and is put aside', (_name, text) => {
    writeFileSync(file, text);
    expect(loadWindowState(file)).toEqual(DEFAULT_STATE);
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['window-state.json.damaged']);
  });

  test('that cannot be written is no reason to fail', () => {
    writeFileSync(file, '');
    expect(() => saveWindowState(join(file, 'below-a-file.json'), state)).not.toThrow();
  });
});

describe('the place', () => {
  test('is the old one where that is visible', () => {
    expect(placeWindow(state, [screen])).toEqual(bounds);
  });

  test('is left to the system at the first start', () => {
    expect(placeWindow(DEFAULT_STATE, [screen])).toEqual({ width: 1280, height: 800 });
  });

  test('is left to the system when the display is gone', () => {
    const away = { ...state, bounds: { ...bounds, x: 2500 } };
    expect(placeWindow(away, [screen])).toEqual({ width: 1200, height: 800 });
    expect(placeWindow(away, [screen, television])).toEqual({ ...bounds, x: 2500 });
  });

  test('lies wholly on the display that shows most of it', () => {
    const half = { ...state, bounds: { ...bounds, x: 1500, y: -300 } };
    expect(placeWindow(half, [screen])).toEqual({ ...bounds, x: 720, y: 0 });
  });

  test('is not larger than the display', () => {
    const large = { ...state, bounds: { x: 0, y: 0, width: 5000, height: 3000 } };
    expect(placeWindow(large, [screen])).toEqual(screen);
  });
});
