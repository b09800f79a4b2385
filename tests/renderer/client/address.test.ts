import { describe, expect, it } from 'vitest';
import { invitation, readAddress, withoutScheme } from '@renderer/client/address';

describe('an address as people type it', () => {
  it.each([
    ['192.168.0.23:4711', '192.168.0.23:4711'],
    [' http://192.168.0.23:4711/ ', '192.168.0.23:4711'],
    ['192.168.0.23', '192.168.0.23:5362'],
    ['werkbank.local', 'werkbank.local:5362'],
    ['WERKBANK:80', 'werkbank:80'],
    ['[fe80::1]:4711', '[fe80::1]:4711'],
  ])('%s', (typed, address) => {
    expect(readAddress(typed)).toEqual({ address, code: null });
  });

  it('brings its code along when a whole invitation is pasted', () => {
    expect(readAddress(invitation('http://192.168.0.23:4711', 'K7M4R'))).toEqual({ address: '192.168.0.23:4711', code: 'K7M4R' });
    expect(readAddress('192.168.0.23:4711/#k7m-4r')).toEqual({ address: '192.168.0.23:4711', code: 'K7M4R' });
  });

  it.each(['', '   ', 'zwei worte', '12345', 'http://', 'user:pass@host', '192.168.0.23:99999', 'über/../x y'])('%j is none', (typed) => {
    expect(readAddress(typed)).toBeNull();
  });

  it('never puts the code where a server would see it', () => {
    const url = new URL(invitation('http://192.168.0.23:4711', 'K7M4R'));
    expect(`${url.pathname}${url.search}`).not.toContain('K7M4R');
  });

  it('is shown without its scheme', () => {
    expect(withoutScheme('http://192.168.0.23:4711')).toBe('192.168.0.23:4711');
  });
});
