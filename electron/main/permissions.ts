import { originOf } from '../ipc/trust';

/**
 * All that a page of ours may be granted. Joining a table needs the local network, which newer versions of Chromium ask
 * for under these names; a table that is watched must not go dark; and a join address can be copied.
 */
const GRANTED = new Set([
  'local-network',
  'local-network-access',
  'loopback-network',
  'screen-wake-lock',
  'fullscreen',
  'clipboard-sanitized-write',
]);

export function isGranted(permission: string, requestingUrl: string, trustedOrigins: readonly string[]): boolean {
  return GRANTED.has(permission) && trustedOrigins.includes(originOf(requestingUrl));
}
