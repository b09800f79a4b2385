import { USUAL_PORT } from '../transport/http-server';

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
  damaged(file: string, line: number): string;
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
  --help        this text`,
  tableName: 'Table',
  join: (address, code) => `Join at ${address} with the code ${code}`,
  otherAddresses: (addresses) => `or at ${addresses.join(', ')}`,
  howToEnd: 'Ctrl+C ends the evening.',
  joined: (name) => `${name} joined`,
  left: (name) => `${name} is away`,
  started: (game, round) => `Match ${round}: ${game}`,
  finished: (game) => `Finished: ${game}`,
  trouble: (message) => `Something went wrong: ${message}`,
  damaged: (file, line) =>
    `The journal of the last evening is damaged in line ${line}. It was left as it is, and a new evening begun: ${file}`,
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
  --help        dieser Text`,
  tableName: 'Tisch',
  join: (address, code) => `Mitspielen unter ${address} mit dem Code ${code}`,
  otherAddresses: (addresses) => `oder unter ${addresses.join(', ')}`,
  howToEnd: 'Strg+C beendet den Abend.',
  joined: (name) => `${name} ist dabei`,
  left: (name) => `${name} ist weg`,
  started: (game, round) => `Partie ${round}: ${game}`,
  finished: (game) => `Zu Ende: ${game}`,
  trouble: (message) => `Etwas ging schief: ${message}`,
  damaged: (file, line) =>
    `Das Protokoll des letzten Abends ist in Zeile ${line} beschädigt. Es blieb, wie es ist, und ein neuer Abend beginnt: ${file}`,
  badArgument: (message) => `${message}\nSiehe --help.`,
  badPort: (value) => `--port braucht eine Zahl von 1 bis 65535, nicht »${value}«.`,
  portInUse: (port) => `Port ${port} gehört schon einem anderen Programm. Wähle mit --port einen anderen oder lass ihn weg.`,
  storageBusy: (folder) => `Ein anderer Gastgeber benutzt schon ${folder}. Beende ihn oder wähle mit --data einen anderen Ordner.`,
  cannotStart: (message) => `Der Gastgeber konnte nicht starten: ${message}`,
  noPage: 'Die Seite für Browser ist nicht gebaut. Führe aus: npm run build',
  closing: 'Wird beendet.',
};

/** Texts in the language that the system asks for: German, or else English. */
export function headlessTexts(locale: string): HeadlessTexts {
  return locale.toLowerCase().startsWith('de') ? german : english;
}
