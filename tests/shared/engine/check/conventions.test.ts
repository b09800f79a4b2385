import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { cardsIn, relabel } from '@shared/engine/check/cards';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, everyPosition } from '@shared/engine/check/match-check';
import { notPlain } from '@shared/engine/check/plain';
import type { Game } from '@shared/engine/game';
import { practiceGame, type PracticeGame } from '@tests/fixtures/games/practice-game';
import { practiceActionSchema } from '@tests/fixtures/games/practice-rules';

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

function violationsOf(game: Game): string[] {
  const found = new Set<string>();
  for (let index = 0; index < 4; index++) {
    const report = checkMatch(game, dealFor(practiceGame.presets[0].options, 3, 0, null), `conventions/${index}`, everyPosition);
    for (const { check } of report.violations) found.add(check);
  }
  return [...found];
}

/** Whoever draws has to show the bottom card of the deck to everybody. */
function showing(key: string): Game {
  const apply: PracticeGame['apply'] = (state, seat, action, events) => {
    const bottom = state.deck[0];
    const refusal = practiceGame.apply(state, seat, action, events);
    if (refusal === null && bottom !== undefined && action.type === 'draw') events?.push({ type: 'passed', seat, [key]: bottom } as never);
    return refusal;
  };
  return { ...practiceGame, apply };
}

/** Whoever draws may say a word; the legal list has one for example. */
function talking(word: v.GenericSchema<string>): Game {
  const cheer = v.strictObject({ type: v.literal('cheer'), word });
  const game: Game = practiceGame;
  return {
    ...game,
    actionSchema: v.union([cheer, practiceActionSchema]),
    legal: (state, seat) => {
      const actions = game.legal(state, seat);
      return actions.length > 0 ? [...actions, { type: 'cheer', word: 'hm' }] : [];
    },
    apply: (state, seat, action, events) => {
      if (!v.is(cheer, action)) return game.apply(state, seat, action, events);
      if (!game.acting(state).includes(seat)) return { code: 'not-your-turn' };
      events?.push({ type: 'cheered', seat, word: action.word });
      return null;
    },
    callWindow: (state, seat, action) => (v.is(cheer, action) ? null : game.callWindow(state, seat, action)),
    appeal: (state, seat, action) => (v.is(cheer, action) ? 1 : game.appeal(state, seat, action)),
    see: (event, viewer) => (v.is(v.looseObject({ type: v.literal('cheered') }), event) ? event : game.see(event, viewer)),
  };
}

describe('conventions that the checks rely on', () => {
  it('a card that everybody sees for a moment stands under shownCard', () => {
    expect(violationsOf(showing('shownCard'))).toEqual([]);
    expect(violationsOf(showing('card'))).toEqual(['leak']);
  });

  it('finds cards under their keys, in lists and deeper down, and nowhere else', () => {
    const data = { card: 1, topCard: 2, cards: [3, [4]], count: 5, discard: 6, hands: [{ laidCards: [7] }], shownCards: [8], scorecards: [9] };
    expect([...cardsIn(data)].sort()).toEqual([1, 2, 3, 4, 7, 8]);
    const names = new Map(Array.from({ length: 10 }, (_, card) => [card, card + 100]));
    expect(relabel(data, names)).toEqual({
      card: 101,
      topCard: 102,
      cards: [103, [104]],
      count: 5,
      discard: 6,
      hands: [{ laidCards: [107] }],
      shownCards: [8],
      scorecards: [9],
    });
  });
});

describe('plain data', () => {
  it.each([
    [{ a: [1, 'x', null, true, { b: -0.5 }] }, null],
    [{ a: { b: [1, undefined] } }, 'it.a.b[1] is of type undefined'],
    [{ a: Number.NaN }, 'it.a is NaN'],
    [{ a: 1n }, 'it.a is of type bigint'],
    [{ a: new Map() }, 'it.a is an instance of Map'],
    [{ a: new Date(0) }, 'it.a is an instance of Date'],
    [{ a: () => 1 }, 'it.a is of type function'],
    [{ [Symbol('s')]: 1 }, 'it has a symbol as a key'],
  ])('%o: %s', (value, problem) => {
    expect(notPlain(value)).toBe(problem);
  });
});

describe('legal lists of free words', () => {
  it('hold examples, and other words are no surprise; of fixed words every one has to be there', () => {
    expect(violationsOf(talking(v.pipe(v.string(), v.maxLength(20))))).toEqual([]);
    expect(violationsOf(talking(v.picklist(['hm', 'N', ''])))).toEqual(['unlisted']);
  });
});
