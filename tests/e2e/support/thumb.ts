import type { Page } from '@playwright/test';

/** What a thumb would miss on this phone's table: strips and buttons too small, or too far up. */
export async function outOfReach(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const STRIP = 24;
    const BUTTON = 44;
    /** A rounded pixel is no trouble. */
    const SLACK = 0.6;
    const found: string[] = [];
    const main = document.querySelector('main');
    if (main === null) return ['there is no table'];

    /** How wide the card can be seen and pressed, along a line through its upper part. */
    function stripOf(card: Element): number {
      const box = card.getBoundingClientRect();
      let widest = 0;
      for (const part of [0.15, 0.3, 0.5]) {
        let width = 0;
        for (let x = Math.ceil(box.left); x < box.right; x += 1) {
          const hit = document.elementFromPoint(x, box.top + box.height * part);
          width = hit !== null && card.contains(hit) ? width + 1 : 0;
          widest = Math.max(widest, width);
        }
      }
      return widest;
    }

    for (const card of main.querySelectorAll('.hand .card')) {
      const strip = stripOf(card);
      if (strip < STRIP - 1) found.push(`a card's strip is ${String(strip)} px wide: ${card.getAttribute('aria-label') ?? ''}`);
    }
    for (const button of document.querySelectorAll('button, a.link, a.button')) {
      if (button.closest('.hand') !== null || !button.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = button.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      if (width < BUTTON - SLACK || height < BUTTON - SLACK) {
        found.push(`${width.toFixed(0)} × ${height.toFixed(0)} px: ${button.getAttribute('aria-label') ?? button.textContent.trim()}`);
      }
    }
    // The upper half is for the eyes; what is pressed all the time is where the thumb is.
    for (const part of main.querySelectorAll('.hand, .calls')) {
      const { top, bottom, height } = part.getBoundingClientRect();
      if (height === 0) continue;
      if (top < window.innerHeight * 0.5) found.push(`${part.className} begins at ${top.toFixed(0)} of ${String(window.innerHeight)}`);
      if (bottom > window.innerHeight + SLACK) found.push(`${part.className} ends below the window`);
    }
    return found;
  });
}
