import { mount } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import HeilDreieckRules from '@renderer/games/heil-dreieck/shell/HeilDreieckRules.vue';
import TelevisionView from '@renderer/games/heil-dreieck/TelevisionView.vue';
import { i18n } from '@renderer/i18n/text';
import type { Action, SeenEvent, View } from '@shared/games/heil-dreieck';
import { PHASES, four, seenBy, squares } from '@tests/fixtures/heil-dreieck-views';
import type { HeilDreieckSituation } from '@tests/fixtures/heil-dreieck-views';
import { fakeTable } from '@tests/fixtures/table-source';
import { wordOf } from '@tests/shared/games/heil-dreieck/position';
import { mountTable, prepareTexts } from './mount';
import type { Mounted } from './mount';

let mounted: Mounted | null = null;

function open(situation: HeilDreieckSituation, answer: Parameters<typeof mountTable>[1] = null): Mounted {
  mounted = mountTable(situation, answer);
  return mounted;
}

function sent({ act }: Mounted): Action[] {
  return act.mock.calls.map(([action]) => action);
}

function idOf(situation: HeilDreieckSituation, word: string): number {
  const card = situation.view.handCards.find((one) => wordOf(one) === word);
  if (card === undefined) throw new Error(`no ${word}`);
  return card;
}

function inHand(card: number): string {
  return `[data-card="${String(card)}"]`;
}

async function settle(): Promise<void> {
  await Promise.resolve();
  await nextTick();
  await nextTick();
}

beforeAll(prepareTexts);
afterEach(() => {
  mounted?.table.unmount();
  mounted = null;
});

describe('a turn by taps', () => {
  it('lays a plain card with two taps', async () => {
    const situation = PHASES.turn();
    const card = idOf(situation, 'r5');
    const table = open(situation);
    await table.press(inHand(card));
    expect(table.table.find('.crop-marks').exists()).toBe(true);
    await table.press('[data-place="stack"]');
    expect(table.act).toHaveBeenCalledExactlyOnceWith({ type: 'lay', card, colour: null }, 1234);
  });

  it('asks for the colour of a circle that fits', async () => {
    const situation = seenBy(four({ top: 'b4' }), 0);
    const card = idOf(situation, 'b0');
    const table = open(situation);
    await table.press(inHand(card));
    await table.press('[data-place="stack"]');
    expect(sent(table)).toEqual([]);
    await table.press('[data-colour="green"]');
    expect(sent(table)).toEqual([{ type: 'lay', card, colour: 'green' }]);
  });

  it('marks the stack for every card where it does not help, and says why in words when one is refused', async () => {
    const situation = PHASES.turn();
    const table = open(situation, { code: 'does-not-fit' });
    await table.press(inHand(idOf(situation, 'k7')));
    expect(table.table.find('.crop-marks').exists()).toBe(true);
    expect(table.table.find('.dimmed').exists()).toBe(false);
    await table.press('[data-place="stack"]');
    await settle();
    expect(table.table.get('.message').text()).toContain('Es zählt die Farbe oder das Symbol');
  });

  it('dims what does not fit only at tables that help', () => {
    const situation = seenBy(four({ options: { check: 'block' } }), 0);
    const table = open(situation);
    expect(table.table.get(inHand(idOf(situation, 'k7'))).classes()).toContain('dimmed');
    expect(table.table.get(inHand(idOf(situation, 'r5'))).classes()).not.toContain('dimmed');
  });

  it('draws by the pile and by the button', async () => {
    const table = open(PHASES.turn());
    await table.press('[data-place="talon"]');
    await table.press('[data-action="draw"]');
    expect(sent(table)).toEqual([{ type: 'draw' }, { type: 'draw' }]);
  });

  it('names the colour of a first circle', async () => {
    const table = open(PHASES.firstColour());
    await table.press('[data-colour="blue"]');
    expect(sent(table)).toEqual([{ type: 'nameColour', colour: 'blue' }]);
  });

  it('takes what the squares have added up to', async () => {
    const table = open(squares());
    expect(table.table.get('[data-action="take"]').text()).toBe('2 ziehen');
    expect(table.table.get('.pending').text()).toContain('+2');
    await table.press('[data-action="take"]');
    expect(sent(table)).toEqual([{ type: 'take' }]);
  });

  it('tells whoever is not on', async () => {
    const table = open(seenBy(four(), 1));
    await table.press('[data-place="stack"]');
    expect(table.table.get('.message').text()).toBe('Du bist gerade nicht dran.');
  });
});

