import { basename } from 'node:path';
import { USUAL_PORT } from '@shared/protocol/addresses';
import type { CarriedEveningError } from '../storage/carried-evening';
import type { DamageReport } from './damage';
import { damageText } from './damage-texts';
import { carriedEveningText } from './evening-texts';
import { isGerman } from './language';

/** What the host without a window says to whoever runs it; players never see these texts. */
export interface HeadlessTexts {
  readonly help: string;
  readonly tableName: string;
  join(address: string, code: string): string;
  otherAddresses(addresses: readonly string[]): string;
  readonly howToEnd: string;
  joined(name: string): string;
  left(name: string): string;
  started(game: string, round: number): string;
  finished(game: string): string;
  trouble(message: string): string;
  /** What to do about a damage is said where something can be done. */
  damaged(report: DamageReport): string;
  cannotSaveDamaged(report: DamageReport): string;
  noEvening(folder: string): string;
  unfinished(tableName: string): string;
  badEvening(error: CarriedEveningError): string;
  saved(file: string): string;
  readonly oneTask: string;
  badArgument(message: string): string;
  badPort(value: string): string;
  portInUse(port: number): string;
  storageBusy(folder: string): string;
  cannotStart(message: string): string;
  readonly noPage: string;
  readonly closing: string;
}

const english: HeadlessTexts = {
  help: `Hosts a table without a window; everybody plays in a browser.

  --port N      port to listen on (default: ${USUAL_PORT}, or the next free one)
  --host ADDR   address to listen on (default: all of this computer's)
  --name TEXT   name of the table
  --data DIR    folder for the evening's journal (default: a folder of your account)

  --save FILE     saves the last evening with all its tables as one file, and does nothing else
  --evening FILE  goes on with an evening from such a file: everybody comes back with the code, and who hosts gives
                  those who have another address now their seats
  --recover FILE  goes on from before the damage of a damaged journal, which stays as it is
  --anyway        with the last two: although another evening is not over here (it stays in the folder)

  --help        this text

The file of an evening holds everybody's cards. Keep it to yourself until the evening is over.`,
  tableName: 'Table',
  join: (address, code) => `Join at ${address} with the code ${code}`,
  otherAddresses: (addresses) => `or at ${addresses.join(', ')}`,
  howToEnd: 'Ctrl+C ends the evening.',
  joined: (name) => `${name} joined`,
  left: (name) => `${name} is away`,
  started: (game, round) => `Match ${round}: ${game}`,
  finished: (game) => `Finished: ${game}`,
  trouble: (message) => `Something went wrong: ${message}`,
  damaged: (report) =>
    `The journal of an earlier evening is damaged.\n${damageText(report, false)}${
      report.canGoOn ? `\nTo go on from before the damage, end this host and start one with --recover ${basename(report.file)}` : ''
    }`,
  cannotSaveDamaged: (report) => `The evening cannot be saved: one of its journals is damaged.\n${damageText(report, false)}`,
  noEvening: (folder) => `There is no such evening in ${folder}.`,
  unfinished: (tableName) =>
    `At the table “${tableName}” an evening is not over here. Start without --evening and --recover to go on with it, choose another folder with --data, or add --anyway; its journals stay.`,
  badEvening: (error) => carriedEveningText(error, false),
  saved: (file) => `The evening is in ${file}. It holds everybody's cards: keep it to yourself until the evening is over.`,
  oneTask: 'Only one of --save, --evening and --recover can be asked for, and --anyway only with the last two.',
  badArgument: (message) => `${message}\nSee --help.`,
  badPort: (value) => `--port wants a number from 1 to 65535, not "${value}".`,
  portInUse: (port) => `Port ${port} is in use by another program. Choose another with --port, or leave it out.`,
  storageBusy: (folder) => `Another host already uses ${folder}. End it, or choose another folder with --data.`,
  cannotStart: (message) => `The host could not start: ${message}`,
  noPage: 'The page for browsers was not built. Run: npm run build',
  closing: 'Closing.',
};

