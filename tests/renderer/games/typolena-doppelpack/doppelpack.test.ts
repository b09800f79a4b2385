import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { play } from '@renderer/composables/sound';
import { NO_INTENT, laysOf, lettersFor, nextStep } from '@renderer/games/typolena-doppelpack/intent';
import { movesOf } from '@renderer/games/typolena-doppelpack/movements';
import { PROMPTS, promptOf } from '@renderer/games/typolena-doppelpack/prompts';
import { SENTENCES } from '@renderer/games/typolena-doppelpack/sentences';
import TableView from '@renderer/games/typolena-doppelpack/TableView.vue';
import { typolenaDoppelpackDe } from '@renderer/i18n/games/typolena-doppelpack.de';
import { typolenaDoppelpackEn } from '@renderer/i18n/games/typolena-doppelpack.en';
import { useGameWords } from '@renderer/i18n/game-words';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import { ANIMALS } from '@renderer/table/sounds/animals';
import { sentencesOf, tellerOf } from '@renderer/table/telling';
import type { Refusal } from '@shared/engine/contract';
import type { DoppelpackAction } from '@shared/games/typolena-doppelpack/actions';
import type { SeenDoppelpackEvent } from '@shared/games/typolena-doppelpack/events';
import { presets } from '@shared/games/typolena-doppelpack/options';
import type { DoppelpackView } from '@shared/games/typolena-doppelpack/view';
import { BROKEN, playThrough } from '@tests/fixtures/real-match';
import { fakeTable } from '@tests/fixtures/table-source';
import { EVENTS, SITUATIONS } from '@tests/fixtures/typolena-doppelpack-views';
import type { DoppelpackSituation } from '@tests/fixtures/typolena-doppelpack-views';

vi.mock('@renderer/composables/sound', async (load) => ({ ...(await load<object>()), play: vi.fn() }));

function moment(name: string): DoppelpackSituation {
  const situation = SITUATIONS[name];
  if (situation === undefined) throw new Error(`no situation ${name}`);
  return situation;
}

let mounted: VueWrapper | null = null;

function open(name: string, answer: Refusal | null = null) {
  const fake = fakeTable(moment(name), answer);
  const global = { plugins: [i18n], stubs: { CardFace: true, CardBack: true } };
  const table = mount(TableView, { props: { source: fake.source, now: () => 1234 }, global, attachTo: document.body });
  mounted = table;
  const press = (selector: string): Promise<void> => table.get(selector).trigger('click');
  return { ...fake, table, press };
}

function tell(events: readonly SeenDoppelpackEvent[], viewer: number | null): string {
  const teller = tellerOf(useGameWords('typolena-doppelpack'), viewer, (seat) => `Platz ${String(seat)}`);
  return sentencesOf(events, SENTENCES, teller).map(plainText).join(' ');
}

beforeAll(() => {
  addGameTexts('typolena-doppelpack', { de: typolenaDoppelpackDe, en: typolenaDoppelpackEn });
  useTexts().language.value = 'de';
});
afterEach(() => {
  mounted?.unmount();
  mounted = null;
  vi.mocked(play).mockClear();
});

