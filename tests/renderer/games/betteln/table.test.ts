import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import type { Refusal } from '@shared/engine/contract';
import { BETTELN_SITUATIONS } from '@tests/fixtures/betteln-views';
import { card } from '@tests/shared/cards/notation';
import { lay } from '@tests/shared/games/betteln/position';
import { mountTable, prepareTexts } from './mount';
import type { Mounted } from './mount';

let mounted: Mounted;

function open(name: keyof typeof BETTELN_SITUATIONS, answer: Refusal | null = null): void {
  mounted = mountTable(BETTELN_SITUATIONS[name](), answer);
}

const inHand = (text: string): string => `[data-card="${String(card(text))}"]`;
const call = (id: string): string => `[data-call="${id}"]`;
const TRICK = '[data-place="trick"]';

function chosen(): string[] {
  return mounted.table.findAll('.hand .raised').map((element) => element.attributes('aria-label') ?? '');
}

async function drag(from: string): Promise<void> {
  mounted.table.get(from).element.getBoundingClientRect = () => new DOMRect(0, 600, 100, 140);
  mounted.table.get(TRICK).element.getBoundingClientRect = () => new DOMRect(400, 200, 100, 140);
  await mounted.table.get(from).trigger('pointerdown', { button: 0, pointerId: 1, pointerType: 'mouse', clientX: 50, clientY: 670 });
  for (const [x, y] of [[200, 400], [450, 270]] as const) {
    window.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, cancelable: true }));
  }
  window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, pointerType: 'mouse', clientX: 450, clientY: 270 }));
  await nextTick();
}

beforeAll(prepareTexts);
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => mounted.table.unmount());

describe('laying', () => {
  it('takes a card and the trick', async () => {
    open('plays');
    await mounted.press(inHand('Kc'));
    await mounted.press(TRICK);
    expect(mounted.sent()).toEqual([lay('king')]);
  });

  it('takes as many as the trick needs with one tap, and lays them by button', async () => {
    open('playsPairs');
    await mounted.press(inHand('9d'));
    expect(chosen()).toEqual(['Karo 9', 'Pik 9']);
    await mounted.press(call('lay'));
    expect(mounted.sent()).toEqual([lay('9', 2)]);
  });

  it('takes the whole set with a double tap, and only with a quick one', async () => {
    open('leads');
    await mounted.press(inHand('Jh'));
    mounted.wait(100);
    await mounted.press(inHand('Jh'));
    expect(chosen()).toHaveLength(3);
    mounted.wait(1000);
    await mounted.press(inHand('Jh'));
    expect(chosen()).toHaveLength(2);
  });

  it('shows which numbers may be laid, and takes them by button and by digit', async () => {
    open('leads');
    await mounted.press(inHand('Jd'));
    expect(mounted.table.findAll('[data-count]').map((key) => key.attributes('data-count'))).toEqual(['1', '2', '3']);
    await mounted.press('[data-count="3"]');
    expect(chosen()).toHaveLength(3);
    await mounted.table.get(inHand('Jd')).trigger('keydown', { key: '2' });
    expect(chosen()).toHaveLength(2);
    await mounted.press(TRICK);
    expect(mounted.sent()).toEqual([lay('jack', 2)]);
  });

  it('takes along what is needed when a card is dragged', async () => {
    open('playsPairs');
    await drag(inHand('Js'));
    expect(mounted.sent()).toEqual([lay('jack', 2)]);
  });

  it('dims what does not go, and says why', async () => {
    open('playsPairs');
    expect(mounted.table.get(inHand('Kc')).classes()).toContain('dimmed');
    await mounted.press(inHand('Kc'));
    expect(mounted.table.text()).toContain('Davon hast du zu wenige, oder sie sind zu niedrig.');
    expect(chosen()).toEqual([]);
  });

  it('says what the host says', async () => {
    open('plays', { code: 'wrong-count', params: { count: 1 } });
    await mounted.press(inHand('Kc'));
    await mounted.press(TRICK);
    await nextTick();
    await nextTick();
    expect(mounted.table.text()).toContain('Da liegen: 1.');
  });

  it('goes by keyboard alone', async () => {
    open('plays');
    await mounted.press(inHand('Kc'));
    await mounted.table.get(inHand('Kc')).trigger('keydown', { key: 'ArrowUp' });
    expect(document.activeElement).toBe(mounted.table.get(TRICK).element);
    await mounted.table.get(TRICK).trigger('keydown', { key: 'ArrowDown' });
    expect(document.activeElement?.classList.contains('card')).toBe(true);
    await mounted.table.get(inHand('Kc')).trigger('keydown', { key: 'Escape' });
    expect(chosen()).toEqual([]);
  });

  it('can be passed, but not by whoever leads', async () => {
    open('plays');
    await mounted.press(call('pass'));
    expect(mounted.sent()).toEqual([{ type: 'pass' }]);
    mounted.table.unmount();
    open('leads');
    await mounted.press(call('pass'));
    expect(mounted.sent()).toEqual([]);
    expect(mounted.table.text()).toContain('Wer herauskommt, muss etwas legen.');
  });

  it('may be handed on by the beggar', async () => {
    open('privilege');
    await mounted.press('[data-action="yield"]');
    expect(mounted.sent()).toEqual([{ type: 'yield' }]);
  });
});

describe('the exchange', () => {
  it('is carried out at a button', async () => {
    open('exchange');
    expect(mounted.table.text()).toContain('Tauschen mit Mehmet');
    await mounted.press('[data-action="exchange"]');
    expect(mounted.sent()).toEqual([{ type: 'exchange' }]);
  });

  it('lets the higher office choose, by tap and by drag', async () => {
    open('gives');
    const [first] = mounted.table.findAll('.hand .card');
    const id = Number(first?.attributes('data-card'));
    await mounted.press(`[data-card="${String(id)}"]`);
    await mounted.press(call('lay'));
    await drag(`[data-card="${String(id)}"]`);
    expect(mounted.sent()).toEqual([{ type: 'give', card: id }, { type: 'give', card: id }]);
  });

  it('lets the higher office name a value', async () => {
    open('names');
    await mounted.press('[data-action="name-12"]');
    expect(mounted.sent()).toEqual([{ type: 'name', rank: 12 }]);
  });

  it('leaves the rest to the Neutrum', async () => {
    open('rest');
    await mounted.press('[data-action="take-rest"]');
    await mounted.press('[data-action="leave-rest"]');
    expect(mounted.sent()).toEqual([{ type: 'take-rest' }, { type: 'leave-rest' }]);
    mounted.table.unmount();
    open('putsAway');
    const id = Number(mounted.table.get('.hand .card').attributes('data-card'));
    await mounted.press(`[data-card="${String(id)}"]`);
    await mounted.press(call('lay'));
    expect(mounted.sent()).toEqual([{ type: 'put-away', card: id }]);
  });
});

describe('the table', () => {
  it('keeps the buttons in their place when nothing can be done', () => {
    open('eightWaits');
    expect(mounted.table.findAll('[data-call]').map((button) => button.attributes('aria-disabled'))).toEqual(['true', 'true']);
  });

  it('lists the offices with those who have them', () => {
    open('privilege');
    expect(mounted.table.findAll('.ladder li').map((row) => row.text())).toEqual(['KönigJana', 'Vizekönignoch frei', 'Vizebettlernoch frei', 'Bettlernoch frei']);
  });

  it('shows no hand on the television', () => {
    open('table');
    expect(mounted.table.findAll('[data-card]')).toHaveLength(0);
    expect(mounted.table.text()).toContain('Zu schlagen: zwei Asse');
  });
});
