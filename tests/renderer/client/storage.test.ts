import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastTarget, rememberTarget } from '@renderer/client/device';
import { readMessage } from '@renderer/client/socket-link';
import { forgetToken, rememberToken, tokenFor } from '@renderer/client/tokens';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (globalThis as { doppelstapel?: unknown }).doppelstapel;
});

describe('tokens', () => {
  it('belong to one host each, survive the tab and can be forgotten', () => {
    rememberToken('a:1', 'one');
    rememberToken('b:1', 'two');
    expect(tokenFor('a:1')).toBe('one');
    sessionStorage.clear();
    expect(tokenFor('b:1')).toBe('two');
    forgetToken('b:1');
    expect(tokenFor('b:1')).toBeNull();
  });

  it('a tab keeps its own when another tab has joined as somebody else', () => {
    rememberToken('a:1', 'mine');
    localStorage.setItem('doppelstapel.token.a:1', 'theirs');
    expect(tokenFor('a:1')).toBe('mine');
  });

  it('are simply missing where storage is forbidden', () => {
    const forbidden = { getItem: () => { throw new Error('denied'); }, setItem: () => { throw new Error('denied'); }, removeItem: () => { throw new Error('denied'); } };
    vi.stubGlobal('localStorage', forbidden);
    vi.stubGlobal('sessionStorage', forbidden);
    expect(() => rememberToken('a:1', 'one')).not.toThrow();
    expect(tokenFor('a:1')).toBeNull();
    expect(() => forgetToken('a:1')).not.toThrow();
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