describe('laying in Doppelpack', () => {
  it('draws from the talon or by the button', async () => {
    const { act, press } = open('draw');
    await press('[data-place="talon"]');
    await press('[data-action="draw"]');
    expect(act.mock.calls).toEqual([[{ type: 'draw' }, 1234], [{ type: 'draw' }, 1234]]);
  });

  it('takes card, stack and letter', async () => {
    const { act, press } = open('lay');
    await press('[data-card="21"]');
    await press('[data-place="stack"]');
    await press('[data-letter="N"]');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'lay', card: 21, letter: 'N', sound: null }, 1234);
  });

  it('lets an animal be heard before the letter is said', async () => {
    const { act, press } = open('lay');
    await press('[data-card="16"]');
    await press('[data-sound="goose"]');
    await press('[data-place="stack"]');
    await press('[data-letter="E"]');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'lay', card: 16, letter: 'E', sound: 'goose' }, 1234);
  });

  it('lets it be forgotten, which is the game', async () => {
    const { act, press } = open('lay');
    await press('[data-card="16"]');
    await press('[data-letter="E"]');
    await press('[data-place="stack"]');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'lay', card: 16, letter: 'E', sound: null }, 1234);
  });

  it('asks for the sound where the host takes no animal without one', async () => {
    const { act, press, table } = open('beginners');
    await press('[data-card="16"]');
    await press('[data-place="stack"]');
    await press('[data-letter="N"]');
    expect(act).not.toHaveBeenCalled();
    expect(table.get('[role="status"]').text()).toBe('Und wie macht das Tier?');
    await press('[data-sound="goose"]');
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'lay', card: 16, letter: 'N', sound: 'goose' }, 1234);
  });

  it('asks the host why a card does not fit', async () => {
    const { act, press, table } = open('beginners', { code: 'does-not-fit' });
    await press('[data-card="11"]');
    await press('[data-place="stack"]');
    await nextTick();
    expect(act).toHaveBeenCalledOnce();
    expect(table.get('[role="status"]').text()).toBe('Diese Karte passt nicht auf den Stapel.');
  });

  it('goes on with the next card although the answer about the last one is still under way', async () => {
    let answer = (): void => undefined;
    const { act, press } = open('lay');
    act.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(null))));
    await press('[data-card="21"]');
    await press('[data-letter="N"]');
    await press('[data-place="stack"]');
    await press('[data-card="11"]');
    await press('[data-letter="A"]');
    await press('[data-place="stack"]');
    expect(act).toHaveBeenCalledOnce();
    answer();
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    expect(act).toHaveBeenLastCalledWith({ type: 'lay', card: 11, letter: 'A', sound: null }, 1234);
  });

  it('passes, objects and approves', async () => {
    const mine = open('lay');
    await mine.press('[data-action="pass"]');
    expect(mine.act).toHaveBeenCalledExactlyOnceWith({ type: 'pass' }, 1234);
    mine.table.unmount();
    const judging = open('judge');
    await judging.press('[data-call="object"]');
    await judging.press('[data-action="approve"]');
    expect(judging.act.mock.calls).toEqual([[{ type: 'object', lay: 5 }, 1234], [{ type: 'approve', lay: 5 }, undefined]]);
  });

  it('works with keys alone', async () => {
    const { act, table } = open('lay');
    await table.get('[data-card="16"]').trigger('click', { detail: 0 });
    await table.get('[data-card="16"]').trigger('keydown', { key: '3' });
    await table.get('[data-card="16"]').trigger('keydown', { key: 'e' });
    await table.get('[data-place="stack"]').trigger('click', { detail: 0 });
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'lay', card: 16, letter: 'E', sound: 'goose' }, 1234);
  });

  it('is heard on every device when the card has been laid', async () => {
    const { happen } = open('waiting');
    await happen([{ type: 'laid', number: 6, seat: 1, card: 18, letter: 'E', sound: 'cat' }]);
    expect(vi.mocked(play)).toHaveBeenCalledExactlyOnceWith(ANIMALS.cat);
  });
});

describe('what the host lists decides', () => {
  it.each(presets)('every lay can be put together: $id', ({ options }) => {
    playThrough<DoppelpackView, DoppelpackAction, SeenDoppelpackEvent>({ game: 'typolena-doppelpack', options, seats: 3, seed: 'one', turns: 120 }, ({ viewer, view, legal, events }) => {
      expect(tell(events, viewer)).not.toMatch(BROKEN);
      const prompt = promptOf({ say: useGameWords('typolena-doppelpack'), view, legal, seat: viewer, name: (seat) => `Platz ${String(seat)}` });
      expect(`${prompt.turn} ${prompt.note}`).not.toMatch(BROKEN);
      for (const action of legal) {
        if (action.type === 'lay') {
          expect(lettersFor(legal, action.card)).toContain(action.letter);
          const { card, letter, sound } = action;
          expect(nextStep(legal, { card, placed: true, letter, sound })).toEqual({ kind: 'ready', action });
        } else if (action.type !== 'object') {
          // Whoever has to move answers by moving.
          if (prompt.own && action.type === 'approve' && view.phase !== 'check') continue;
          expect(prompt.buttons.map((button) => button.action)).toContainEqual(action);
        }
      }
    });
  });

  it('says what is missing', () => {
    const { legal } = moment('lay');
    expect(nextStep(legal, NO_INTENT).kind).toBe('card');
    expect(nextStep(legal, { ...NO_INTENT, card: 16 }).kind).toBe('stack');
    expect(nextStep(legal, { ...NO_INTENT, card: 16, placed: true }).kind).toBe('letter');
    expect(nextStep([], { ...NO_INTENT, card: 16, placed: true }).kind).toBe('impossible');
    expect(laysOf(legal, 99)).toEqual([]);
  });
});

describe('its words', () => {
  it.each(Object.keys(PROMPTS))('ask or tell something in %s', (phase) => {
    const moments = Object.values(SITUATIONS).filter(({ view }) => view.phase === phase);
    expect(moments.length).toBeGreaterThan(0);
    for (const { seat, view, legal, names } of moments) {
      const prompt = promptOf({ say: useGameWords('typolena-doppelpack'), view, legal, seat, name: (which) => names[which] ?? '' });
      expect(`${prompt.turn} ${prompt.note}`).not.toMatch(BROKEN);
    }
  });

  it.each(Object.keys(SENTENCES))('tell %s in both languages', (type) => {
    const events = EVENTS.filter((event) => event.type === type);
    expect(events.length, `an example of ${type}`).toBeGreaterThan(0);
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      for (const event of events) for (const viewer of [0, 1, null]) expect(tell([event], viewer)).not.toMatch(/undefined|\{|\}|\b(?:events|mistakes|sounds)\.\w/u);
    }
    useTexts().language.value = 'de';
  });

  it('show faces on the way only where everybody saw them', () => {
    for (const event of EVENTS) {
      for (const move of movesOf(event, 0, (seat) => `seat-${String(seat)}`)) {
        if (move.face !== null) expect(['laid', 'mistake']).toContain(event.type);
      }
    }
  });
});
