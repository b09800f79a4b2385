import { isGerman } from '../headless/language';
import { StorageBusyError } from '../storage/folder-lock';

/** Something that the person in front of the hosting app should know. */
export interface Notice {
  readonly kind: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly detail: string;
}

/** An error in words. */
export function reasonText(error: unknown, german: boolean): string {
  if (error instanceof StorageBusyError) {
    return german
      ? `Ein anderer Gastgeber benutzt diesen Ordner schon: ${error.folder}`
      : `Another host already uses this folder: ${error.folder}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Why no table can be opened. */
export function failureNotice(error: unknown, locale: string): Notice {
  const german = isGerman(locale);
  const reason = reasonText(error, german);
  return {
    kind: 'error',
    message: german ? 'Hier lässt sich gerade kein Tisch eröffnen.' : 'A table cannot be opened here at the moment.',
    detail: german ? `${reason}\n\nZu einem anderen Tisch dazustoßen geht trotzdem.` : `${reason}\n\nJoining another table still works.`,
  };
}
