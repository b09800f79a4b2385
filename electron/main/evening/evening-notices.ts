import type { DamageReport } from '../../headless/damage';
import { damageText } from '../../headless/damage-texts';
import { DamagedEveningError, NoEveningError } from '../../headless/evening-files';
import { carriedEveningText } from '../../headless/evening-texts';
import { isGerman } from '../../headless/language';
import { CarriedEveningError } from '../../storage/carried-evening';
import { reasonText } from '../host-notices';
import type { Notice } from '../host-notices';

/** A notice with several answers; the last one is what closing it means. */
export interface Question extends Notice {
  readonly answers: readonly string[];
}

const secrecy = {
  de: 'Darin sind auch die verdeckten Karten aller: Behalte die Datei für dich, bis der Abend zu Ende ist.',
  en: 'It holds everybody’s hidden cards as well: keep the file to yourself until the evening is over.',
};

export function savedNotice(file: string, locale: string): Notice {
  return isGerman(locale)
    ? {
        kind: 'info',
        message: 'Der Abend ist gesichert.',
        detail: `${file}\n\nAuf dem anderen Rechner geht es weiter mit „Abend öffnen“ im Menü „Tisch“. ${secrecy.de}`,
      }
    : {
        kind: 'info',
        message: 'The evening is saved.',
        detail: `${file}\n\nOn the other computer it goes on with “Open evening” in the menu “Table”. ${secrecy.en}`,
      };
}

export function notSavedNotice(error: unknown, locale: string): Notice {
  const german = isGerman(locale);
  const message = german ? 'Der Abend lässt sich nicht sichern.' : 'The evening cannot be saved.';
  if (error instanceof NoEveningError) {
    return { kind: 'warning', message, detail: german ? 'Auf diesem Rechner war noch kein Tisch offen.' : 'No table was ever opened on this computer.' };
  }
  if (error instanceof DamagedEveningError) {
    const why = german ? 'Eines seiner Protokolle ist beschädigt.' : 'One of its journals is damaged.';
    return { kind: 'error', message, detail: `${why}\n\n${damageText(error.report, german)}` };
  }
  return { kind: 'error', message, detail: reasonText(error, german) };
}

export function notOpenedNotice(error: unknown, locale: string): Notice {
  const german = isGerman(locale);
  const unchanged = german ? 'Hier hat sich nichts geändert.' : 'Nothing was changed here.';
  const reason = error instanceof CarriedEveningError ? carriedEveningText(error, german) : reasonText(error, german);
  return {
    kind: 'error',
    message: german ? 'Dieser Abend lässt sich nicht öffnen.' : 'This evening cannot be opened.',
    detail: `${reason}\n\n${unchanged}`,
  };
}

/** Another evening is not over here: save it first, open the new one all the same, or leave everything as it is. */
export function unfinishedQuestion(tableName: string, locale: string): Question {
  return isGerman(locale)
    ? {
        kind: 'warning',
        message: `Am Tisch „${tableName}“ ist der Abend noch nicht zu Ende.`,
        detail:
          'Öffnest du einen anderen, endet er für alle, die gerade hier sind. Seine Protokolle bleiben auf diesem Rechner; willst du später weiterspielen, sichere ihn vorher als Datei.',
        answers: ['Erst sichern …', 'Anderen Abend öffnen', 'Abbrechen'],
      }
    : {
        kind: 'warning',
        message: `The evening at the table “${tableName}” is not over yet.`,
        detail:
          'If you open another one, it ends for everybody who is here now. Its journals stay on this computer; to go on with it later, save it as a file first.',
        answers: ['Save it first …', 'Open the other evening', 'Cancel'],
      };
}

/** What the host found amiss, though it runs, and what can be done about it. */
export function damageQuestion(report: DamageReport, locale: string): Question {
  const german = isGerman(locale);
  const message = german ? 'Das Protokoll eines früheren Abends ist beschädigt.' : 'The journal of an earlier evening is damaged.';
  const about = damageText(report, german);
  if (!report.canGoOn) return { kind: 'warning', message, detail: about, answers: ['OK'] };
  return german
    ? {
        kind: 'warning',
        message,
        detail: `${about}\n\nDu kannst vor dem Schaden weitermachen. Das geschieht in einer Kopie; alle kommen zurück auf ihre Plätze, und die Partie wartet auf dich.`,
        answers: ['Vor dem Schaden weitermachen', 'Neuen Abend beginnen'],
      }
    : {
        kind: 'warning',
        message,
        detail: `${about}\n\nYou can go on from before the damage. That happens in a copy; everybody comes back to their seats, and the match waits for you.`,
        answers: ['Go on from before the damage', 'Begin a new evening'],
      };
}
