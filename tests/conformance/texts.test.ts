// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { faces } from '@renderer/games/registry';
import type { TextTree } from '@renderer/i18n/tree';
import { dealFor } from '@shared/engine/check/evening';
import type { Game } from '@shared/engine/game';
import { gameOf, games } from '@shared/games/registry';
import { checkInTime, seatCountsOf } from './subjects';

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

/** Refusals of the engine: no table sends what they answer. */
const ENGINE_CODES = ['malformed-action', 'no-such-seat'];
/** Only what is refused matters here; the rest is checked elsewhere. */
const refusalsOnly = { offers: 10_000, refusals: 2, reload: 10_000, secrets: 10_000 };

function flat(tree: TextTree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, member]) =>
      typeof member === 'string' ? [[`${path}${key}`, member] as const] : [...flat(member, `${path}${key}.`)],
    ),
  );
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name))].sort();
}

/** The texts that the shell reads, with those for endings and refusals that random matches come upon. */
function keysFor(game: Game): string[] {
  const keys = ['name', 'pitch', ...game.presets.map(({ id }) => `presets.${id}`)];
  for (const field of game.optionFields) {
    keys.push(`options.${field.key}.name`);
    if (field.kind === 'number') keys.push(`options.${field.key}.value`);
    if (field.kind === 'choice') keys.push(...field.choices.map((choice) => `options.${field.key}.values.${choice}`));
  }
  for (const { id, options } of game.presets) {
    for (const seats of seatCountsOf(game, options)) {
      const report = checkInTime(game, dealFor(options, seats, 0, null), `texts/${id}`, refusalsOnly);
      if (report.outcome !== null) keys.push(`outcome.${report.outcome.reason}`);
      keys.push(...[...report.refusalCodes].filter((code) => !ENGINE_CODES.includes(code)).map((code) => `refusals.${code}`));
    }
  }
  return [...new Set(keys)].sort();
}

describe('every game on the screen', () => {
  it('is a game of the rules, in the same order', () => {
    const shown = faces.map(({ id }) => id);
    expect(shown).toEqual(games.map(({ id }) => id).filter((id) => shown.includes(id)));
  });

  it('says the same things in German and in English', () => {
    for (const { id, texts } of faces) {
      const [de, en] = [flat(texts.de), flat(texts.en)];
      expect({ id, keys: [...de.keys()].sort() }).toEqual({ id, keys: [...en.keys()].sort() });
      for (const [key, text] of de) {
        expect({ id, key, placeholders: placeholders(text) }).toEqual({ id, key, placeholders: placeholders(en.get(key) ?? '') });
      }
    }
  });

  it('has words for its house rules, its endings and its refusals', () => {
    for (const { id, texts } of faces) {
      const game = gameOf(id);
      expect(game, id).not.toBeNull();
      const known = flat(texts.en);
      expect({ id, missing: game === null ? [] : keysFor(game).filter((key) => !known.has(key)) }).toEqual({ id, missing: [] });
    }
  });
});
