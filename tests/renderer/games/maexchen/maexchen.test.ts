import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { PROMPTS, promptOf } from '@renderer/games/maexchen/prompts';
import { SENTENCES } from '@renderer/games/maexchen/sentences';
import TableView from '@renderer/games/maexchen/TableView.vue';
import TelevisionView from '@renderer/games/maexchen/TelevisionView.vue';
import { maexchenDe } from '@renderer/i18n/games/maexchen.de';
import { maexchenEn } from '@renderer/i18n/games/maexchen.en';
import { useGameWords } from '@renderer/i18n/game-words';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import { sentencesOf, tellerOf } from '@renderer/table/telling';
import type { MaexchenAction } from '@shared/games/maexchen/actions';
import type { SeenMaexchenEvent } from '@shared/games/maexchen/events';
import { presets } from '@shared/games/maexchen/options';
import type { MaexchenView } from '@shared/games/maexchen/view';
import { EVENTS, SITUATIONS } from '@tests/fixtures/maexchen-views';
import type { MaexchenSituation } from '@tests/fixtures/maexchen-views';
import { BROKEN, playThrough } from '@tests/fixtures/real-match';
import { fakeTable } from '@tests/fixtures/table-source';

function moment(name: string): MaexchenSituation {
  const situation = SITUATIONS[name];
  if (situation === undefined) throw new Error(`no situation ${name}`);
  return situation;
}

let mounted: VueWrapper | null = null;

function open(name: string) {
  const fake = fakeTable(moment(name));
  const table = mount(TableView, { props: { source: fake.source }, global: { plugins: [i18n] }, attachTo: document.body });
  mounted = table;
  const press = (selector: string): Promise<void> => table.get(selector).trigger('click');
  return { ...fake, table, press };
}

function tell(events: readonly SeenMaexchenEvent[], viewer: number | null): string {
  const teller = tellerOf(useGameWords('maexchen'), viewer, (seat) => `Platz ${String(seat)}`);
  return sentencesOf(events, SENTENCES, teller).map(plainText).join(' ');
}

beforeAll(() => {
  addGameTexts('maexchen', { de: maexchenDe, en: maexchenEn });
  useTexts().language.value = 'de';
});
afterEach(() => {
  mounted?.unmount();
  mounted = null;
  vi.useRealTimers();
});

describe('the cup', () => {
  it('asks for the first look when it is held down', async () => {
    const { act, table, goTo } = open('rolled');
    await table.get('[data-hold="cup"]').trigger('pointerdown', { button: 0 });
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'peek' }, undefined);
    await goTo(moment('looked'));
    expect(table.findAll('.die')).toHaveLength(2);
  });

  it('shows the dice only while it is held, by finger and by key', async () => {
    const { act, table } = open('looked');
    const cup = table.get('[data-hold="cup"]');
    expect(table.find('.die').exists()).toBe(false);
    await cup.trigger('pointerdown', { button: 0 });
    expect(table.findAll('.die')).toHaveLength(2);
    expect(cup.attributes('aria-label')).toBe('Würfel: 4, 2');
    await cup.trigger('pointerup');
    expect(table.find('.die').exists()).toBe(false);
    await cup.trigger('keydown', { key: ' ' });
    expect(table.findAll('.die')).toHaveLength(2);
    await cup.trigger('keyup', { key: ' ' });
    expect(table.find('.die').exists()).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });

  it('closes by itself when the window loses the focus, and after a glance', async () => {
    vi.useFakeTimers();
    const { table } = open('looked');
    const cup = table.get('[data-hold="cup"]');
    await cup.trigger('pointerdown', { button: 0 });
    window.dispatchEvent(new Event('blur'));
    await nextTick();
    expect(table.find('.die').exists()).toBe(false);
    await cup.trigger('click', { detail: 0 });
    expect(table.findAll('.die')).toHaveLength(2);
    vi.advanceTimersByTime(3100);
    await nextTick();
    expect(table.find('.die').exists()).toBe(false);
  });

  it('cannot be lifted by others, and never on the television', () => {
    expect(open('waiting').table.find('[data-hold="cup"]').exists()).toBe(false);
    const television = mount(TelevisionView, { props: { source: fakeTable(moment('watchingTen')).source }, global: { plugins: [i18n] } });
    expect(television.find('.die').exists()).toBe(false);
  });

  it('lies beside open dice after a doubt', () => {
    const { table } = open('start');
    expect(table.findAll('.die')).toHaveLength(2);
    expect(table.text()).toContain('Gelogen!');
  });
});

