import type { Page } from '@playwright/test';

/** Texts of the page that cannot be read as they stand: cut off by a frame or the window, or printed over one another. */
export async function unreadableTexts(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    /** Less than this many pixels is the slant of an italic or the tail of a letter. */
    const SLACK = 3;
    interface Printed {
      readonly text: string;
      readonly box: DOMRect;
      readonly element: Element;
    }
    /** Letters fill about so much of the height that a line of them takes. */
    const LETTERS = 0.7;
    const found: string[] = [];
    const printed: Printed[] = [];
    const wordsOf = (element: Element): string => `${element.classList[0] ?? ''}: ${element.textContent.trim().replace(/\s+/gu, ' ').slice(0, 60)}`;

    /** Pictures, cards and what only screen readers get are no texts of the page. */
    function isText(element: Element): boolean {
      if (element.closest('svg, .hand, .unseen, .flights, [hidden]') !== null) return false;
      // What stays at the window's edge while the rest is scrolled lies over it on purpose.
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let above: Element | null = element; above !== null; above = above.parentElement) {
        const { clipPath, width, position } = getComputedStyle(above);
        if (position === 'sticky') return false;
        if (clipPath !== 'none' && position === 'absolute' && Number.parseFloat(width) <= 2) return false;
      }
      return true;
    }

    /** Of a list of events only those are in sight that fit whole. */
    const isLeftOut = (element: Element, box: DOMRect): boolean => box.left >= (element.closest('.event-log')?.getBoundingClientRect().right ?? Infinity);

    /** A name may end in dots; that is said by its own style. */
    function endsInDots(style: CSSStyleDeclaration): boolean {
      return style.textOverflow === 'ellipsis' && style.whiteSpaceCollapse !== '' && style.textWrapMode === 'nowrap';
    }

    function cutBy(element: Element, box: DOMRect): string | null {
      let isScrolled = false;
      for (let above: Element | null = element; above !== null; above = above.parentElement) {
        const style = getComputedStyle(above);
        const frame = above.getBoundingClientRect();
        if (/auto|scroll/u.test(style.overflowX + style.overflowY)) isScrolled = true;
        if (isScrolled) break;
        if (!/hidden|clip/u.test(style.overflowX + style.overflowY)) continue;
        const sideways = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
        const upright = box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;
        if (upright || (sideways && !endsInDots(style))) return above.className;
      }
      const scrolls = document.documentElement.scrollHeight > window.innerHeight + 1;
      const outside = box.left < -SLACK || box.right > window.innerWidth + SLACK || (!scrolls && (box.top < -SLACK || box.bottom > window.innerHeight + SLACK));
      return outside && !isScrolled ? 'window' : null;
    }

    /** The part of a line that its frames leave, without the room above and below its letters. */
    function inSight(element: Element, box: DOMRect): DOMRect {
      const dotted = [element, element.parentElement].find((one) => one !== null && endsInDots(getComputedStyle(one)));
      const frame = dotted?.getBoundingClientRect() ?? box;
      const left = Math.max(box.left, frame.left);
      const high = box.height * LETTERS;
      return new DOMRect(left, box.top + (box.height - high) / 2, Math.min(box.right, frame.right) - left, high);
    }

    const dialog = document.querySelector('dialog[open]');
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !isText(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2 || isLeftOut(element, box)) continue;
        const frame = cutBy(element, box);
        if (frame !== null) found.push(`cut by ${frame} | ${wordsOf(element)}`);
        else printed.push({ text: wordsOf(element), box: inSight(element, box), element });
      }
    }
    printed.forEach((first, index) => {
      for (const second of printed.slice(index + 1)) {
        if (first.element === second.element || first.element.contains(second.element) || second.element.contains(first.element)) continue;
        const wide = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
        const high = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
        if (wide > SLACK && high > SLACK) found.push(`over one another | ${first.text} | ${second.text}`);
      }
    });
    return [...new Set(found)];
  });
}
