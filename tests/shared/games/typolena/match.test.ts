import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMatch, usualSampling } from '@shared/engine/check/match-check';
import { canonicalJson, hashOf } from '@shared/engine/hash';
import { nextBelow, nextWord, randomFrom, type Random } from '@shared/engine/random';
import { typolena, type Action, type Options, type State } from '@shared/games/typolena';
import { asWritten, CARD, expectAllCards, fresh, newcomers } from './fixture';

const variants: Record<string, Partial<Options>> = {
  'as written': {},
  'without special cards': { specials: 'none' },
  blocking: { check: 'block' },
  'for beginners': { check: 'block', specials: 'none' },
  'with objections': { check: 'challenge', announcements: 'strict', lenaCall: 'press', falseObjection: 'draw' },
  'with objections, in sequence': { check: 'challenge', calls: 'sequential' },
  'in sequence': { calls: 'sequential', hypeSelfStop: false, reshuffle: 'onEmpty', reverseForTwo: 'again' },
  'with few special cards': { specials: 'chosen', hypes: false, giddyup: false, stallLimit: 3, hypeGrace: false },
};
const names = Object.keys(variants);

const setups = fc
  .record({ name: fc.constantFrom(...names), seats: fc.integer({ min: 2, max: 8 }), seed: fc.string({ minLength: 4, maxLength: 12 }) })
  .map(({ name, seats, seed }) => {
    const options: Options = { ...asWritten, ...variants[name] };
    return { options, seats: Math.min(seats, typolena.seatRange(options).maximum), seed, name };
  });

function begin({ options, seats, seed }: { options: Options; seats: number; seed: string }): State {
  return typolena.setup({ options, seats, previous: null, previousSeats: newcomers(seats) }, randomFrom(seed));
}

