import type { MenuItemConstructorOptions } from 'electron';
import type { menuTexts } from '../menu-texts';

interface EveningControl {
  save(): Promise<void>;
  open(): Promise<void>;
}

/** The evening in the menu: into a file and out of it. */
export function eveningEntries(evening: EveningControl, texts: ReturnType<typeof menuTexts>): MenuItemConstructorOptions[] {
  return [
    { id: 'save-evening', label: texts.saveEvening, accelerator: 'CmdOrCtrl+S', click: () => void evening.save() },
    { id: 'open-evening', label: texts.openEvening, accelerator: 'CmdOrCtrl+O', click: () => void evening.open() },
  ];
}
