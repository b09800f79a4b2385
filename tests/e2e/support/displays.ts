import type { ElectronApplication } from '@playwright/test';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two displays side by side on the one of the tests, with the player's window on the left one. */
export const LEFT: Area = { x: 0, y: 0, width: 900, height: 1080 };
export const RIGHT: Area = { x: 900, y: 0, width: 1020, height: 1080 };

/** Has the app believe in these displays, and tells it what happened to them. */
export async function plugDisplays(
  electron: ElectronApplication,
  areas: readonly Area[],
  event: 'display-added' | 'display-removed',
): Promise<void> {
  await electron.evaluate(
    ({ screen }, [wanted, what]) => {
      const real = screen.getPrimaryDisplay();
      const displays = wanted.map((area) => {
        const label = area.x === 0 ? 'Laptop' : 'Wohnzimmer';
        return { ...real, id: area.x + 1, label, bounds: { ...area }, workArea: { ...area } };
      });
      screen.getAllDisplays = () => displays;
      screen.emit(what);
    },
    [areas, event] as const,
  );
}

export interface WindowFacts {
  readonly bounds: Area;
  readonly fullScreen: boolean;
}

/** The television's window as the system has it; null while there is none. */
export async function televisionFacts(electron: ElectronApplication): Promise<WindowFacts | null> {
  return await electron.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows().find((candidate) => candidate.webContents.getURL().endsWith('#/television'));
    return window === undefined ? null : { bounds: window.getBounds(), fullScreen: window.isFullScreen() };
  });
}

/** Whether a window lies wholly inside an area. */
export function isInside(bounds: Area, area: Area): boolean {
  return (
    bounds.x >= area.x &&
    bounds.y >= area.y &&
    bounds.x + bounds.width <= area.x + area.width &&
    bounds.y + bounds.height <= area.y + area.height
  );
}
