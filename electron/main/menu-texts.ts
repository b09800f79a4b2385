const TEXTS = {
  de: {
    view: 'Ansicht',
    fullScreen: 'Vollbild',
    larger: 'Größer',
    smaller: 'Kleiner',
    actualSize: 'Originalgröße',
    edit: 'Bearbeiten',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    selectAll: 'Alles auswählen',
    table: 'Tisch',
    quit: 'Beenden',
  },
  en: {
    view: 'View',
    fullScreen: 'Full screen',
    larger: 'Larger',
    smaller: 'Smaller',
    actualSize: 'Actual size',
    edit: 'Edit',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    table: 'Table',
    quit: 'Quit',
  },
} as const;

export function menuTexts(locale: string): (typeof TEXTS)['de'] | (typeof TEXTS)['en'] {
  return locale.toLowerCase().startsWith('de') ? TEXTS.de : TEXTS.en;
}
