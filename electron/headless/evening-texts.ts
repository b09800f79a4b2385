import type { CarriedEveningError } from '../storage/carried-evening';

/** Why an evening cannot be opened from a file. */
export function carriedEveningText({ code, file, line }: CarriedEveningError, german: boolean): string {
  switch (code) {
    case 'not-an-evening':
      return german ? `In dieser Datei steht kein Abend: ${file}` : `There is no evening in this file: ${file}`;
    case 'newer-version':
      return german
        ? `Diese Datei stammt von einer neueren Version. Bring Doppelstapel hier auf denselben Stand: ${file}`
        : `This file comes from a newer version. Update Doppelstapel on this computer: ${file}`;
    case 'damaged':
      return german
        ? `Diese Datei ist beschädigt, ab Zeile ${line}. Kopier sie noch einmal vom anderen Rechner: ${file}`
        : `This file is damaged, from line ${line} on. Copy it once more from the other computer: ${file}`;
    case 'does-not-fit':
      return german
        ? `Zeile ${line} passt nicht zu dieser Version von Doppelstapel. Nimm auf beiden Rechnern dieselbe: ${file}`
        : `Line ${line} does not fit this version of Doppelstapel. Use the same one on both computers: ${file}`;
  }
}
