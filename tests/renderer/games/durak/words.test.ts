import { beforeAll, describe, expect, it } from 'vitest';
import { PROMPTS, callsOf, promptOf } from '@renderer/games/durak/prompts';
import { SENTENCES, sentenceOf } from '@renderer/games/durak/sentences';
import { seatLook } from '@renderer/games/durak/seat-looks';
import { movesOf } from '@renderer/games/durak/movements';
import { useWords } from '@renderer/games/durak/words';
import { useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import type { SeenDurakEvent } from '@shared/games/durak';
import { DURAK_SITUATIONS } from '@tests/fixtures/durak-views';
import { card, cards } from '@tests/shared/cards/notation';
import { prepareTexts } from './mount';

const NAMES = ['Jana', 'Frieda', 'Ole', 'Mehmet'];
const LANGUAGES = ['de', 'en'] as const;
const UNTRANSLATED = /undefined|\{|\}|\b(?:events|cards|turn|prompt|call|role|seat)\.\w/u;

const EVENTS: readonly SeenDurakEvent[] = [
  { type: 'redealt', seat: 1 },
  { type: 'kept', seat: 1 },
  { type: 'started', seat: 1, reason: 'lowest-trump', shownCards: cards('6h') },
  { type: 'started', seat: 1, reason: 'left-of-dealer', shownCards: [] },
  { type: 'started', seat: 1, reason: 'teach', shownCards: [] },
  { type: 'started', seat: 1, reason: 'spare', shownCards: [] },
  { type: 'round', attacker: 1, defender: 2 },
  { type: 'attacked', seat: 1, cards: cards('7s 7d') },
  { type: 'added', seat: 1, card: card('7c') },
  { type: 'passed', seat: 1 },
  { type: 'transferred', seat: 1, card: card('7c'), defender: 2 },
  { type: 'covered', seat: 1, card: card('Qs'), targetCard: card('7s') },
  { type: 'taking', seat: 1 },
  { type: 'took', seat: 1, cards: cards('7s') },
  { type: 'beaten', seat: 1, cards: cards('7s 8s') },
  { type: 'drew', seat: 1, count: 2, cards: null, openCards: [card('Qh')] },
  { type: 'drew', seat: 1, count: 1, cards: cards('Qh'), openCards: [card('Qh')] },
  { type: 'out', seat: 1 },
  { type: 'over', durak: 1 },
  { type: 'over', durak: null },
];

function tell(event: SeenDurakEvent, viewer: number | null): string {
  const say = useWords();
  return plainText(sentenceOf(event, { say, viewer, name: (seat) => (seat === viewer ? say('you.subject') : (NAMES[seat] ?? '?')) }));
}

beforeAll(prepareTexts);

describe('events in words', () => {
  it.each(Object.keys(SENTENCES))('%s has a sentence in both languages, for its players and for others', (type) => {
    const events = EVENTS.filter((event) => event.type === type);
    expect(events.length, `an example of ${type}`).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      useTexts().language.value = language;
      for (const event of events) {
        for (const viewer of [0, 1, 2, null]) {
          expect(tell(event, viewer)).not.toBe('');
          expect(tell(event, viewer)).not.toMatch(UNTRANSLATED);
        }
      }
    }
    useTexts().language.value = 'de';
  });

  it('read like sentences', () => {
    const covered: SeenDurakEvent = { type: 'covered', seat: 1, card: card('Qh'), targetCard: card('7s') };
    expect(tell(covered, 0)).toBe('Frieda schlägt Pik 7 mit Herz Dame.');
    expect(tell(covered, 1)).toBe('Du schlägst Pik 7 mit Herz Dame.');
    expect(tell({ type: 'round', attacker: 0, defender: 2 }, 0)).toBe('Neue Runde: du gegen Ole.');
    useTexts().language.value = 'en';
    expect(tell(covered, 0)).toBe('Frieda beats the 7 of spades with the queen of hearts.');
    useTexts().language.value = 'de';
  });

  it('fly only with faces that everybody saw', () => {
    for (const event of EVENTS) {
      for (const move of movesOf(event, 0, (seat) => `seat-${String(seat)}`)) if (event.type === 'drew') expect(move.face).toBeNull();
    }
  });
});

describe('each phase', () => {
  it.each(Object.keys(PROMPTS))('%s asks in whole sentences of both languages, and tells the others what it waits for', (phase) => {
    const situations = Object.values(DURAK_SITUATIONS).map((make) => make()).filter(({ view }) => view.phase === phase);
    expect(situations.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      useTexts().language.value = language;
      for (const { view, legal, names, occupants, status, seat: own } of situations) {
        for (const seat of [0, 1, 2, null]) {
          const say = useWords();
          const name = (which: number | null): string => (which === null ? '' : (names[which] ?? ''));
          const context = { say, name, view, legal: seat === own ? legal : [], seat, chosen: [] };
          const { turn, note, offer } = promptOf(context);
          const calls = callsOf(context, true, 'phone').map(({ label }) => label);
          const looks = view.seats.map((_, which) => seatLook(which, { say, name, view, acting: status.acting, occupants, viewer: seat }).label);
          expect(turn).not.toBe('');
          expect([turn, note, offer?.title ?? '', offer?.note ?? '', ...calls, ...looks].join(' ')).not.toMatch(UNTRANSLATED);
        }
      }
    }
    useTexts().language.value = 'de';
  });
});
