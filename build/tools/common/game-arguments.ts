import { safeParse } from 'valibot';
import type { OptionValues } from '@shared/engine/contract';
import type { Game } from '@shared/engine/game';
import { UsageError } from './command-line';

/** The game with that id. @throws UsageError naming those that there are */
export function gameNamed(id: string, games: readonly Game[]): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new UsageError(`there is no game "${id}". There are: ${games.map((known) => known.id).join(', ')}`);
  return game;
}

/** House rules: those of a preset, or of the first one, with the changes of some JSON. */
export function optionsFor(game: Game, presetId: string | undefined, text: string): OptionValues {
  const preset = presetId === undefined ? game.presets[0] : game.presets.find(({ id }) => id === presetId);
  if (preset === undefined) {
    throw new UsageError(`${game.id} has no preset "${presetId ?? ''}". It has: ${game.presets.map(({ id }) => id).join(', ')}`);
  }
  const given = parsedObject(text);
  const unknown = Object.keys(given).find((key) => !(key in preset.options));
  if (unknown !== undefined) {
    throw new UsageError(`${game.id} has no option "${unknown}". It has: ${Object.keys(preset.options).join(', ')}`);
  }
  const parsed = safeParse(game.optionsSchema, { ...preset.options, ...given });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'as a whole';
  throw new UsageError(`--options, ${field}: ${issue.message}`);
}

function parsedObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--options is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new UsageError('--options takes a JSON object');
  return value;
}

/** As many seats as were asked for, or four, or as near as the game allows. */
export function seatsFor(game: Game, options: OptionValues, text: string | undefined): number {
  const { minimum, maximum } = game.seatRange(options);
  if (text === undefined) return Math.min(Math.max(4, minimum), maximum);
  const seats = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(seats >= minimum && seats <= maximum)) {
    throw new UsageError(`with these options ${game.id} is for ${minimum} to ${maximum} players, not for "${text}"`);
  }
  return seats;
}
