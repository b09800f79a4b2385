import type { Locator, Page } from '@playwright/test';
import type { Action, ActionOf, LayAction } from '@shared/games/typolena/actions';
import { isLena } from '@shared/games/typolena/cards';
import type { View } from '@shared/games/typolena/view';

/** How a person moves cards: with the mouse held down, with two taps, or with keys alone. */
export type Gesture = 'drag' | 'tap' | 'keys';

/** A lay that keeps Lena cards for the end, otherwise whatever answers the table's question. */
export function sensibleAction(view: View, legal: readonly Action[]): Action | null {
  const lays = legal.filter((action): action is LayAction => action.type === 'lay');
  const last = view.hand.length === 1;
  const lay = lays.find((candidate) => last || !isLena(candidate.card)) ?? lays[0];
  if (lay !== undefined) return lay;
  return legal.find(({ type }) => type !== 'show' && type !== 'tuck') ?? null;
}

/** Does with the page what a person would do to take this action. */
export async function perform(page: Page, action: Action, legal: readonly Action[], gesture: Gesture): Promise<void> {
  switch (action.type) {
    case 'lay':
      await lay(page, action, legal, gesture);
      return;
    case 'push':
      await select(page, action.card, gesture);
      await page.locator(`[data-choose="${String(action.to)}"]`).click();
      return;
    case 'pushBack':
      await select(page, action.card, gesture);
      await page.locator('[data-action="pushBack"]').click();
      return;
    case 'choosePartner':
      await page.locator(`[data-choose="${String(action.seat)}"]`).click();
      return;
    case 'drawFrom':
      await page.locator(`[data-position="${String(action.position)}"]`).click();
      return;
    case 'hype':
    case 'join':
      await layFaceDown(page, action, gesture);
      return;
    case 'show':
    case 'tuck':
      await page.locator('[data-call="devil"]').click();
      // Only who may also let it go is asked what to do with it.
      if (legal.some(({ type }) => type === 'tuck')) await answerDevil(page, action);
      return;
    case 'stop':
    case 'object':
      await page.locator(`[data-call="${action.type}"]`).click();
      return;
    case 'callAbsolute':
      await page.locator('[data-call="absolute"]').click();
      return;
    case 'exchange':
      await page.locator(`[data-reach="${String(action.takeCard)}"]`).click();
      await select(page, action.giveCard, gesture);
      await page.locator('[data-action="exchange"]').click();
      return;
    case 'discardUnder':
      await select(page, action.card, gesture);
      await page.locator(`[data-place="stack-${String(action.stack)}"]`).click();
      return;
    case 'bid':
      await page.locator(`[data-action="${action.yes ? 'bid' : 'noBid'}"]`).click();
      return;
    default:
      await page.locator(`[data-action="${action.type}"]`).click();
  }
}

async function answerDevil(page: Page, action: ActionOf<'show' | 'tuck'>): Promise<void> {
  if (action.type === 'tuck' && action.word !== null) await page.locator('#swear-word').fill(action.word);
  await page.locator(`[data-action="${action.type}"]`).click();
}

/** The card first and then the call, or onto the stack where others lie face down already. */
async function layFaceDown(page: Page, action: ActionOf<'hype' | 'join'>, gesture: Gesture): Promise<void> {
  if (action.type === 'join' && gesture === 'drag') {
    await drag(page, cardIn(page, action.card), page.locator('[data-place^="stack-"]').filter({ has: page.locator('.sheet') }).first());
    return;
  }
  await select(page, action.card, gesture);
  await page.locator('[data-call="hype"]').click();
}

async function lay(page: Page, action: LayAction, legal: readonly Action[], gesture: Gesture): Promise<void> {
  const stack = page.locator(`[data-place="stack-${String(action.stack)}"]`);
  const same = legal.filter(
    (other): other is LayAction =>
      other.type === 'lay' && other.card === action.card && other.stack === action.stack && other.letter === action.letter,
  );
  if (gesture === 'drag') await drag(page, cardIn(page, action.card), stack);
  else {
    await select(page, action.card, gesture);
    if (gesture === 'tap') await stack.click();
    else {
      await stack.focus();
      await page.keyboard.press('Enter');
    }
  }
  const spoken = legal.some((other) => other.type === 'lay' && other.card === action.card && other.letter !== null);
  if (action.letter === null && spoken) await page.locator('[data-letter="silent"]').click();
  if (action.letter !== null) {
    if (gesture === 'keys') await page.keyboard.press(action.letter);
    else await page.locator(`[data-letter="${action.letter}"]`).click();
  }
  if (new Set(same.map(({ colour }) => colour)).size > 1) {
    await page.locator(`[data-colour="${action.colour ?? 'silent'}"]`).click();
  }
}

function cardIn(page: Page, card: number): Locator {
  return page.locator(`[data-card="${String(card)}"]`);
}

/** Cards in a fan lie on each other and are tilted: the middle of their left edge is what is always free. */
async function freeSpot(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  return { x: 14, y: (box?.height ?? 0) / 2 };
}

async function select(page: Page, card: number, gesture: Gesture): Promise<void> {
  const element = cardIn(page, card);
  if (gesture !== 'keys') {
    await element.click({ position: await freeSpot(element) });
    return;
  }
  await element.focus();
  await page.keyboard.press('Enter');
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const end = await to.boundingBox();
  if (end === null) throw new Error('the stack is not on the page');
  // Hovering waits until the card lies still.
  await from.hover({ position: await freeSpot(from) });
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}
