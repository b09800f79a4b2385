import type { MenuItemConstructorOptions } from 'electron';
import type { DisplayChoice, TelevisionWindow } from '@shared/protocol/television-window';
import type { menuTexts } from '../menu-texts';

interface TelevisionControl {
  open(display: number | null): void;
  close(): void;
}

type Texts = ReturnType<typeof menuTexts>;

function nameOf(display: DisplayChoice, index: number, texts: Texts): string {
  const name = display.label === '' ? `${texts.display} ${String(index + 1)}` : display.label;
  const size = `${String(display.width)} × ${String(display.height)}`;
  return `${name}, ${size}${display.isPlayers ? ` (${texts.playersDisplay})` : ''}`;
}

/** The television in the menu: one entry that opens and closes it and, where there are several displays, one for each. */
export function televisionEntries(
  { isAvailable, shownOn, displays }: TelevisionWindow,
  television: TelevisionControl,
  texts: Texts,
): MenuItemConstructorOptions[] {
  const toggle: MenuItemConstructorOptions = {
    id: 'television',
    label: shownOn === null ? texts.showTelevision : texts.closeTelevision,
    accelerator: 'F9',
    enabled: isAvailable,
    click: () => (shownOn === null ? television.open(null) : television.close()),
  };
  if (displays.length < 2) return [toggle];
  const choices = displays.map(
    (display, index): MenuItemConstructorOptions => ({
      label: nameOf(display, index, texts),
      type: 'checkbox',
      checked: display.id === shownOn,
      enabled: isAvailable,
      click: () => television.open(display.id),
    }),
  );
  return [toggle, { label: texts.televisionOn, submenu: choices }];
}
