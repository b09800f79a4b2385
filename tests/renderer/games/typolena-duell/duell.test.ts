import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import { lastReveal } from '@renderer/games/typolena-duell/last-reveal';
import { PROMPTS, may, promptOf } from '@renderer/games/typolena-duell/prompts';
import { SENTENCES } from '@renderer/games/typolena-duell/sentences';
import TableView from '@renderer/games/typolena-duell/TableView.vue';
import TelevisionView from '@renderer/games/typolena-duell/TelevisionView.vue';
import { typolenaDuellDe } from '@renderer/i18n/games/typolena-duell.de';
import { typolenaDuellEn } from '@renderer/i18n/games/typolena-duell.en';
import { useGameWords } from '@renderer/i18n/game-words';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import { sentencesOf, tellerOf } from '@renderer/table/telling';
import type { Refusal } from '@shared/engine/contract';
import type { DuellAction } from '@shared/games/typolena-duell/actions';
import type { SeenDuellEvent } from '@shared/games/typolena-duell/events';
import { presets } from '@shared/games/typolena-duell/options';
import type { DuellView } from '@shared/games/typolena-duell/view';
import { BROKEN, playThrough } from '@tests/fixtures/real-match';
import { fakeTable } from '@tests/fixtures/table-source';
import { EVENTS, SITUATIONS, WON } from '@tests/fixtures/typolena-duell-views';
import type { DuellSituation } from '@tests/fixtures/typolena-duell-views';

function moment(name: string): DuellSituation {
  const situation = SITUATIONS[name];
  if (situation === undefined) throw new Error(`no situation ${name}`);
  return situation;
}

let mounted: VueWrapper | null = null;

function open(name: string, answer: Refusal | null = null) {
  const fake = fakeTable(moment(name), answer);
  // Faces are hundreds of outlines each, and have tests of their own.
  const global = { plugins: [i18n], stubs: { CardFace: true, CardBack: true } };
  const table = mount(TableView, { props: { source: fake.source, now: () => 1234 }, global, attachTo: document.body });
  mounted = table;
  return { ...fake, table };
}

function tell(events: readonly SeenDuellEvent[], viewer: number | null): string {
  const teller = tellerOf(useGameWords('typolena-duell'), viewer, (seat) => `Platz ${String(seat)}`);
  return sentencesOf(events, SENTENCES, teller).map(plainText).join(' ');
}

beforeAll(() => {
  addGameTexts('typolena-duell', { de: typolenaDuellDe, en: typolenaDuellEn });
  useTexts().language.value = 'de';
});
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

describe('a Duell on the table', () => {
  it('turns up with a button of its own, never where a letter is', async () => {
    const { table, act } = open('turnUp');
    await table.get('[data-action="turnUp"]').trigger('click');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'turnUp' }, undefined);
    expect(table.get('[data-letter="N"]').attributes('aria-disabled')).toBe('true');
  });

  it('calls when the finger comes down, once, with the time of the press', async () => {
    const { table, act } = open('calling');
    const key = table.get('[data-letter="N"]');
    await key.trigger('pointerdown', { button: 0 });
    await key.trigger('click');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'call', letter: 'N' }, 1234);
  });

  it('calls by keyboard wherever the focus is, and by a mere click', async () => {
    const { table, act } = open('calling');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await table.get('[data-letter="E"]').trigger('click');
    expect(act.mock.calls).toEqual([
      [{ type: 'call', letter: 'A' }, 1234],
      [{ type: 'call', letter: 'E' }, 1234],
    ]);
  });

  it('says when nothing fits', async () => {
    const { table, act } = open('calling');
    await table.get('[data-call="none"]').trigger('click');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'none' }, undefined);
  });

  it('explains a letter that cannot be called, and what the host refused', async () => {
    const first = open('locked');
    await first.table.get('[data-letter="N"]').trigger('click');
    expect(first.act).not.toHaveBeenCalled();
    expect(first.table.get('[role="status"]').text()).toContain('Rufen kannst du');
    first.table.unmount();
    const second = open('turnUp', { code: 'already-ready' });
    await second.table.get('[data-action="turnUp"]').trigger('click');
    await nextTick();
    expect(second.table.get('[role="status"]').text()).toBe('Du bist schon bereit.');
  });

  it('lets a call be judged where the house plays so', async () => {
    const { table, act } = open('claim');
    await table.get('[data-call="object"]').trigger('click');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'object' }, undefined);
    expect(open('calling').table.find('[data-call="object"]').exists()).toBe(false);
  });

  it('keeps the traces of the last reveal until a player is ready for the next', () => {
    expect(lastReveal(WON)).toEqual({ cards: [21, 12, 17], letter: 'N', winner: 1 });
    const { table } = open('afterWin');
    expect(table.find('[data-pile="0"].traced').exists()).toBe(true);
    expect(table.find('[data-pile="1"].traced').exists()).toBe(false);
  });

  it('shows the race on the television once it is over', () => {
    const verdict = { calls: [{ seat: 1, at: 812 }, { seat: 0, at: 859 }], tieMargin: 30 };
    const global = { plugins: [i18n], stubs: { CardFace: true, CardBack: true } };
    const running = mount(TelevisionView, { props: { source: fakeTable(moment('watching')).source, verdict }, global });
    expect(running.text()).not.toContain('Wer rief zuerst?');
    const over = mount(TelevisionView, { props: { source: fakeTable(moment('watchingWin')).source, verdict }, global });
    expect(over.text()).toContain('47 ms vor Jana');
  });
});

describe('its words', () => {
  it.each(Object.keys(PROMPTS))('ask or tell something in %s', (phase) => {
    for (const situation of Object.values(SITUATIONS).filter(({ view }) => view.phase === phase)) {
      const { seat, view, legal, names } = situation;
      const prompt = promptOf({ say: useGameWords('typolena-duell'), view, legal, seat, name: (which) => names[which] ?? '' });
      expect(`${prompt.turn} ${prompt.note}`).not.toMatch(BROKEN);
      expect(prompt.turn).not.toBe('');
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

  it.each(presets)('tell a real match, and ask whoever may act: $id', ({ options }) => {
    const say = useGameWords('typolena-duell');
    playThrough<DuellView, DuellAction, SeenDuellEvent>({ game: 'typolena-duell', options, seats: 3, seed: 'one' }, ({ viewer, view, legal, events }) => {
      expect(tell(events, viewer)).not.toMatch(BROKEN);
      const prompt = promptOf({ say, view, legal, seat: viewer, name: (seat) => `Platz ${String(seat)}` });
      expect(prompt.own).toBe(legal.length > 0);
      expect(may(legal, 'turnUp') || may(legal, 'none') || may(legal, 'object')).toBe(legal.length > 0);
    });
  });
});
