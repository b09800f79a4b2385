import { isGerman } from '../headless/language';

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
    televisionTitle: 'Doppelstapel: Fernseher',
    showTelevision: 'Fernseher zeigen',
    closeTelevision: 'Fernseher schließen',
    televisionOn: 'Fernseher auf',
    display: 'Bildschirm',
    playersDisplay: 'mit deinem Fenster',
    saveEvening: 'Abend sichern …',
    openEvening: 'Abend öffnen …',
    eveningFile: 'Abend',
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
    televisionTitle: 'Doppelstapel: television',
    showTelevision: 'Show television',
    closeTelevision: 'Close television',
    televisionOn: 'Television on',
    display: 'Display',
    playersDisplay: 'with your window',
    saveEvening: 'Save evening …',
    openEvening: 'Open evening …',
    eveningFile: 'Evening',
    quit: 'Quit',
  },
} as const;

export function menuTexts(locale: string): (typeof TEXTS)['de'] | (typeof TEXTS)['en'] {
  return isGerman(locale) ? TEXTS.de : TEXTS.en;
}
