import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toString as qrCode } from 'qrcode';
import { games } from '@shared/games/registry';
import { CarriedEveningError } from '../storage/carried-evening';
import { StorageBusyError, lockFolder } from '../storage/folder-lock';
import { discoveryInterfaces } from '../discovery/interfaces';
import { PortInUseError } from '../transport/http-server';
import type { HostEvent } from '../host/services';
import { parseArguments, type HeadlessArguments } from './arguments';
import { startAnnouncedHost } from './announced-host';
import { DamagedEveningError, NoEveningError, UnfinishedEveningError, goOnBeforeDamage, openEvening, saveEvening } from './evening-files';
import { usualHostOptions, type RunningHost } from './start-host';
import { headlessTexts, type HeadlessTexts } from './texts';

const rendererDirectory = join(import.meta.dirname, '..', 'renderer');

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function locale(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? Intl.DateTimeFormat().resolvedOptions().locale;
}

function report(texts: HeadlessTexts, event: HostEvent): void {
  switch (event.type) {
    case 'joined':
      return console.log(texts.joined(event.name));
    case 'left':
      return console.log(texts.left(event.name));
    case 'started':
      return console.log(texts.started(event.game, event.round));
    case 'finished':
      return console.log(texts.finished(event.game));
    case 'trouble':
      return console.error(texts.trouble(messageOf(event.error)));
  }
}

function failure(error: unknown, texts: HeadlessTexts): string {
  if (error instanceof PortInUseError) return texts.portInUse(error.port);
  if (error instanceof StorageBusyError) return texts.storageBusy(error.folder);
  if (error instanceof CarriedEveningError) return texts.badEvening(error);
  if (error instanceof UnfinishedEveningError) return texts.unfinished(error.tableName);
  if (error instanceof DamagedEveningError) return texts.cannotSaveDamaged(error.report);
  if (error instanceof NoEveningError) return texts.noEvening(error.folder);
  return texts.cannotStart(messageOf(error));
}

async function announce(host: RunningHost, texts: HeadlessTexts): Promise<void> {
  for (const warning of host.warnings) console.error(texts.damaged(warning));
  const [address, ...others] = host.addresses();
  if (address === undefined) return;
  // Terminals show colours, so that the code is dark on light whatever theirs are; files do not.
  const kind = process.stdout.isTTY ? ({ type: 'terminal', small: true } as const) : ({ type: 'utf8' } as const);
  console.log(await qrCode(`${address}/#${host.joinCode}`, { ...kind, errorCorrectionLevel: 'L' }));
  console.log(texts.join(address, host.joinCode));
  if (others.length > 0) console.log(texts.otherAddresses(others));
  console.log(texts.howToEnd);
}

/** Does what was asked for with an evening. @returns whether a host is wanted afterwards */
async function prepare({ task, dataDirectory }: HeadlessArguments, texts: HeadlessTexts): Promise<boolean> {
  if (task === null) return true;
  const unlock = await lockFolder(dataDirectory);
  try {
    if (task.kind === 'save') await saveEvening(dataDirectory, task.file, games);
    else if (task.kind === 'open') await openEvening(dataDirectory, task.file, games, task.anyway);
    else await goOnBeforeDamage(dataDirectory, task.journal, games, task.anyway);
  } finally {
    await unlock();
  }
  if (task.kind === 'save') console.log(texts.saved(task.file));
  return task.kind !== 'save';
}

async function run(options: HeadlessArguments, texts: HeadlessTexts): Promise<void> {
  if (!(await prepare(options, texts))) return;
  if (!existsSync(join(rendererDirectory, 'index.html'))) throw new Error(texts.noPage);
  const hostOptions = {
    ...usualHostOptions,
    ...options,
    rendererDirectory,
    hostPolicy: 'first-person',
    games,
    report: (event: HostEvent) => report(texts, event),
  } as const;
  // Who lets it listen on one address only, wants it announced nowhere else.
  const interfaces = discoveryInterfaces(options.listenOn === '0.0.0.0' ? '' : options.listenOn);
  const host = await startAnnouncedHost(hostOptions, interfaces);
  const close = (): void => {
    console.log(texts.closing);
    host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(texts.trouble(messageOf(error)));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  await announce(host, texts);
}

const texts = headlessTexts(locale());
const parsed = parseArguments(process.argv.slice(2), texts, process.env, process.platform);
if (parsed.kind === 'help') console.log(texts.help);
else if (parsed.kind === 'bad') {
  console.error(texts.badArgument(parsed.message));
  process.exitCode = 2;
} else {
  run(parsed.arguments, texts).catch((error: unknown) => {
    console.error(failure(error, texts));
    process.exitCode = 1;
  });
}
