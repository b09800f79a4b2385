import type { Language } from './text';

/** Names in a row as the language joins them: "Jana, Ole und Ben". */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);
}
