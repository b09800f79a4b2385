import { openBridgeLink } from './bridge-link';
import type { HostLink, OpenLink, Target } from './host-link';
import { openSocketLink } from './socket-link';

let opener: OpenLink = (target) =>
  target.kind === 'own' ? openBridgeLink() : openSocketLink(target.address, location.protocol === 'https:');

export function openLink(target: Target): HostLink {
  return opener(target);
}

/** Lets tests and previews put a host of their own in the place of the real one. */
export function setLinkOpener(other: OpenLink): void {
  opener = other;
}
