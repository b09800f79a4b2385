import type { Match } from '@shared/engine/match';
import { openMatch } from '@shared/engine/match';
import type { Options } from '@shared/games/typolena/options';
import { typolena } from '@shared/games/typolena';
import type { State } from '@shared/games/typolena/state';
import type { RunningApp } from './app';

const MOST_TRIES = 200_000;

/** The first match of an evening, as the host deals it from this seed. */
export function matchFrom(options: Options, seats: number, seed: string): Match {
  return openMatch(typolena, { options, seats, previous: null, previousSeats: [] }, seed);
}

/** A match does not tell its game's state apart; these tests know which game it is. */
export function stateOf(match: Match): State {
  return match.state as State;
}

/** The seed of a first match whose deal is as wanted; seats are in the order in which people sat down. */
export function seedWhere(options: Options, seats: number, wanted: (state: State) => boolean): string {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const seed = tried.toString(16).padStart(32, '0');
    if (wanted(stateOf(matchFrom(options, seats, seed)))) return seed;
  }
  throw new Error('no deal is like that');
}

/** Lets the random source of the app's host say this seed whenever it is asked for a match's. */
export async function seedMatches(app: RunningApp, seed: string): Promise<void> {
  await app.electron.evaluate((_modules, hexadecimal) => {
    const crypto = process.getBuiltinModule('node:crypto');
    const { syncBuiltinESMExports } = process.getBuiltinModule('node:module');
    const { randomBytes } = crypto;
    const bytes = Buffer.from(hexadecimal, 'hex');
    // Only seeds are that long.
    Object.assign(crypto, { randomBytes: (size: number) => (size === bytes.length ? bytes : randomBytes(size)) });
    syncBuiltinESMExports();
  }, seed);
}
