import { USUAL_PORT } from '@shared/protocol/addresses';
import { normalizeJoinCode } from '@shared/protocol/join-code';

export interface TypedAddress {
  /** `host:port`, or the host alone. */
  readonly address: string;
  /** The join code, where a whole invitation was pasted. */
  readonly code: string | null;
}

/** Reads what people type or paste: an address, a URL, or the invitation behind the QR code. Null when it is none. */
export function readAddress(typed: string): TypedAddress | null {
  const text = typed.trim().replace(/^(?:https?|wss?):\/\//iu, '');
  if (text === '' || /\s/u.test(text)) return null;
  let url: URL;
  try {
    url = new URL(`http://${text}`);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '' || !/^[\w.-]+$|^\[[\da-f:.]+\]$/iu.test(url.hostname)) return null;
  // A lone number is a code or half an address, though URLs accept it.
  if (/^\d+$/u.test(text)) return null;
  const code = /^#\/?([\w-]+)$/u.exec(url.hash)?.[1] ?? null;
  // URLs drop port 80, which somebody may well have meant.
  const port = /^(?:\[[^\]]*\]|[^:/?#]*):(\d+)/u.exec(text)?.[1] ?? String(USUAL_PORT);
  return { address: `${url.hostname}:${port}`, code: code === null ? null : normalizeJoinCode(decodeURIComponent(code)) };
}

/** What the QR code says. The code stands behind the #, which never leaves the browser. */
export function invitation(address: string, code: string): string {
  return `${address}/#${code}`;
}

/** `http://192.168.0.23:4711` as people read it out. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//u, '');
}
