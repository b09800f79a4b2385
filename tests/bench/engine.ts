/**
 * How fast the rules are: `npx tsx tests/bench/engine.ts [GAME …]`. Machines are noisy, so every figure is also given as
 * a ratio to what the machine reaches in the same second: words of the generator, the cheapest thing that rules do.
 */
import { project } from '@shared/engine/projection';
import { viewersOf } from '@shared/engine/check/secrets';
import { openMatch, type Match } from '@shared/engine/match';
import { nextWord, pick, randomFrom } from '@shared/engine/random';
import type { Game } from '@shared/engine/game';
import { games } from '@shared/games/registry';

const SLICE = 300;
const ROUNDS = 5;

/** Repetitions a second of a piece of work that says how many it did, the median of some rounds. */
function rate(work: () => number): number {
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < SLICE) done += work();
    return (1000 * done) / (performance.now() - start);
  });
  return rates.sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0;
}

function opened(game: Game, seed: string): Match {
  const { options } = game.presets[0];
  const { minimum, maximum } = game.seatRange(options);
  const seats = Math.min(Math.max(4, minimum), maximum);
  return openMatch(game, { options, seats, previous: null, previousSeats: Array.from({ length: seats }, () => null) }, seed);
}

/** A random match: legal lists and moves, without log and events. */
function playMatch(game: Game, seed: string, most = 20_000): { readonly match: Match; readonly moves: number } {
  const match = opened(game, seed);
  const { state } = match;
  const random = randomFrom(`${seed}/playout`);
  let moves = 0;
  while (moves < most && game.outcome(state) === null) {
    const acting = game.acting(state);
    const window = game.windows(state).find(({ lasts }) => lasts !== null);
    if (acting.length > 0) {
      const seat = pick(random, acting);
      game.apply(state, seat, pick(random, game.legal(state, seat)), null);
    } else if (window !== undefined) game.applyClock(state, { type: 'elapsed', window: window.id }, null);
    moves += 1;
  }
  return { match, moves };
}

function measure(game: Game): Readonly<Record<string, number>> {
  let index = 0;
  const { match } = playMatch(game, 'early', 8);
  const viewers = viewersOf(match.record.deal.seats);
  return {
    moves: rate(() => playMatch(game, `bench/${index++}`).moves),
    copies: rate(() => (Object.keys(game.copy(match.state) as object).length > 0 ? 1 : 0)),
    projections: rate(() => viewers.map((viewer) => project(match, viewer, [])).length),
  };
}

const wanted = process.argv.slice(2);
const generator = randomFrom('reference');
for (const game of games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const reference = rate(() => {
    for (let word = 0; word < 1000; word++) nextWord(generator);
    return 1000;
  });
  for (const [what, value] of Object.entries(measure(game))) {
    const figures = { game: game.id, what, perSecond: Math.round(value), wordsForOne: Math.round(reference / value) };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  }
}
