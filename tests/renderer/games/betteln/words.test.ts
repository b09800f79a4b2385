import { beforeAll, describe, expect, it } from 'vitest';
import { PROMPTS, callsOf, promptOf } from '@renderer/games/betteln/prompts';
import { SENTENCES, sentenceOf } from '@renderer/games/betteln/sentences';
import { seatLook } from '@renderer/games/betteln/seat-looks';
import { movesOf } from '@renderer/games/betteln/movements';
import { useWords } from '@renderer/games/betteln/words';
import { useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import type { SeenBettelnEvent } from '@shared/games/betteln';
import { officeOf } from '@shared/games/betteln/offices';
import { BETTELN_SITUATIONS } from '@tests/fixtures/betteln-views';
import { card, cards } from '@tests/shared/cards/notation';
import { prepareTexts } from './mount';

const NAMES = ['Jana', 'Frieda', 'Ole', 'Mehmet'];
const LANGUAGES = ['de', 'en'] as const;
const UNTRANSLATED = /undefined|\{|\}|\b(?:events|cards|turn|prompt|call|offices|values|numbers|seat)\.\w/u;

const LEADS = ['beggar', 'king', 'won', 'privilege', 'after-finisher', 'yielded'] as const;

const EVENTS: readonly SeenBettelnEvent[] = [
  { type: 'gave', seat: 1, to: 2, card: null },
  { type: 'gave', seat: 1, to: 2, card: card('7h') },
  { type: 'named', seat: 1, to: 2, rank: 12, card: null },
  { type: 'named', seat: 1, to: 2, rank: 12, card: card('Ah') },
  { type: 'exchanged', upper: 1, lower: 2, count: 1, takenCards: null, givenCards: null },
  { type: 'exchanged', upper: 1, lower: 2, count: 2, takenCards: cards('Ah Kh'), givenCards: cards('7h 7s') },
  { type: 'took-rest', seat: 1, count: 2, cards: null },
  { type: 'took-rest', seat: 1, count: 2, cards: cards('7h 8h') },
  { type: 'left-rest', seat: 1 },
  { type: 'put-away', seat: 1, card: null },
  { type: 'put-away', seat: 1, card: card('7h') },
  ...LEADS.map((reason): SeenBettelnEvent => ({ type: 'leads', seat: 1, reason })),
  { type: 'played', seat: 1, cards: cards('7h') },
  { type: 'played', seat: 1, cards: cards('Qh Qs Qd') },
  { type: 'passed', seat: 1 },
  { type: 'won-trick', seat: 1 },
  ...[7, 8].flatMap((seats) => Array.from({ length: seats }, (_, place): SeenBettelnEvent => ({ type: 'office', seat: 1, place, office: officeOf(place, seats) }))),
  { type: 'over' },
];

function tell(event: SeenBettelnEvent, viewer: number | null): string {
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
    expect(tell({ type: 'played', seat: 1, cards: cards('Qh Qs Qd') }, 0)).toBe('Frieda legt drei Damen.');
    expect(tell({ type: 'played', seat: 1, cards: cards('Qh') }, 1)).toBe('Du legst Herz Dame.');
    const swapped: SeenBettelnEvent = { type: 'exchanged', upper: 1, lower: 2, count: 2, takenCards: cards('Ah Kh'), givenCards: cards('7h 7s') };
    expect(tell(swapped, 1)).toBe('Tausch mit Ole: Du gibst Herz 7 und Pik 7 und bekommst Herz Ass und Herz König.');
    expect(tell(swapped, 2)).toBe('Tausch mit Frieda: Du gibst Herz Ass und Herz König und bekommst Herz 7 und Pik 7.');
    useTexts().language.value = 'en';
    expect(tell({ type: 'played', seat: 1, cards: cards('Qh Qs Qd') }, 0)).toBe('Frieda lays three queens.');
    useTexts().language.value = 'de';
  });

  it('fly only with faces that everybody saw', () => {
    for (const event of EVENTS) {
      for (const move of movesOf(event, 0, (seat) => `seat-${String(seat)}`)) if (event.type !== 'played') expect(move.face).toBeNull();
    }
  });
});

describe('each phase', () => {
  it.each(Object.keys(PROMPTS))('%s asks in whole sentences of both languages, and tells the others what it waits for', (phase) => {
    const situations = Object.values(BETTELN_SITUATIONS).map((make) => make()).filter(({ view }) => view.phase === phase);
    expect(situations.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      useTexts().language.value = language;
      for (const { view, legal, names, occupants, status, seat: own } of situations) {
        for (const seat of new Set([own, 0, 1, 2, null])) {
          const say = useWords();
          const name = (which: number | null): string => (which === null ? '' : (names[which] ?? ''));
          const context = { say, name, view, legal: seat === own ? legal : [], seat, chosen: [], acting: status.acting };
          const { turn, note, slip, buttons } = promptOf(context);
          const labels = [...callsOf(context), ...buttons, ...(slip?.buttons ?? [])].map(({ label }) => label);
          const looks = view.seats.map((_, which) => seatLook(which, { say, name, view, acting: status.acting, occupants, viewer: seat }).label);
          expect(turn).not.toBe('');
          expect([turn, note, slip?.title ?? '', slip?.note ?? '', ...labels, ...looks].join(' ')).not.toMatch(UNTRANSLATED);
        }
      }
    }
    useTexts().language.value = 'de';
  });
});