describe('announcing and answering', () => {
  it('announces with two taps, or a tap and the button', async () => {
    const first = open('looked');
    await first.press('[data-value="64"]');
    expect(first.act).not.toHaveBeenCalled();
    await first.press('[data-value="64"]');
    expect(first.act).toHaveBeenCalledExactlyOnceWith({ type: 'announce', value: 64 }, undefined);
    first.table.unmount();
    const second = open('looked');
    await second.press('[data-value="21"]');
    await second.press('[data-action="announce"]');
    expect(second.act).toHaveBeenCalledExactlyOnceWith({ type: 'announce', value: 21 }, undefined);
  });

  it('shows what has to be beaten, and says why lower is not possible', async () => {
    const { act, press, table } = open('looked');
    expect(table.get('[data-value="63"]').classes()).toContain('announced');
    expect(table.get('[data-value="62"]').attributes('aria-disabled')).toBe('true');
    await press('[data-value="62"]');
    expect(act).not.toHaveBeenCalled();
    expect(table.get('[role="status"]').text()).toBe('Das ist nicht höher als 63.');
  });

  it('rolls, doubts and gives up', async () => {
    const answering = open('answer');
    await answering.press('[data-action="roll"]');
    await answering.press('[data-call="doubt"]');
    expect(answering.act.mock.calls).toEqual([[{ type: 'roll' }, undefined], [{ type: 'doubt' }, undefined]]);
    answering.table.unmount();
    const cornered = open('mustDoubt');
    expect(cornered.table.find('[data-action="roll"]').exists()).toBe(false);
    await cornered.press('[data-call="concede"]');
    expect(cornered.act).toHaveBeenCalledExactlyOnceWith({ type: 'concede' }, undefined);
  });

  it('counts what was drunk where the house does', () => {
    expect(open('pass').table.text()).toContain('4 Schlucke');
  });
});

describe('its words', () => {
  it.each(Object.keys(PROMPTS))('ask or tell something in %s', (phase) => {
    const moments = Object.values(SITUATIONS).filter(({ view }) => view.phase === phase);
    expect(moments.length).toBeGreaterThan(0);
    for (const { seat, view, legal, names } of moments) {
      const prompt = promptOf({ say: useGameWords('maexchen'), view, legal, seat, name: (which) => names[which] ?? '' });
      expect(`${prompt.turn} ${prompt.note} ${prompt.roll ?? ''}`).not.toMatch(BROKEN);
      expect(prompt.own).toBe(legal.length > 0);
    }
  });

  it.each(Object.keys(SENTENCES))('tell %s in both languages', (type) => {
    const events = EVENTS.filter((event) => event.type === type);
    expect(events.length, `an example of ${type}`).toBeGreaterThan(0);
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      for (const event of events) for (const viewer of [0, 1, null]) expect(tell([event], viewer)).not.toMatch(BROKEN);
    }
    useTexts().language.value = 'de';
  });

  it.each(presets)('tell a real match, and offer everything that is possible: $id', ({ options }) => {
    playThrough<MaexchenView, MaexchenAction, SeenMaexchenEvent>({ game: 'maexchen', options, seats: 4, seed: 'one' }, ({ viewer, view, legal, events }) => {
      expect(tell(events, viewer)).not.toMatch(BROKEN);
      const prompt = promptOf({ say: useGameWords('maexchen'), view, legal, seat: viewer, name: (seat) => `Platz ${String(seat)}` });
      expect(prompt.own).toBe(legal.length > 0);
      expect(prompt.roll !== null).toBe(legal.some(({ type }) => type === 'roll'));
      for (const action of legal) if (action.type === 'announce') expect(view.board.find(({ value }) => value === action.value)?.open).toBe(true);
    });
  });
});
