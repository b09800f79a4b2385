import { join } from 'node:path';
import { app, BrowserWindow, protocol, session } from 'electron';
import { games } from '@shared/games/registry';
import { APP_ORIGIN, APP_SCHEME } from '@shared/protocol/addresses';
import type { HostEvent } from '../host/services';
import { askAlive } from '../discovery/alive';
import { openBonjourRadio } from '../discovery/bonjour-radio';
import { TableBrowser } from '../discovery/browse';
import { discoveryInterfaces } from '../discovery/interfaces';
import { startAnnouncedHost } from '../headless/announced-host';
import { usualHostOptions } from '../headless/start-host';
import type { RunningHost } from '../headless/start-host';
import { serveDiscovery } from '../ipc/discovery';
import { serveEvening } from '../ipc/evening';
import { serveWindows } from '../ipc/host-connections';
import type { WindowConnections } from '../ipc/host-connections';
import { openIpc } from '../ipc/ipc';
import type { CheckedIpc } from '../ipc/checked-ipc';
import { serveTelevision } from '../ipc/television';
import { originOf } from '../ipc/trust';
import { serveUpdates } from '../ipc/updates';
import { EVENING_OPENED } from '../ipc/window-messages';
import { hardenApp, hardenSession } from './harden';
import type { PageOptions } from './hardened-window';
import { electronDialogs } from './evening/electron-dialogs';
import { eveningEntries } from './evening/menu-entries';
import { OwnEvening } from './evening/own-evening';
import { failureNotice } from './host-notices';
import { installMenu } from './menu';
import { menuTexts } from './menu-texts';
import { OwnHost, usualTableName } from './own-host';
import type { Rectangle } from './rectangle';
import { serveFile } from './serve-files';
import { electronTelevision } from './television/electron-television';
import { televisionEntries } from './television/menu-entries';
import type { Television } from './television/television';
import { electronUpdates } from './updates/electron-updates';
import { isQuiet } from './updates/quiet';
import type { Updates } from './updates/updates';
import { openWindow } from './window';

const rendererFolder = join(import.meta.dirname, '..', 'renderer');

/** Pages come from the development server only in an app that is not packaged. */
const developmentServer = app.isPackaged ? undefined : process.env['DOPPELSTAPEL_DEVELOPMENT_SERVER'];
const trustedOrigins = developmentServer === undefined ? [APP_ORIGIN] : [APP_ORIGIN, originOf(developmentServer)];

const page: PageOptions = {
  address: developmentServer ?? `${APP_ORIGIN}/`,
  preload: join(import.meta.dirname, '..', 'preload', 'preload.cjs'),
  icon: join(import.meta.dirname, 'icon.png'),
  developing: !app.isPackaged,
};

let window: BrowserWindow | null = null;
let television: Television | null = null;
let updates: Updates | null = null;

/** `--discovery=off`, or the addresses of the interfaces to use: for networks that are nobody's business, and for tests. */
const interfaces = discoveryInterfaces(app.commandLine.getSwitchValue('discovery'));

/** The host of this process, once there is one. */
let runningHost: RunningHost | null = null;

const tableBrowser = new TableBrowser({
  open: openBonjourRadio,
  interfaces,
  ask: askAlive,
  // The own table is nothing to be found.
  isOwn: (instance) => instance === runningHost?.instance,
});

const ownHost = new OwnHost(
  async () => {
    const options = {
      ...usualHostOptions,
      dataDirectory: hostFolder(),
      rendererDirectory: rendererFolder,
      tableName: usualTableName(),
      games,
      report(event: HostEvent) {
        if (event.type === 'trouble') console.error(event.error);
      },
    };
    runningHost = await startAnnouncedHost(options, interfaces);
    television?.allow();
    return runningHost;
  },
  {
    onFailure(error) {
      console.error(error);
      dialogs.tell(failureNotice(error, locale()));
    },
    onWarning: (report) => void evening.damaged(report),
  },
);

const dialogs = electronDialogs(() => window, locale);

const evening = new OwnEvening({
  folder: hostFolder(),
  games,
  host: ownHost,
  dialogs,
  locale,
  today: () => new Date(),
  opened() {
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(EVENING_OPENED);
  },
});

function locale(): string {
  return app.getLocale();
}

/** Where the own host keeps its journals. */
function hostFolder(): string {
  return inUserData('host');
}

function inUserData(name: string): string {
  return join(app.getPath('userData'), name);
}

function open(): void {
  window = openWindow(page, inUserData('window-state.json'));
  window.on('closed', () => {
    window = null;
    // Without the player there is nobody who could quit.
    television?.end();
  });
}

/** Where the player's window is; a minimised one where it comes back. */
function playerBounds(): Rectangle | null {
  if (window === null) return null;
  return window.isMinimized() ? window.getNormalBounds() : window.getBounds();
}

function openTelevision(ipc: CheckedIpc): void {
  const texts = menuTexts(app.getLocale());
  const opened = electronTelevision(page, texts.televisionTitle, inUserData('television.json'), playerBounds);
  television = opened;
  app.on('before-quit', () => opened.end());
  serveTelevision(ipc, opened);
  const evenings = eveningEntries(evening, texts);
  opened.watch((state) => {
    installMenu(locale(), !app.isPackaged, [...televisionEntries(state, opened, texts), { type: 'separator' }, ...evenings]);
  });
}

function keepUpToDate(ipc: CheckedIpc, windows: WindowConnections): void {
  updates = electronUpdates(inUserData('updates.json'), () => {
    const contents = window?.webContents;
    const isAtOwnTable = contents !== undefined && windows.isAtTable(contents.id);
    return isQuiet({ host: runningHost, address: contents?.getURL() ?? '', isAtOwnTable });
  });
  serveUpdates(ipc, updates);
  updates.start();
}

function showAgain(): void {
  if (window === null) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

/** Lets the host tell everybody and finish writing before the process ends; what is installed then, is with its end. */
function closeHostBeforeQuitting(): void {
  let closing = false;
  app.on('will-quit', (event) => {
    if (closing) return;
    closing = true;
    event.preventDefault();
    const isPlaying = runningHost?.isPlaying() ?? false;
    Promise.all([updates?.end(isPlaying), ownHost.close()])
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
  const windows = serveWindows(ipc, (connection) => void ownHost.connect(connection));
  serveDiscovery(ipc, tableBrowser);
  ipc.answer('app:info', () => ({ version: app.getVersion(), locale: app.getLocale() }));
  serveEvening(ipc, evening);
  openTelevision(ipc);
  keepUpToDate(ipc, windows);
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
