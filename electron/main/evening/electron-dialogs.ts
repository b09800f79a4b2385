import { dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import { EVENING_FILE_ENDING } from '../../headless/evening-files';
import { menuTexts } from '../menu-texts';
import type { EveningDialogs } from './own-evening';

/** Electron's own dialogs over the player's window; without one nothing is asked. */
export function electronDialogs(window: () => BrowserWindow | null, locale: () => string): EveningDialogs {
  const filters = (): { name: string; extensions: string[] }[] => [
    { name: menuTexts(locale()).eveningFile, extensions: [EVENING_FILE_ENDING] },
  ];
  return {
    async chooseTarget(name) {
      const over = window();
      if (over === null) return null;
      const { canceled, filePath } = await dialog.showSaveDialog(over, { defaultPath: name, filters: filters() });
      return canceled || filePath === '' ? null : filePath;
    },
    async chooseSource() {
      const over = window();
      if (over === null) return null;
      const { canceled, filePaths } = await dialog.showOpenDialog(over, { properties: ['openFile'], filters: filters() });
      return canceled ? null : (filePaths[0] ?? null);
    },
    async ask({ kind, message, detail, answers }) {
      const over = window();
      const last = answers.length - 1;
      if (over === null) return last;
      const { response } = await dialog.showMessageBox(over, { type: kind, message, detail, buttons: [...answers], cancelId: last, defaultId: 0, noLink: true });
      return response;
    },
    tell({ kind, message, detail }) {
      const over = window();
      if (over !== null) void dialog.showMessageBox(over, { type: kind, message, detail });
    },
  };
}
