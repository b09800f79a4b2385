import type { App, Session, WebContents } from 'electron';
import { originOf } from '../ipc/trust';
import { isGranted } from './permissions';

/** Denies every permission that is not named in permissions.ts. */
export function hardenSession(session: Session, trustedOrigins: readonly string[]): void {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    callback(isGranted(permission, details.requestingUrl, trustedOrigins));
  });
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    isGranted(permission, requestingOrigin, trustedOrigins),
  );
  session.setDevicePermissionHandler(() => false);
  // Only what our own page made itself, the cards to print; nothing is fetched.
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith('blob:')) event.preventDefault();
  });
}

function hardenContents(contents: WebContents, trustedOrigins: readonly string[]): void {
  const stayInside = (event: { preventDefault(): void }, address: string) => {
    if (!trustedOrigins.includes(originOf(address))) event.preventDefault();
  };
  contents.on('will-navigate', (event) => stayInside(event, event.url));
  contents.on('will-redirect', (event) => stayInside(event, event.url));
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // The app has no link that leads out of it, so that there is nothing to hand to the system's browser either.
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Keeps every page, also one that comes into being later, inside the app. */
export function hardenApp(app: App, trustedOrigins: readonly string[]): void {
  app.on('web-contents-created', (_event, contents) => hardenContents(contents, trustedOrigins));
}