const german: HeadlessTexts = {
  help: `Ist Gastgeber eines Tisches ohne Fenster; alle spielen im Browser.

  --port N      Port (sonst: ${USUAL_PORT} oder der nächste freie)
  --host ADR    Adresse, auf der gelauscht wird (sonst: alle dieses Rechners)
  --name TEXT   Name des Tisches
  --data ORDNER Ordner für das Protokoll des Abends (sonst: ein Ordner deines Kontos)

  --save DATEI    sichert den letzten Abend mit allen Tischen als eine Datei, und sonst nichts
  --evening DATEI macht mit einem Abend aus so einer Datei weiter: Alle kommen mit dem Code zurück, und wer Gastgeber
                  ist, gibt denen ihren Platz, die jetzt eine andere Adresse haben
  --recover DATEI macht vor dem Schaden eines beschädigten Protokolls weiter; es bleibt, wie es ist
  --anyway        zu den beiden letzten: obwohl hier ein anderer Abend nicht zu Ende ist (er bleibt im Ordner)

  --help        dieser Text

Die Datei eines Abends enthält die Karten aller. Behalte sie für dich, bis der Abend zu Ende ist.`,
  tableName: 'Tisch',
  join: (address, code) => `Mitspielen unter ${address} mit dem Code ${code}`,
  otherAddresses: (addresses) => `oder unter ${addresses.join(', ')}`,
  howToEnd: 'Strg+C beendet den Abend.',
  joined: (name) => `${name} ist dabei`,
  left: (name) => `${name} ist weg`,
  started: (game, round) => `Partie ${round}: ${game}`,
  finished: (game) => `Zu Ende: ${game}`,
  trouble: (message) => `Etwas ging schief: ${message}`,
  damaged: (report) =>
    `Das Protokoll eines früheren Abends ist beschädigt.\n${damageText(report, true)}${
      report.canGoOn ? `\nUm vor dem Schaden weiterzumachen, beende diesen Gastgeber und starte einen mit --recover ${basename(report.file)}` : ''
    }`,
  cannotSaveDamaged: (report) => `Der Abend lässt sich nicht sichern: Eines seiner Protokolle ist beschädigt.\n${damageText(report, true)}`,
  noEvening: (folder) => `So einen Abend gibt es nicht in ${folder}.`,
  unfinished: (tableName) =>
    `Am Tisch „${tableName}“ ist hier ein Abend nicht zu Ende. Starte ohne --evening und --recover, um mit ihm weiterzumachen, wähle mit --data einen anderen Ordner oder füge --anyway hinzu; seine Protokolle bleiben.`,
  badEvening: (error) => carriedEveningText(error, true),
  saved: (file) => `Der Abend steht in ${file}. Darin sind die Karten aller: Behalte die Datei für dich, bis der Abend zu Ende ist.`,
  oneTask: 'Von --save, --evening und --recover geht nur eines, und --anyway nur mit den beiden letzten.',
  badArgument: (message) => `${message}\nSiehe --help.`,
  badPort: (value) => `--port braucht eine Zahl von 1 bis 65535, nicht „${value}“.`,
  portInUse: (port) => `Port ${port} gehört schon einem anderen Programm. Wähle mit --port einen anderen oder lass ihn weg.`,
  storageBusy: (folder) => `Ein anderer Gastgeber benutzt schon ${folder}. Beende ihn oder wähle mit --data einen anderen Ordner.`,
  cannotStart: (message) => `Der Gastgeber konnte nicht starten: ${message}`,
  noPage: 'Die Seite für Browser ist nicht gebaut. Führe aus: npm run build',
  closing: 'Wird beendet.',
};

/** Texts in the language that the system asks for: German, or else English. */
export function headlessTexts(locale: string): HeadlessTexts {
  return isGerman(locale) ? german : english;
}
