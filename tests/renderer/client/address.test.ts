import { describe, expect, it } from 'vitest';
import { USUAL_PORT as hostsPort } from '@electron/transport/http-server';
import { USUAL_PORT } from '@renderer/screens/home/usual-port';
import { invitation, readAddress, withoutScheme } from '@renderer/client/address';

const read = (typed: string) => readAddress(typed, 5362);

describe('an address as people type it', () => {
  it.each([
    ['192.168.0.23:4711', '192.168.0.23:4711'],
    [' http://192.168.0.23:4711/ ', '192.168.0.23:4711'],
    ['192.168.0.23', '192.168.0.23:5362'],
    ['werkbank.local', 'werkbank.local:5362'],
    ['WERKBANK:80', 'werkbank:80'],
    ['[fe80::1]:4711', '[fe80::1]:4711'],
  ])('%s', (typed, address) => {
    expect(read(typed)).toEqual({ address, code: null });
  });

  it('brings its code along when a whole invitation is pasted', () => {
    expect(read(invitation('http://192.168.0.23:4711', 'K7M4R'))).toEqual({ address: '192.168.0.23:4711', code: 'K7M4R' });
    expect(read('192.168.0.23:4711/#k7m-4r')).toEqual({ address: '192.168.0.23:4711', code: 'K7M4R' });
  });

  it.each(['', '   ', 'zwei worte', '12345', 'http://', 'user:pass@host', '192.168.0.23:99999', 'über/../x y'])('%j is none', (typed) => {
    expect(read(typed)).toBeNull();
  });

  it('never puts the code where a server would see it', () => {
    const url = new URL(invitation('http://192.168.0.23:4711', 'K7M4R'));
    expect(`${url.pathname}${url.search}`).not.toContain('K7M4R');
  });

  it('is shown without its scheme', () => {
    expect(withoutScheme('http://192.168.0.23:4711')).toBe('192.168.0.23:4711');
  });
});

describe('an address without a port', () => {
  it('means the port on which hosts listen', () => {
    expect(hostsPort).toBe(USUAL_PORT);
  });
});
