import { mount } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import SchlafmuetzeRules from '@renderer/games/schlafmuetze/shell/SchlafmuetzeRules.vue';
import TelevisionView from '@renderer/games/schlafmuetze/TelevisionView.vue';
import { i18n } from '@renderer/i18n/text';
import type { Action, SeenEvent, View } from '@shared/games/schlafmuetze';
import { MOMENTS, four, seenBy } from '@tests/fixtures/schlafmuetze-views';
import type { SchlafmuetzeSituation } from '@tests/fixtures/schlafmuetze-views';
import { fakeTable } from '@tests/fixtures/table-source';
import { draw, play } from '@tests/shared/games/schlafmuetze/position';
import { mountTable, prepareTexts } from './mount';
import type { Mounted } from './mount';

let mounted: Mounted | null = null;

function open(situation: SchlafmuetzeSituation, answer: Parameters<typeof mountTable>[1] = null): Mounted {
  mounted = mountTable(situation, answer);
  return mounted;
}

function sent({ act }: Mounted): Action[] {
  return act.mock.calls.map(([action]) => action);
}

/** Gives elements a place of their own, as a page would. */
function place(element: Element, x: number, y: number): void {
  element.getBoundingClientRect = () => new DOMRect(x, y, 60, 90);
}

async function drag(table: Mounted, from: string, to: string): Promise<void> {
  const [card, target] = [table.table.get(from), table.table.get(to)];
  place(card.element, 0, 0);
  place(target.element, 500, 500);
  await card.trigger('pointerdown', { button: 0, pointerId: 1, pointerType: 'mouse', clientX: 10, clientY: 10 });
  for (const [type, at] of [['pointermove', 300], ['pointermove', 520], ['pointerup', 520]] as const) {
    window.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: at, clientY: at }));
    await nextTick();
  }
}

beforeAll(prepareTexts);
afterEach(() => {
  mounted?.table.unmount();
  mounted = null;
});

describe('a turn by taps', () => {
  it('draws from the own pile, by the pile and by the button', async () => {
    const table = open(MOMENTS.draw());
    await table.press('[data-place="deck-0"]');
    await table.press('[data-action="draw"]');
    expect(sent(table)).toEqual([draw, draw]);
  });

  it('has the drawn card in hand: a place is enough', async () => {
    const table = open(MOMENTS.drawn());
    await table.press('[data-place="middle-2"]');
    expect(table.act).toHaveBeenCalledExactlyOnceWith({ type: 'layMiddle', from: 'drawn', stack: 2 }, 1234);
  });

  it('lays at another player, and keeps by the button', async () => {
    const table = open(MOMENTS.drawn());
    await table.press('[data-place="pile-1"]');
    await table.press('[data-action="keep"]');
    expect(sent(table)).toEqual([{ type: 'layAtSeat', from: 'drawn', seat: 1 }, { type: 'keep' }]);
  });

  it('lays the top of the own pile in time, although a card is drawn', async () => {
    const table = open(MOMENTS.drawn());
    await table.press('[data-place="pile-0"]');
    await table.press('[data-place="middle-0"]');
    expect(sent(table)).toEqual([{ type: 'layMiddle', from: 'own', stack: 0 }]);
  });

  it('never hints: every place that hands can reach is marked', () => {
    const table = open(MOMENTS.drawn());
    const marked = table.table.findAll('.crop-marks').length;
    // Four open stacks, two piles of the others, and the own pile to keep the card.
    expect(marked).toBe(4 + 2 + 1);
  });

  it('says why, in the words of the house, when the host refuses', async () => {
    const table = open(MOMENTS.drawn(), { code: 'middle-first' });
    await table.press('[data-place="pile-1"]');
    await nextTick();
    await nextTick();
    expect(table.table.get('.message').text()).toContain('in die Mitte');
  });

  it('tells whoever is not on', async () => {
    const table = open(seenBy(four(), 2));
    await table.press('[data-place="middle-0"]');
    expect(table.table.get('.message').text()).toBe('Du bist gerade nicht dran.');
    await table.press('[data-place="deck-2"]');
    expect(sent(table)).toEqual([]);
  });

  it('takes the keys 1 to 5 for the stacks', async () => {
    const table = open(MOMENTS.drawn());
    await table.table.trigger('keydown', { key: '3' });
    expect(sent(table)).toEqual([{ type: 'layMiddle', from: 'drawn', stack: 2 }]);
  });
});

