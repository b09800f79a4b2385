import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import { moneyOf } from '@renderer/games/frei-parken/money';
import { sentencesFor } from '@renderer/games/frei-parken/sentences';
import TableView from '@renderer/games/frei-parken/TableView.vue';
import TelevisionView from '@renderer/games/frei-parken/TelevisionView.vue';
import { freiParkenDe } from '@renderer/i18n/games/frei-parken.de';
import { freiParkenEn } from '@renderer/i18n/games/frei-parken.en';
import { useGameWords } from '@renderer/i18n/game-words';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import { sentencesOf, tellerOf } from '@renderer/table/telling';
import type { Refusal } from '@shared/engine/contract';
import type { FreiParkenAction } from '@shared/games/frei-parken/actions';
import type { SeenFreiParkenEvent } from '@shared/games/frei-parken/events';
import { presets } from '@shared/games/frei-parken/options';
import type { FreiParkenView } from '@shared/games/frei-parken/view';
import { EVENTS, SITUATIONS } from '@tests/fixtures/frei-parken-views';
import type { FreiParkenSituation } from '@tests/fixtures/frei-parken-views';
import { BROKEN, playThrough } from '@tests/fixtures/real-match';
import { fakeTable } from '@tests/fixtures/table-source';

function moment(name: string): FreiParkenSituation {
  const situation = SITUATIONS[name];
  if (situation === undefined) throw new Error(`no situation ${name}`);
  return situation;
}

let mounted: VueWrapper | null = null;

function open(name: string, answer: Refusal | null = null) {
  const fake = fakeTable(moment(name), answer);
  const table = mount(TableView, { props: { source: fake.source }, global: { plugins: [i18n] }, attachTo: document.body });
  mounted = table;
  const press = async (...selectors: string[]): Promise<void> => {
    for (const selector of selectors) await table.get(selector).trigger('click');
  };
  return { ...fake, table, press };
}

function tell(events: readonly SeenFreiParkenEvent[], viewer: number | null): string {
  const say = useGameWords('frei-parken');
  const money = moneyOf('plain', useTexts().language.value, say);
  return sentencesOf(events, sentencesFor(money), tellerOf(say, viewer, (seat) => `Platz ${String(seat)}`)).map(plainText).join(' ');
}

beforeAll(() => {
  addGameTexts('frei-parken', { de: freiParkenDe, en: freiParkenEn });
  useTexts().language.value = 'de';
});
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

describe('booking', () => {
  it('takes account, amount and reason, and begins anew once it is booked', async () => {
    const { act, press, table } = open('open');
    await press('[data-account="3"]', '[data-key="2"]', '[data-key="00"]', '[data-book="tax"]');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'pay', seat: 3, amount: 200, reason: 'tax' }, undefined);
    await nextTick();
    expect(table.get('.desk .amount').text()).toContain('0');
    expect(table.get('.desk .amount').text()).not.toContain('200');
  });

  it('takes digits from the keyboard, wherever the focus is', async () => {
    const { table } = open('open');
    for (const key of ['1', '5', '0', 'Backspace']) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await nextTick();
    expect(table.get('.desk .amount').text()).toContain('15');
  });

  it('asks for the amount first, and keeps it when the host refuses', async () => {
    const { act, press, table } = open('open', { code: 'no-money' });
    await press('[data-book="card"]');
    expect(act).not.toHaveBeenCalled();
    expect(table.get('[role="status"]').text()).toBe('Gib zuerst den Betrag ein.');
    await press('[data-key="7"]', '[data-book="card"]');
    await nextTick();
    expect(table.get('[role="status"]').text()).toBe('Auf diesem Konto ist nichts mehr.');
    expect(table.get('.desk .amount').text()).toContain('7');
  });

  it('asks who gets what one player pays another', async () => {
    const { act, press, table } = open('open');
    await press('[data-key="5"]', '[data-key="0"]', '[data-book="transfer"]');
    expect(table.findAll('[data-receiver]')).toHaveLength(3);
    await press('[data-receiver="2"]');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'transfer', seat: 0, to: 2, amount: 50 }, undefined);
  });

  it('pays the pot out to whoever parks, and lets them move on', async () => {
    const { act, press } = open('open');
    await press('[data-action="park"]', '[data-account="1"]', '[data-action="park"]');
    expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'park', seat: 0 }, { type: 'moveOn', seat: 1 }]);
  });

  it('asks twice before it takes something back, or ends something', async () => {
    const { act, press } = open('open');
    await press('[data-entry="6"] .ask');
    expect(act).not.toHaveBeenCalled();
    await press('[data-entry="6"] .ask', '[data-ask="bankrupt"]', '[data-ask="bankrupt"]', '[data-ask="close"]', '[data-ask="close"]', '[data-ask="done"]', '[data-ask="done"]');
    expect(act.mock.calls.map(([action]) => action)).toEqual([
      { type: 'reverse', entry: 6 },
      { type: 'bankrupt', seat: 0 },
      { type: 'close' },
      { type: 'done' },
    ]);
  });

  it('offers nothing that the host does not list', async () => {
    const { act, press, table } = open('reader');
    expect(table.find('[data-ask]').exists()).toBe(false);
    expect(table.find('[data-entry] .ask').exists()).toBe(false);
    await press('[data-key="5"]', '[data-book="tax"]', '[data-action="park"]');
    expect(act).not.toHaveBeenCalled();
  });

  it('marks what goes into the pot', () => {
    const { table } = open('open');
    expect(table.get('[data-book="tax"]').attributes('aria-label')).toBe('Steuer, in den Pott');
    expect(table.get('[data-book="bank"]').attributes('aria-label')).toBe('Bank');
  });
});

describe('its words', () => {
  it('write amounts as the edition does, in the reader’s language', () => {
    const say = useGameWords('frei-parken');
    expect(moneyOf('plain', 'de', say)(12_340)).toBe('12.340');
    expect(moneyOf('plain', 'en', say)(12_340)).toBe('12,340');
    expect(moneyOf('millions', 'de', say)(235)).toBe('2,35 Mio.');
  });

  it('name on the television who parks', () => {
    const television = mount(TelevisionView, { props: { source: fakeTable(moment('watching')).source }, global: { plugins: [i18n] } });
    expect(television.get('h1').text()).toBe('Bot Frieda parkt frei');
    expect(television.text()).toContain('440');
  });

  it.each([...new Set(EVENTS.map(({ type }) => type))])('tell %s in both languages', (type) => {
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      for (const event of EVENTS.filter((each) => each.type === type)) {
        for (const viewer of [0, 1, null]) {
          const text = tell([event], viewer);
          expect(text).not.toBe('');
          expect(text).not.toMatch(/undefined|\{|\}|\b(?:events|reasons)\.\w/u);
        }
      }
    }
    useTexts().language.value = 'de';
  });

  it('leave out no event', () => {
    const known = Object.keys(sentencesFor(String)).sort();
    expect([...new Set(EVENTS.map(({ type }) => type))].sort()).toEqual(known);
  });

  it.each(presets)('tell a real evening: $id', ({ options }) => {
    playThrough<FreiParkenView, FreiParkenAction, SeenFreiParkenEvent>({ game: 'frei-parken', options, seats: 3, seed: 'one', turns: 150 }, ({ viewer, events }) => {
      expect(tell(events, viewer)).not.toMatch(BROKEN);
    });
  });
});
