import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOODS } from '@renderer/games/schlafmuetze/cards/moods';
import { movesOf } from '@renderer/games/schlafmuetze/movements';
import { PROMPTS, momentOf, promptOf } from '@renderer/games/schlafmuetze/prompts';
import type { Moment } from '@renderer/games/schlafmuetze/prompts';
import { SENTENCES, tell } from '@renderer/games/schlafmuetze/sentences';
import { cardLabel, useWords } from '@renderer/games/schlafmuetze/words';
import { useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import type { SeenEvent } from '@shared/games/schlafmuetze';
import { cardOf, deck, numberOf } from '@shared/games/schlafmuetze/cards';
import { MOMENTS } from '@tests/fixtures/schlafmuetze-views';
import { prepareTexts } from './mount';

const NAMES = ['Jana', 'Frieda', 'Ole', 'Mehmet'];
const BROKEN = /undefined|\{|\}|\b(?:events|prompt|turn|action|you|card)\.\w/u;

const card = cardOf(9, 1);
const EVENTS: readonly SeenEvent[] = [
  { type: 'turn', seat: 0 },
  { type: 'turnedOver', seat: 0, count: 5 },
  { type: 'drew', seat: 0, card },
  { type: 'laid', number: 1, seat: 0, card, from: 'drawn', to: { place: 'middle', stack: 2 } },
  { type: 'laid', number: 1, seat: 0, card, from: 'own', to: { place: 'seat', seat: 1 } },
  { type: 'laid', number: 1, seat: 0, card, from: 'drawn', to: { place: 'own' } },
  { type: 'waited', number: 1, seat: 0 },
  { type: 'timeUp', seat: 0 },
  { type: 'called', seat: 1, against: 0, lay: 1, upheld: true, callers: [1], times: [] },
  { type: 'called', seat: 1, against: 0, lay: 1, upheld: true, callers: [1, 2], times: [] },
  { type: 'called', seat: 1, against: 0, lay: 1, upheld: false, callers: [1], times: [] },
  { type: 'trusted', seat: 0, lay: 1 },
  ...(['does-not-fit', 'own-pile-first', 'middle-first', 'nearer-pile-first', 'overlooked'] as const).map((reason): SeenEvent => ({ type: 'mistake', seat: 0, lay: 1, reason })),
  { type: 'tookBack', seat: 0, card, to: { place: 'middle', stack: 0 } },
  { type: 'putBack', seat: 0, card },
  { type: 'gave', from: 1, to: 0 },
  { type: 'over', winners: [0], reason: 'all-cards-laid' },
  { type: 'over', winners: [0, 2], reason: 'standstill' },
];

function told(events: readonly SeenEvent[], viewer: number | null): string {
  return tell(events, useWords(), viewer, (seat) => NAMES[seat] ?? '?').map(plainText).join(' ');
}

beforeAll(prepareTexts);
afterEach(() => {
  useTexts().language.value = 'de';
});

describe('events in words', () => {
  it.each(Object.keys(SENTENCES).filter((type) => type !== 'gift'))('%s is told in both languages, to its player and to others', (type) => {
    const events = EVENTS.filter((event) => event.type === type);
    expect(events.length).toBeGreaterThan(0);
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      for (const event of events) {
        for (const viewer of [0, 1, null]) {
          const text = told([event], viewer);
          expect(text).not.toMatch(BROKEN);
          // The turn stands in the largest letters already.
          expect(text === '').toBe(type === 'turn');
        }
      }
    }
  });

  it('gather what everybody gives at once', () => {
    const gifts: SeenEvent[] = [1, 2, 3].map((from) => ({ type: 'gave', from, to: 0 }));
    expect(told(gifts, 0)).toBe('Die anderen schieben Karten unter deinen Ziehstapel: 3.');
    expect(told(gifts, 1)).toBe('Unter den Ziehstapel von Jana kommen Karten: 3.');
  });

  it('move only cards that the event shows', () => {
    const moves = EVENTS.flatMap((event) => movesOf(event, 3, () => 'drawn'));
    expect(moves.length).toBeGreaterThan(6);
    for (const { face } of moves) expect(face === null || face === card).toBe(true);
  });
});

describe('each moment', () => {
  it.each(Object.keys(PROMPTS) as Moment[])('%s asks in whole sentences, and tells the others what it waits for', (moment) => {
    const { view, legal, seat, names } = MOMENTS[moment]();
    expect(momentOf(view)).toBe(moment);
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      for (const viewer of [seat, 2, null]) {
        const look = promptOf({ say: useWords(), view, legal: viewer === seat ? legal : [], seat: viewer, name: (which) => names[which] ?? '' });
        expect(look.turn).not.toBe('');
        expect([look.turn, look.note, ...look.buttons.map(({ label }) => label)].join(' ')).not.toMatch(BROKEN);
        if (viewer !== seat) expect(look.buttons).toEqual([]);
      }
    }
  });

  it('offers what only a button can do', () => {
    const buttons = (Object.keys(MOMENTS) as Moment[]).map((moment) => {
      const { view, legal, seat } = MOMENTS[moment]();
      return [moment, promptOf({ say: useWords(), view, legal, seat, name: String }).buttons.map(({ id }) => id).join()];
    });
    expect(Object.fromEntries(buttons)).toEqual({ draw: 'draw', turnOver: 'draw', drawn: 'keep', wait: 'wait', final: 'trust', asked: 'trust', over: '' });
  });
});

describe('the cards', () => {
  it('have twenty different pictures and names', () => {
    expect(MOODS).toHaveLength(20);
    expect(new Set(MOODS.map((mood) => JSON.stringify(mood))).size).toBe(20);
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      const labels = new Set(deck.map((id) => cardLabel(id, useWords())));
      expect(labels.size).toBe(20);
      expect([...labels].join()).not.toMatch(BROKEN);
    }
    expect(numberOf(cardOf(20, 4))).toBe(20);
  });
});