describe('a turn by dragging', () => {
  it('drops the drawn card on a stack', async () => {
    const table = open(MOMENTS.drawn());
    await drag(table, '[data-card]', '[data-place="middle-0"]');
    expect(sent(table)).toEqual([{ type: 'layMiddle', from: 'drawn', stack: 0 }]);
  });

  it('drops the drawn card on the own pile to keep it', async () => {
    const table = open(MOMENTS.drawn());
    await drag(table, '[data-card]', '[data-place="pile-0"]');
    expect(sent(table)).toEqual([{ type: 'keep' }]);
  });

  it('takes the top of the own pile to another player', async () => {
    const table = open(MOMENTS.draw());
    await drag(table, '[data-place="pile-0"]', '[data-place="pile-3"]');
    expect(sent(table)).toEqual([{ type: 'layAtSeat', from: 'own', seat: 3 }]);
  });

  it('sends nothing when the card is let go beside the table', async () => {
    const table = open(MOMENTS.drawn());
    place(table.table.get('[data-card]').element, 0, 0);
    await table.table.get('[data-card]').trigger('pointerdown', { button: 0, pointerId: 1, pointerType: 'mouse', clientX: 10, clientY: 10 });
    for (const type of ['pointermove', 'pointerup']) window.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: 2000, clientY: 2000 }));
    expect(sent(table)).toEqual([]);
  });
});

describe('the call', () => {
  it('carries the time of its press', async () => {
    const state = four();
    play(state, 0, draw, { type: 'keep' });
    const table = open(seenBy(state, 2));
    await table.press('[data-call="call"]');
    expect(table.act).toHaveBeenCalledExactlyOnceWith({ type: 'call', lay: 1 }, 1234);
  });

  it('stays in its place when nobody can be called, and says so', async () => {
    const table = open(MOMENTS.draw());
    expect(table.table.get('[data-call="call"]').attributes('aria-disabled')).toBe('true');
    await table.press('[data-call="call"]');
    expect(table.table.get('.message').text()).toContain('Gerade liegt nichts');
  });

  it('is not there where the table itself watches', () => {
    expect(open(MOMENTS.over()).table.find('[data-call]').exists()).toBe(false);
  });

  it('shows the judged times as marks on a ruler, until the next card lies', async () => {
    const table = open(MOMENTS.draw());
    await table.happen([{ type: 'called', seat: 1, against: 3, lay: 4, upheld: true, callers: [1], times: [{ seat: 1, at: 412.4 }, { seat: 2, at: 459 }] }]);
    expect(table.table.get('.race').text()).toContain('412 ms');
    expect(table.table.findAll('.race .mark')).toHaveLength(2);
    await table.happen([{ type: 'waited', number: 9, seat: 1 }]);
    expect(table.table.find('.race').exists()).toBe(false);
  });
});

describe('time pressure', () => {
  it('is one quiet line that starts anew with every card', async () => {
    const table = open(seenBy(four({ options: { turnSeconds: 6 } }), 0));
    const state = four({ options: { turnSeconds: 6 } });
    play(state, 0, draw, { type: 'keep' });
    await table.goTo(seenBy(state, 1));
    expect(table.table.findAll('.turn-clock')).toHaveLength(1);
    expect(table.table.get('.turn-clock').text()).toBe('6 s für jede Karte');
  });
});

describe('everything lies in sight', () => {
  it('on the television too, without an action', () => {
    const { source } = fakeTable<View, Action, SeenEvent>(seenBy(four(), 'table'));
    const television = mount(TelevisionView, { props: { source }, global: { plugins: [i18n] } });
    expect(television.findAll('[data-place^="middle-"]')).toHaveLength(5);
    expect(television.findAll('[data-place^="pile-"]')).toHaveLength(4);
    expect(television.find('button').exists()).toBe(false);
    television.unmount();
  });

  it('and the rules have their pictures', () => {
    const rules = mount(SchlafmuetzeRules, { global: { plugins: [i18n] } });
    expect(rules.findAll('svg')).toHaveLength(5);
    expect(rules.text()).not.toMatch(/\bhelp\.\w/u);
  });
});