describe('a turn by dragging', () => {
  it('drops a card on the stack', async () => {
    const situation = PHASES.turn();
    const card = idOf(situation, 'r5');
    const table = open(situation);
    const [from, to] = [table.table.get(inHand(card)), table.table.get('[data-place="stack"]')];
    from.element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 150);
    to.element.getBoundingClientRect = () => new DOMRect(500, 500, 100, 150);
    await from.trigger('pointerdown', { button: 0, pointerId: 1, pointerType: 'mouse', clientX: 10, clientY: 10 });
    for (const [type, at] of [['pointermove', 200], ['pointermove', 540], ['pointerup', 540]] as const) {
      window.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: at, clientY: at }));
      await nextTick();
    }
    expect(sent(table)).toEqual([{ type: 'lay', card, colour: null }]);
  });
});

describe('calls', () => {
  it('are said with the time of the press, whoever is on', async () => {
    const table = open(seenBy(four(), 3));
    await table.press('[data-call="heil"]');
    await table.press('[data-call="heilDreieck"]');
    expect(table.act.mock.calls).toEqual([
      [{ type: 'heil' }, 1234],
      [{ type: 'heilDreieck' }, 1234],
    ]);
  });

  it('stay in their place when they cannot be said, and say why', async () => {
    const table = open(PHASES.turn());
    expect(table.table.get('[data-call="heilDreieck"]').attributes('aria-disabled')).toBe('true');
    await table.press('[data-call="heilDreieck"]');
    expect(table.table.get('.message').text()).toBe('Dafür brauchst du genau drei Karten.');
  });

  it('depend on the house rules only', () => {
    const ids = (table: Mounted): (string | undefined)[] => table.table.findAll('[data-call]').map((button) => button.attributes('data-call'));
    expect(ids(open(seenBy(four({ options: { check: 'challenge' } }), 0)))).toEqual(['heil', 'heilDreieck', 'object']);
    mounted?.table.unmount();
    expect(ids(open(seenBy(four({ options: { check: 'block' } }), 0)))).toEqual([]);
  });

  it('show the triangles of whoever says it, and let the others object or agree', async () => {
    const table = open(PHASES.check());
    expect(table.table.findAll('.shown .card')).toHaveLength(3);
    await table.press('[data-action="approve"]');
    await table.press('[data-call="object"]');
    expect(sent(table).map(({ type }) => type)).toEqual(['approve', 'object']);
  });

  it('show the judged times when several said it', async () => {
    const table = open(PHASES.turn());
    const times = [{ seat: 1, at: 412 }, { seat: 2, at: 459 }];
    await table.happen([{ type: 'heilDreieck', seat: 1, shownCards: [3, 13, 23], times }]);
    expect(table.table.get('.race').text()).toContain('459 ms');
  });
});

describe('what everybody may know', () => {
  it('stands at the seats: Heil! said, and the turns that an Eckdrei may still stay', () => {
    const table = open(seenBy(four({ heil: [3], eckdrei: { 2: 1 } }), 0));
    expect(table.table.get('[data-seat="3"]').find('.mark').attributes('aria-label')).toContain('Heil!');
    expect(table.table.get('[data-seat="2"]').get('.eckdrei').text()).toBe('2');
  });

  it('is on the television, without hands and without an action', () => {
    const { source } = fakeTable<View, Action, SeenEvent>(seenBy(four(), 'table'));
    const television = mount(TelevisionView, { props: { source }, global: { plugins: [i18n] } });
    expect(television.findAll('[data-card]')).toHaveLength(0);
    expect(television.text()).toContain('Rot');
    expect(television.findAll('[data-seat]')).toHaveLength(4);
    television.unmount();
  });

  it('and the rules have their pictures', () => {
    const rules = mount(HeilDreieckRules, { global: { plugins: [i18n] } });
    expect(rules.findAll('.card-face')).toHaveLength(5);
    expect(rules.text()).not.toMatch(/\bhelp\.\w/u);
  });
});
