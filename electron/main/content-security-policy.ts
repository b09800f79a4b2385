/**
 * What the app's own pages may load. `ws:` is open, since a person who joins names the address of the table, which nobody
 * knows beforehand; there is no certificate in a living room, hence not `wss:`.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self' ws:",
  "worker-src 'self'",
  // The app has no use for the page's manifest, which phones read; without this line every start would log a refusal.
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
