/** As much of Electron's event as tells who sent it. */
export interface Frame {
  readonly url: string;
  readonly parent: Frame | null;
}

/**
 * Messages count only from the top frame of a page of ours: not from frames inside it, not from frames that are gone,
 * and not from whatever page a window might have been led to.
 */
export function isTrustedFrame(frame: Frame | null | undefined, trustedOrigins: readonly string[]): boolean {
  if (frame === null || frame === undefined || frame.parent !== null) return false;
  return trustedOrigins.includes(originOf(frame.url));
}

/** `URL.origin` is "null" for schemes of our own, so that it is put together here. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
