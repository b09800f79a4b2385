import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import type { Refusal } from '@shared/engine/contract';
import { DURAK_SITUATIONS } from '@tests/fixtures/durak-views';
import { card } from '@tests/shared/cards/notation';
import { mountTable, prepareTexts } from './mount';
import type { Mounted } from './mount';

let mounted: Mounted;

function open(name: keyof typeof DURAK_SITUATIONS, answer: Refusal | null = null): void {
  mounted = mountTable(DURAK_SITUATIONS[name](), answer);
}

const inHand = (text: string): string => `[data-card="${String(card(text))}"]`;
const onTable = (text: string): string => `[data-pair="${String(card(text))}"]`;
const call = (id: string): string => `[data-call="${id}"]`;

function chosen(): string[] {
  return mounted.table.findAll('.hand .raised').map((element) => element.attributes('aria-label') ?? '');
}

function box(element: Element, left: number, top: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 140);
}

/** Holds a card of the hand and lets it go in the middle of the place. */
async function drag(from: string, to: string): Promise<void> {
  const source = mounted.table.get(from).element;
  box(source, 0, 600);
  const target = mounted.table.get(to).element;
  box(target, 400, 200);
  for (const part of target.querySelectorAll('.below, .above')) box(part, 400, 200);
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

describe('attacking', () => {
  it('takes a card and the table', async () => {
    open('attacks');
    await mounted.press(inHand('Jc'));
    expect(mounted.table.find('.attack-field.open').exists()).toBe(true);
    await mounted.press('[data-place="field"]');
    expect(mounted.sent()).toEqual([{ type: 'attack', cards: [card('Jc')] }]);
  });

  it('takes several cards of one value, and only those together', async () => {
    open('attacks');
    await mounted.press(inHand('7d'));
    await mounted.press(inHand('7s'));
    expect(chosen()).toEqual(['Karo 7', 'Pik 7']);
    await mounted.press(inHand('Qd'));
    expect(chosen()).toEqual(['Karo Dame']);
    await mounted.press(inHand('7d'));
    await mounted.press(inHand('7s'));
    await mounted.press(call('lay'));
    expect(mounted.sent()).toEqual([{ type: 'attack', cards: [card('7s'), card('7d')] }]);
  });

  it('takes along the cards chosen with the one that is dragged', async () => {
    open('attacks');
    await mounted.press(inHand('7d'));
    await mounted.press(inHand('7s'));
    await drag(inHand('7s'), '.room');
    expect(mounted.sent()).toEqual([{ type: 'attack', cards: [card('7s'), card('7d')] }]);
  });

  it('says what is missing when nothing is chosen', async () => {
    open('attacks');
    await mounted.press(call('lay'));
    expect(mounted.table.text()).toContain('Wähl zuerst eine Karte.');
    expect(mounted.sent()).toEqual([]);
  });

  it('adds values that lie there, by tap and by drag, and says when it is enough', async () => {
    open('adds');
    await mounted.press(inHand('9h'));
    await mounted.press('[data-place="field"]');
    await drag(inHand('9h'), '.room');
    await mounted.press(call('pass'));
    expect(mounted.sent()).toEqual([{ type: 'add', card: card('9h') }, { type: 'add', card: card('9h') }, { type: 'pass' }]);
  });

  it('says why a dimmed card does not go', async () => {
    open('adds');
    await mounted.press(inHand('Ah'));
    expect(mounted.table.text()).toContain('Dieser Wert liegt noch nicht auf dem Tisch.');
    expect(chosen()).toEqual([]);
  });
});

describe('covering', () => {
  it('takes a card and the one that it beats', async () => {
    open('defends');
    await mounted.press(inHand('9h'));
    expect(mounted.table.findAll('.attack-pair .crop-marks')).toHaveLength(2);
    await mounted.press(onTable('9s'));
    expect(mounted.sent()).toEqual([{ type: 'cover', card: card('9h'), targetCard: card('9s') }]);
  });

  it('takes the card to be beaten first as well', async () => {
    open('defends');
    await mounted.press(onTable('9c'));
    expect(mounted.table.text()).toContain('Womit willst du sie schlagen?');
    await mounted.press(inHand('Jc'));
    expect(mounted.sent()).toEqual([{ type: 'cover', card: card('Jc'), targetCard: card('9c') }]);
  });

  it('takes a card dropped onto the one that it beats', async () => {
    open('defends');
    await drag(inHand('9h'), onTable('9s'));
    expect(mounted.sent()).toEqual([{ type: 'cover', card: card('9h'), targetCard: card('9s') }]);
  });

  it('needs no target where there is only one', async () => {
    open('defends');
    await mounted.press(inHand('Jc'));
    await mounted.press(call('lay'));
    expect(mounted.sent()).toEqual([{ type: 'cover', card: card('Jc'), targetCard: card('9c') }]);
  });

  it('asks the host why, and says it', async () => {
    open('defends', { code: 'does-not-beat' });
    await mounted.press(inHand('Jc'));
    await mounted.press(onTable('9s'));
    await nextTick();
    await nextTick();
    expect(mounted.table.text()).toContain('Die sticht nicht');
  });

  it('goes by keyboard alone', async () => {
    open('defends');
    await mounted.press(inHand('9h'));
    await mounted.table.get(inHand('9h')).trigger('keydown', { key: 'ArrowUp' });
    expect(document.activeElement).toBe(mounted.table.get(onTable('9c')).element);
    await mounted.table.get(onTable('9c')).trigger('keydown', { key: 'ArrowRight' });
    expect(document.activeElement).toBe(mounted.table.get(onTable('9s')).element);
    await mounted.press(onTable('9s'));
    expect(mounted.sent()).toEqual([{ type: 'cover', card: card('9h'), targetCard: card('9s') }]);
  });

  it('can be given up', async () => {
    open('defends');
    await mounted.press(call('take'));
    expect(mounted.sent()).toEqual([{ type: 'take' }]);
  });
});

describe('handing the attack on', () => {
  it('has a place and a button of its own', async () => {
    open('transfers');
    await mounted.press(inHand('9h'));
    await mounted.press(call('transfer'));
    await drag(inHand('9h'), '[data-place="transfer"]');
    expect(mounted.sent()).toEqual([{ type: 'transfer', card: card('9h') }, { type: 'transfer', card: card('9h') }]);
  });

  it('does not exist where the house rules do not have it', () => {
    open('defends');
    expect(mounted.table.find(call('transfer')).exists()).toBe(false);
  });
});

describe('before the first attack', () => {
  it('asks everybody, and offers a new deal only with five of a suit', async () => {
    open('offerWithout');
    expect(mounted.table.find('[data-action="redeal"]').exists()).toBe(false);
    mounted.table.unmount();
    open('offer');
    await mounted.press('[data-action="redeal"]');
    await mounted.press('[data-action="keep"]');
    expect(mounted.sent()).toEqual([{ type: 'redeal' }, { type: 'keep' }]);
  });
});

describe('the table', () => {
  it('forgets chosen cards that have left the hand', async () => {
    open('attacks');
    await mounted.press(inHand('7s'));
    await mounted.goTo(DURAK_SITUATIONS.adds());
    expect(chosen()).toEqual([]);
  });

  it('keeps the buttons in their place when nothing can be done', () => {
    open('others');
    expect(mounted.table.findAll('[data-call]').map((button) => button.attributes('aria-disabled'))).toEqual(['true', 'true', 'true']);
  });

  it('shows no hand on the television', () => {
    open('table');
    expect(mounted.table.findAll('[data-card]')).toHaveLength(0);
    expect(mounted.table.findAll('.attack-pair')).toHaveLength(2);
  });
});
