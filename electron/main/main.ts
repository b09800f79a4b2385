import { join } from 'node:path';
import { app, dialog, protocol, session } from 'electron';
import type { BrowserWindow } from 'electron';
import { games } from '@shared/games/registry';
import type { HostEvent } from '../host/services';
import { askAlive } from '../discovery/alive';
import { openBonjourRadio } from '../discovery/bonjour-radio';
import { TableBrowser } from '../discovery/browse';
import { discoveryInterfaces } from '../discovery/interfaces';
import { startAnnouncedHost } from '../headless/announced-host';
import { usualHostOptions } from '../headless/start-host';
import { serveDiscovery } from '../ipc/discovery';
import { serveWindows } from '../ipc/host-connections';
import { openIpc } from '../ipc/ipc';
import { originOf } from '../ipc/trust';
import { hardenApp, hardenSession } from './harden';
import { failureNotice, warningNotice } from './host-notices';
import type { Notice } from './host-notices';
import { installMenu } from './menu';
import { APP_ORIGIN, APP_SCHEME } from './origin';
import { OwnHost, usualTableName } from './own-host';
import { serveFile } from './serve-files';
import { openWindow } from './window';

const rendererFolder = join(import.meta.dirname, '..', 'renderer');

/** Pages come from the development server only in an app that is not packaged. */
const developmentServer = app.isPackaged ? undefined : process.env['DOPPELSTAPEL_DEVELOPMENT_SERVER'];
const trustedOrigins = developmentServer === undefined ? [APP_ORIGIN] : [APP_ORIGIN, originOf(developmentServer)];

let window: BrowserWindow | null = null;

/** `--discovery=off`, or the addresses of the interfaces to use: for networks that are nobody's business, and for tests. */
const interfaces = discoveryInterfaces(app.commandLine.getSwitchValue('discovery'));

/** The own table is nothing to be found. */
let ownInstance: string | null = null;

const tableBrowser = new TableBrowser({
  open: openBonjourRadio,
  interfaces,
  ask: askAlive,
  isOwn: (instance) => instance === ownInstance,
});

const ownHost = new OwnHost(
  async () => {
    const options = {
      ...usualHostOptions,
      dataDirectory: join(app.getPath('userData'), 'host'),
      rendererDirectory: rendererFolder,
      tableName: usualTableName(),
      games,
      report(event: HostEvent) {
        if (event.type === 'trouble') console.error(event.error);
      },
    };
    const host = await startAnnouncedHost(options, interfaces);
    ownInstance = host.instance;
    return host;
  },
  {
    onFailure(error) {
      console.error(error);
      tell(failureNotice(error, app.getLocale()));
    },
    onWarning: (warning) => tell(warningNotice(warning, app.getLocale())),
  },
);

function tell({ kind, message, detail }: Notice): void {
  if (window !== null) void dialog.showMessageBox(window, { type: kind, message, detail });
}

function open(): void {
  window = openWindow({
    address: developmentServer ?? `${APP_ORIGIN}/`,
    preload: join(import.meta.dirname, '..', 'preload', 'preload.cjs'),
    icon: join(import.meta.dirname, 'icon.png'),
    stateFile: join(app.getPath('userData'), 'window-state.json'),
    developing: !app.isPackaged,
  });
  window.on('closed', () => {
    window = null;
  });
}

function showAgain(): void {
  if (window === null) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

/** Lets the host tell everybody and finish writing before the process ends. */
function closeHostBeforeQuitting(): void {
  let closing = false;
  app.on('will-quit', (event) => {
    if (closing) return;
    closing = true;
    event.preventDefault();
    ownHost
      .close()
      .catch((error: unknown) => console.error(error))
      .finally(() => app.exit());
  });
}

async function run(): Promise<void> {
  app.on('second-instance', showAgain);
  app.on('window-all-closed', () => app.quit());
  closeHostBeforeQuitting();
  hardenApp(app, trustedOrigins);
  await app.whenReady();

  hardenSession(session.defaultSession, trustedOrigins);
  protocol.handle(APP_SCHEME, (request) => serveFile(request, rendererFolder));
  const ipc = openIpc(trustedOrigins);
  serveWindows(ipc, (connection) => void ownHost.connect(connection));
  serveDiscovery(ipc, tableBrowser);
  ipc.answer('app:info', () => ({ version: app.getVersion(), locale: app.getLocale() }));
  installMenu(app.getLocale(), !app.isPackaged);
  open();
}

protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();

if (app.requestSingleInstanceLock()) {
  run().catch((error: unknown) => {
    console.error(error);
    app.exit(1);
  });
} else {
  app.quit();
}
