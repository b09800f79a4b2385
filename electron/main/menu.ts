import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';

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

/** A short menu: what the keyboard expects everywhere, and nothing of a browser's. */
export function installMenu(locale: string, developing: boolean): void {
  const texts = menuTexts(locale);
  const mac: MenuItemConstructorOptions[] = process.platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  const quit: MenuItemConstructorOptions = { role: 'quit', label: texts.quit };
  const developer: MenuItemConstructorOptions[] = developing
    ? [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }]
    : [];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...mac,
      ...(process.platform === 'darwin' ? [] : [{ label: texts.table, submenu: [quit] }]),
      {
        label: texts.edit,
        submenu: [
          { role: 'cut', label: texts.cut },
          { role: 'copy', label: texts.copy },
          { role: 'paste', label: texts.paste },
          { role: 'selectAll', label: texts.selectAll },
        ],
      },
      {
        label: texts.view,
        submenu: [
          { role: 'togglefullscreen', label: texts.fullScreen },
          { type: 'separator' },
          { role: 'zoomIn', label: texts.larger },
          { role: 'zoomOut', label: texts.smaller },
          { role: 'resetZoom', label: texts.actualSize },
          ...developer,
        ],
      },
    ]),
  );
}
