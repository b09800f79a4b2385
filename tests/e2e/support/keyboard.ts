import type { Page } from '@playwright/test';

/** What the walk finds out at each stop. */
interface Stop {
  /** Its place among everything that can be pressed; -1 when the focus is nowhere. */
  readonly index: number;
  readonly isSeen: boolean;
  readonly name: string;
}

interface TestWindow {
  pressable: Element[];
}

/** Remembers everything on the page that a pointer could press, and starts at the top. */
async function begin(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document;
    const all = scope.querySelectorAll('button, a[href], input, select, summary, [data-place], [data-card], [data-letter], [data-call], [data-action]');
    // What only marks a place, for cards that fly, is nothing to press.
    const own = [...all].filter((element) => element.matches('button, a, input, select, summary, [role="button"], [tabindex]') && element.checkVisibility({ visibilityProperty: true }));
    (window as unknown as TestWindow).pressable = own;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.getSelection()?.removeAllRanges();
    return own.map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
  });
}

async function look(page: Page): Promise<Stop> {
  return await page.evaluate(() => {
    const active = document.activeElement;
    const index = active === null ? -1 : (window as unknown as TestWindow).pressable.indexOf(active);
    // A ring of its own, or one round the part that comes forward.
    const rings = active === null ? [] : [active, ...active.querySelectorAll('*')].map((element) => getComputedStyle(element));
    const isSeen = rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    return { index, isSeen, name: active?.getAttribute('aria-label') ?? active?.textContent.trim() ?? '' };
  });
}

/** What cannot be reached with Tab and the arrows of a hand, or does not show that the focus is on it. */
export async function unreachable(page: Page): Promise<readonly string[]> {
  const names = await begin(page);
  const reached = new Set<number>();
  const found: string[] = [];
  const visit = async (): Promise<boolean> => {
    const stop = await look(page);
    if (stop.index < 0 || reached.has(stop.index)) return false;
    reached.add(stop.index);
    if (!stop.isSeen) found.push(`no ring on ${stop.name}`);
    return true;
  };
  let turnsRound = 0;
  for (let presses = 0; presses < names.length + 12 && turnsRound < 2; presses += 1) {
    await page.keyboard.press('Tab');
    if (!(await visit())) {
      turnsRound += 1;
      continue;
    }
    // Rows of things are one stop, with arrows inside.
    const isRow = await page.evaluate(() => document.activeElement?.closest('.hand') !== null);
    if (!isRow) continue;
    await page.keyboard.press('Home');
    await visit();
    do await page.keyboard.press('ArrowRight');
    while (await visit());
  }
  names.forEach((name, index) => {
    if (!reached.has(index)) found.push(`not reached: ${name}`);
  });
  return found;
}
