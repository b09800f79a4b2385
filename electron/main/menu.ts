import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';
import { menuTexts } from './menu-texts';

/** A short menu: what the keyboard expects everywhere, and nothing of a browser's. The entries are the table's own. */
export function installMenu(locale: string, developing: boolean, entries: readonly MenuItemConstructorOptions[]): void {
  const texts = menuTexts(locale);
  const isMac = process.platform === 'darwin';
  const mac: MenuItemConstructorOptions[] = isMac ? [{ role: 'appMenu' }] : [];
  const quit: MenuItemConstructorOptions[] = isMac ? [] : [{ type: 'separator' }, { role: 'quit', label: texts.quit }];
  const developer: MenuItemConstructorOptions[] = developing
    ? [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }]
    : [];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...mac,
      { label: texts.table, submenu: [...entries, ...quit] },
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
