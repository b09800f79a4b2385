import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastTarget, rememberTarget } from '@renderer/client/device';
import { readMessage } from '@renderer/client/socket-link';
import { forgetToken, rememberCode, rememberToken, tokenFor } from '@renderer/client/tokens';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (globalThis as { doppelstapel?: unknown }).doppelstapel;
});

describe('tokens', () => {
  const lasting = (host: string): string | null => localStorage.getItem(`doppelstapel.token.${host}`);

  it('belong to one host each, survive the tab and can be forgotten', () => {
    rememberToken('a:1', 'table', 'one', null);
    rememberToken('b:1', 'table', 'two', null);
    expect(tokenFor('a:1')).toBe('one');
    sessionStorage.clear();
    expect(tokenFor('b:1')).toBe('two');
    forgetToken('b:1', 'two');
    expect(tokenFor('b:1')).toBeNull();
    expect(lasting('b:1')).toBeNull();
  });

  it('belong to one table each, found by its id or its code; without either it is the last one', () => {
    rememberToken('a:1', 'kitchen', 'one', 'K7M4R');
    rememberToken('a:1', 'balcony', 'two', 'B2B2B');
    expect(tokenFor('a:1')).toBe('two');
    expect(tokenFor('a:1', { table: 'kitchen' })).toBe('one');
    expect(tokenFor('a:1', { code: 'K7M4R' })).toBe('one');
    expect(tokenFor('a:1', { table: 'attic' })).toBeNull();
    rememberToken('a:1', 'kitchen', 'three', 'K7M4R');
    expect(tokenFor('a:1')).toBe('three');
    expect(tokenFor('a:1', { table: 'balcony' })).toBe('two');
  });

  it('follow a code that changes, and try the last table with one that nobody has seen', () => {
    rememberToken('a:1', 'balcony', 'two', 'B2B2B');
    rememberToken('a:1', 'kitchen', 'one', 'K7M4R');
    rememberCode('a:1', 'balcony', 'NEW22');
    expect(tokenFor('a:1', { code: 'NEW22' })).toBe('two');
    expect(tokenFor('a:1', { code: 'OTHER' })).toBe('one');
  });

  it('a tab keeps its own when another tab has joined as somebody else', () => {
    rememberToken('a:1', 'table', 'theirs', 'K7M4R');
    const theirs = lasting('a:1') ?? '';
    rememberToken('a:1', 'table', 'mine', 'K7M4R');
    localStorage.setItem('doppelstapel.token.a:1', theirs);
    for (const wanted of [null, { table: 'table' }, { code: 'K7M4R' }]) expect(tokenFor('a:1', wanted)).toBe('mine');
  });

  it('of many evenings do not pile up', () => {
    for (let evening = 0; evening < 40; evening += 1) rememberToken('a:1', `table-${String(evening)}`, 'token', null);
    expect(JSON.parse(lasting('a:1') ?? '[]')).toHaveLength(16);
    expect(tokenFor('a:1', { table: 'table-39' })).toBe('token');
    expect(tokenFor('a:1', { table: 'table-0' })).toBeNull();
  });

  it('are simply missing where storage is damaged or forbidden', () => {
    localStorage.setItem('doppelstapel.token.a:1', '[{"table":3}]');
    sessionStorage.setItem('doppelstapel.token.a:1', 'no json');
    expect(tokenFor('a:1')).toBeNull();
    const forbidden = { getItem: () => { throw new Error('denied'); }, setItem: () => { throw new Error('denied'); }, removeItem: () => { throw new Error('denied'); } };
    vi.stubGlobal('localStorage', forbidden);
    vi.stubGlobal('sessionStorage', forbidden);
    expect(() => rememberToken('a:1', 'table', 'one', null)).not.toThrow();
    expect(tokenFor('a:1')).toBeNull();
    expect(() => forgetToken('a:1', 'one')).not.toThrow();
  });
});

describe('the way back after a reload', () => {
  it('is a browser\'s own host', () => {
    expect(lastTarget()).toEqual({ kind: 'address', address: location.host });
  });

  it('is the last table in the app', () => {
    (globalThis as { doppelstapel?: unknown }).doppelstapel = {};
    expect(lastTarget()).toBeNull();
    rememberTarget({ kind: 'own' });
    expect(lastTarget()).toEqual({ kind: 'own' });
    rememberTarget({ kind: 'address', address: 'a:1' });
    expect(lastTarget()).toEqual({ kind: 'address', address: 'a:1' });
  });
});

describe('what comes over a socket', () => {
  it('is a message or nothing', () => {
    expect(readMessage('{"type":"done","re":1}')).toEqual({ type: 'done', re: 1 });
    for (const nonsense of ['', 'x', '[]', 'null', '{"type":3}', new ArrayBuffer(2)]) expect(readMessage(nonsense)).toBeNull();
  });
});
