import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';
import { menuTexts } from './menu-texts';

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
