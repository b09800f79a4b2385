import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HATCHING } from '@renderer/games/heil-dreieck/cards/colours';
import { SYMBOLS } from '@renderer/games/heil-dreieck/cards/symbols';
import { movesOf } from '@renderer/games/heil-dreieck/movements';
import { PROMPTS, promptOf } from '@renderer/games/heil-dreieck/prompts';
import { SENTENCES, tell } from '@renderer/games/heil-dreieck/sentences';
import { cardLabel, useWords } from '@renderer/games/heil-dreieck/words';
import { useTexts } from '@renderer/i18n/text';
import { plainText } from '@renderer/table/sentence';
import type { SeenEvent, View } from '@shared/games/heil-dreieck';
import { PACK_SIZE } from '@shared/games/heil-dreieck/cards';
import { PHASES } from '@tests/fixtures/heil-dreieck-views';
import { prepareTexts } from './mount';

const NAMES = ['Jana', 'Frieda', 'Ole', 'Mehmet'];
const BROKEN = /undefined|\{|\}|\b(?:events|prompt|turn|action|you|card|colours|symbols|calls)\.\w/u;
const SECRET = 17;

const drawn = (reason: Extract<SeenEvent, { type: 'drew' }>['reason']): SeenEvent => ({ type: 'drew', seat: 0, reason, count: 2, cards: null, missing: 0 });
const EVENTS: readonly SeenEvent[] = [
  { type: 'turn', seat: 0 },
  { type: 'laid', number: 1, seat: 0, card: 5, colour: null },
  { type: 'laid', number: 1, seat: 0, card: 0, colour: 'blue' },
  { type: 'colourNamed', seat: 0, colour: 'green' },
  { type: 'squares', total: 4 },
  { type: 'reversed', direction: -1 },
  { type: 'passed', seat: 0 },
  { type: 'reshuffled', count: 30 },
  { type: 'heil', seat: 0 },
  { type: 'eckdrei', seat: 0 },
  { type: 'eckdreiGone', seat: 0 },
  { type: 'heilDreieck', seat: 0, shownCards: [3, 13, 23], times: [] },
  { type: 'falseDreieck', seat: 0 },
  { type: 'heilMissing', seat: 0 },
  { type: 'objected', seat: 0, claim: 1, upheld: true },
  { type: 'objected', seat: 0, claim: 1, upheld: false },
  { type: 'approved', seat: 0, claim: 1 },
  { type: 'tookBack', seat: 0, shownCard: 5 },
  { type: 'out', seat: 0, reason: 'only-eckdrei', shownCards: [9, 19, 29] },
  { type: 'out', seat: 0, reason: 'eckdrei-kept', shownCards: [9, 19, 29] },
  { type: 'over', winners: [0], reason: 'heil-dreieck' },
  { type: 'over', winners: [0, 2], reason: 'heil-dreieck-together' },
  { type: 'over', winners: [0], reason: 'last-player' },
  { type: 'over', winners: [], reason: 'exhausted' },
  { type: 'over', winners: [], reason: 'turn-limit' },
  ...(['turn', 'squares', 'empty-hand', 'no-heil', 'false-call', 'objection'] as const).map(drawn),
  { type: 'drew', seat: 0, reason: 'turn', count: 0, cards: null, missing: 1 },
];

function told(events: readonly SeenEvent[], viewer: number | null): string {
  return tell(events, useWords(), viewer, (seat) => NAMES[seat] ?? '?').map(plainText).join(' ');
}

beforeAll(prepareTexts);
afterEach(() => {
  useTexts().language.value = 'de';
});

describe('events in words', () => {
  it.each(Object.keys(SENTENCES))('%s is told in both languages, to its player and to others', (type) => {
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

  it('name drawn cards to whoever drew them only', () => {
    const drew = { type: 'drew', seat: 0, reason: 'turn', count: 1, missing: 0 } as const;
    expect(told([{ ...drew, cards: [SECRET] }], 0)).toBe('Du ziehst Quadrat Rot.');
    expect(told([{ ...drew, cards: null }], 1)).toBe('Jana zieht eine Karte.');
  });

  it('move drawn cards as backs', () => {
    const moves = movesOf({ type: 'drew', seat: 0, reason: 'turn', count: 1, cards: [SECRET], missing: 0 }, 0, () => 'hand');
    expect(moves.map(({ face }) => face)).toEqual([null]);
    for (const event of EVENTS) expect(() => movesOf(event, 1, (seat) => `seat-${String(seat)}`)).not.toThrow();
  });
});

describe('each phase', () => {
  it.each(Object.keys(PROMPTS) as View['phase']['kind'][])('%s asks in whole sentences, and tells the others what it waits for', (kind) => {
    const { view, legal, seat, names } = PHASES[kind]();
    expect(view.phase.kind).toBe(kind);
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
    const kinds = Object.keys(PHASES) as View['phase']['kind'][];
    const buttons = kinds.map((kind) => {
      const { view, legal, seat } = PHASES[kind]();
      const { buttons: offered, colours } = promptOf({ say: useWords(), view, legal, seat, name: String });
      return [kind, colours ? 'colours' : offered.map(({ id }) => id).join()];
    });
    expect(Object.fromEntries(buttons)).toEqual({ firstColour: 'colours', turn: 'draw', drawn: 'pass', calls: 'done', check: 'approve', over: '' });
  });
});

describe('the cards', () => {
  it('have ten different symbols, four different hatchings, and a name each', () => {
    expect(new Set(SYMBOLS.map(({ path }) => path)).size).toBe(10);
    expect(new Set(Object.values(HATCHING)).size).toBe(4);
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      const labels = new Set(Array.from({ length: PACK_SIZE }, (_, card) => cardLabel(card, useWords())));
      expect(labels.size).toBe(PACK_SIZE);
      expect([...labels].join()).not.toMatch(BROKEN);
    }
  });
});
