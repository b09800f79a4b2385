import type { Device } from '@shared/protocol/lobby';
import { isApp } from './bridge';
import type { Target } from './host-link';

/** What this person sits at, which the others see beside the name. */
export function thisDevice(): Device {
  if (isApp()) return 'app';
  return window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'app';
}

const KEY = 'doppelstapel.table';

/** A browser's host is where its page came from; the app can be at any table. */
export function rememberTarget(target: Target): void {
  try {
    sessionStorage.setItem(KEY, target.kind === 'own' ? '' : target.address);
  } catch {
    // Without storage a reload leads to the start page.
  }
}

export function lastTarget(): Target | null {
  if (!isApp()) return { kind: 'address', address: location.host };
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return null;
    return stored === '' ? { kind: 'own' } : { kind: 'address', address: stored };
  } catch {
    return null;
  }
}