/** One of the legal actions, by how sensible they look or each alike. */
function choose(state: State, seat: number, random: Random, sensible: boolean): Action {
  const actions = typolena.legal(state, seat);
  const weights = actions.map((action) => (sensible ? typolena.appeal(state, seat, action) : 1));
  let left = (nextWord(random) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  const action = actions[Math.max(0, index)];
  if (action === undefined) throw new Error(`seat ${String(seat)} should act and cannot: ${JSON.stringify(state.phase)}`);
  return action;
}

/** Plays until the end, with a look at the state before every action. */
function playOut(state: State, random: Random, sensible: boolean, look: (state: State, seat: number, action: Action) => void): number {
  let steps = 0;
  while (state.outcome === null) {
    const acting = typolena.acting(state);
    const seat = acting[nextBelow(random, acting.length)] ?? -1;
    const action = choose(state, seat, random, sensible);
    look(state, seat, action);
    const refusal = typolena.apply(state, seat, action, null);
    if (refusal !== null) throw new Error(`offered and refused: ${refusal.code}`);
    steps += 1;
    if (steps > 20_000) throw new Error('this game does not end');
  }
  return steps;
}

describe('whole games', { timeout: 60_000 }, () => {
  it('all end, played sensibly or at random, and keep all their cards', () => {
    fc.assert(
      fc.property(setups, fc.boolean(), (setup, sensible) => {
        const state = begin(setup);
        playOut(state, randomFrom(`${setup.seed}/play`), sensible, (now) => {
          expectAllCards(now);
        });
        expect(state.outcome).not.toBeNull();
        expect(typolena.acting(state)).toEqual([]);
        expect(typolena.windows(state)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('survives JSON at any time, and copies are independent', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const state = begin(setup);
        const random = randomFrom(`${setup.seed}/json`);
        playOut(state, random, true, (now, seat, action) => {
          if (nextBelow(random, 12) > 0) return;
          const before = canonicalJson(now);
          expect(canonicalJson(JSON.parse(JSON.stringify(now)))).toBe(before);
          const copy = typolena.copy(now);
          expect(canonicalJson(copy)).toBe(before);
          typolena.apply(copy, seat, action, []);
          expect(canonicalJson(now)).toBe(before);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('refuses what other seats and other moments would do without a trace', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const state = begin(setup);
        const random = randomFrom(`${setup.seed}/refuse`);
        const past: Action[] = [];
        playOut(state, random, true, (now, seat, action) => {
          past.push(action);
          const other = past[nextBelow(random, past.length)] ?? action;
          const by = nextBelow(random, now.seatCount);
          if (typolena.legal(now, by).some((legal) => JSON.stringify(legal) === JSON.stringify(other))) return;
          const before = hashOf(now);
          const refusal = typolena.apply(now, by, other, []);
          expect([JSON.stringify(other), seat, refusal === null]).toEqual([JSON.stringify(other), seat, false]);
          expect(hashOf(now)).toBe(before);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('shows nobody what he may not know: hidden cards dealt anew change nothing for him', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const state = begin(setup);
        const random = randomFrom(`${setup.seed}/leak`);
        playOut(state, random, true, (now) => {
          if (nextBelow(random, 8) > 0) return;
          const viewer = nextBelow(random, now.seatCount + 1);
          const who = viewer === now.seatCount ? 'table' : viewer;
          const redealt = typolena.redeal(now, who, random);
          expectAllCards(redealt);
          expect(JSON.stringify(typolena.view(redealt, who))).toBe(JSON.stringify(typolena.view(now, who)));
          if (who === 'table') return;
          const legal = typolena.legal(now, who);
          expect(JSON.stringify(typolena.legal(redealt, who))).toBe(JSON.stringify(legal));
          const appeals = (of: State): number[] => legal.map((action) => typolena.appeal(of, who, action));
          expect(appeals(redealt)).toEqual(appeals(now));
        });
      }),
      { numRuns: 40 },
    );
  });

  it.each(names)('keep to the contract %s', (name) => {
    const options: Options = { ...asWritten, ...variants[name] };
    const deal = { options, seats: 4, previous: null, previousSeats: newcomers(4) };
    for (const seed of ['one', 'two', 'three']) {
      const report = checkMatch(typolena, deal, `${name}/${seed}`, usualSampling);
      expect(report.violations).toEqual([]);
    }
  });
});

describe('dealing anew', () => {
  it('deals hidden cards to other places, and draws other randomness', () => {
    const state = fresh(4, 'anew');
    const redealt = typolena.redeal(state, 0, randomFrom('other'));
    expect(redealt.hands[0]).toEqual(state.hands[0]);
    expect(redealt.hands[1]).not.toEqual(state.hands[1]);
    expect(redealt.talon).not.toEqual(state.talon);
    expect(redealt.random).not.toEqual(state.random);
    expect(redealt.stacks).toEqual(state.stacks);
  });

  it('[TS-10] leaves Strangers where their backs are in sight', () => {
    const state = fresh(4, 'strangers');
    for (const hand of state.hands) for (const card of [CARD.strangerA, CARD.strangerB]) {
      const index = hand.indexOf(card);
      if (index >= 0) hand[index] = state.talon.shift() ?? -1;
    }
    state.talon = state.talon.filter((card) => card !== CARD.strangerA && card !== CARD.strangerB);
    state.hands[2]?.push(CARD.strangerA);
    state.talon.push(CARD.strangerB);
    for (let index = 0; index < 20; index++) {
      const redealt = typolena.redeal(state, 0, randomFrom(`strangers ${String(index)}`));
      const shown = [CARD.strangerA, CARD.strangerB];
      expect(shown).toContain(redealt.hands[2]?.at(-1));
      expect(shown).toContain(redealt.talon.at(-1));
    }
  });
});

describe('appeal', { timeout: 60_000 }, () => {
  it('prefers right lays by far, and draws when nothing fits', () => {
    let right = 0;
    let wrong = 0;
    for (let index = 0; index < 40; index++) {
      const state = fresh(4, `appeal ${String(index)}`, { specials: 'none' });
      const random = randomFrom(`appeal ${String(index)}`);
      playOut(state, random, true, (now, seat, action) => {
        if (action.type !== 'lay') return;
        const copy = typolena.copy(now);
        const events: Parameters<typeof typolena.apply>[3] = [];
        typolena.apply(copy, seat, action, events);
        if (events[0]?.type === 'mistake') wrong += 1;
        else right += 1;
      });
    }
    expect(right).toBeGreaterThan(500);
    expect(wrong / right).toBeLessThan(0.1);
  });
});
