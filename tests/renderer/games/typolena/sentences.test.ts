import { beforeAll, describe, expect, it } from 'vitest';
import { SENTENCES, sentencesOf } from '@renderer/games/typolena/sentences';
import { movesOf } from '@renderer/games/typolena/movements';
import { useWords } from '@renderer/games/typolena/words';
import { useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import type { SeenEvent } from '@shared/games/typolena/events';
import { EVENTS } from '@tests/fixtures/typolena-events';
import { prepareTexts } from './mount';

const NAMES = ['Jana', 'Frieda', 'Ole', 'Mehmet'];

function tell(batch: readonly SeenEvent[], viewer: number | null = 0): string {
  const base = { say: useWords(), viewer, plainName: (seat: number) => NAMES[seat] ?? '?' };
  return sentencesOf(batch, base).map(plainText).join(' ');
}

beforeAll(prepareTexts);

describe('events in words', () => {
  it.each(Object.keys(SENTENCES))('%s has a sentence in both languages, for its players and for others', (type) => {
    const events = EVENTS.filter((event) => event.type === type);
    expect(events.length, `an example of ${type}`).toBeGreaterThan(0);
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      for (const event of events) {
        for (const viewer of [0, 1, 2, null]) {
          const text = tell([event], viewer);
          expect(text).not.toBe('');
          expect(text).not.toMatch(/undefined|\{|\}|\b(?:events|numbers|mistakes|you|side|under)\.\w/u);
        }
      }
    }
    useTexts().language.value = 'de';
  });

  it('say a lay with letter, ink and consequence in one breath', () => {
    const batch: SeenEvent[] = [
      { type: 'laid', number: 5, seat: 3, card: 17, stack: 1, letter: 'E', colour: 'red', lena: false },
      { type: 'attacked', seat: 0, attacker: 3, colour: 'red', count: 2 },
    ];
    expect(tell(batch)).toBe('Mehmet legt Hund rechts. Ansage E, Rot: zwei nehmen.');
    expect(tell(batch, 3)).toBe('Du legst Hund rechts. Ansage E, Rot: zwei nehmen.');
  });

  it('name the one who is skipped', () => {
    const batch: SeenEvent[] = [
      { type: 'laid', number: 5, seat: 1, card: 22, stack: 0, letter: 'N', colour: 'blue', lena: false },
      { type: 'attacked', seat: 2, attacker: 1, colour: 'blue', count: 1 },
    ];
    expect(tell(batch)).toBe('Frieda legt Segeln links. Ansage N, Blau: Ole setzt aus.');
    expect(tell(batch, 2)).toBe('Frieda legt Segeln links. Ansage N, Blau: du setzt aus.');
  });

  it('tell hidden cards only to who saw them', () => {
    const drew = { type: 'drew', seat: 0, reason: 'turn', backs: ['normal'], missing: 0 } as const;
    expect(tell([{ ...drew, cards: [17] }])).toBe('Du ziehst Hund.');
    expect(tell([{ ...drew, cards: null }], 1)).toBe('Jana zieht eine Karte.');
  });
});

describe('events as movements', () => {
  it('show faces on the way only where everybody saw them', () => {
    const open = ['laid', 'mistake', 'exchanged', 'discardedUnder', 'tucked', 'devilWon'];
    for (const event of EVENTS) {
      for (const move of movesOf(event, 0, (seat) => `seat-${String(seat)}`)) {
        if (move.face !== null) expect(open).toContain(event.type);
      }
    }
  });

  it('lets the viewer’s own lay lie where it was dropped', () => {
    const laid: SeenEvent = { type: 'laid', number: 1, seat: 0, card: 17, stack: 1, letter: 'E', colour: null, lena: false };
    expect(movesOf(laid, 0, () => 'hand')).toEqual([]);
    expect(movesOf(laid, 1, () => 'seat-0')).toMatchObject([{ from: 'seat-0', to: 'stack-1', face: 17 }]);
  });
});
