import { hostname } from 'node:os';
import { APP_ORIGIN } from '@shared/protocol/addresses';

/** Decides whom a web server answers, by the two headers in which browsers say where a request comes from. */
export interface OwnOrigin {
  /** Whether the request was meant for this computer: a foreign name here is a sign of DNS rebinding. */
  isOwnHost(host: string | undefined): boolean;
  /** Whether a WebSocket is opened by this server's own page, or by a copy of the app. */
  isOwnOrigin(origin: string | undefined, host: string | undefined): boolean;
}

/** `addresses`: the computer's addresses at the moment, as networks come and go. */
export function ownOrigin(port: number, addresses: () => readonly string[]): OwnOrigin {
  const name = hostname().toLowerCase();
  const names = ['localhost', '127.0.0.1', '[::1]', name, `${name}.local`];
  const isOwnHost = (host: string | undefined): boolean => {
    if (host === undefined) return false;
    const asked = host.toLowerCase();
    return [...names, ...addresses()].some((own) => asked === `${own}:${port}` || (port === 80 && asked === own));
  };
  return {
    isOwnHost,
    isOwnOrigin: (origin, host) => {
      if (!isOwnHost(host) || host === undefined || origin === undefined) return false;
      return origin === APP_ORIGIN || origin === `http://${host.toLowerCase()}`;
    },
  };
}
