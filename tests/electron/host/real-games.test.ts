import { describe, expect, it } from 'vitest';
import { games } from '@shared/games/registry';
import { joined, restarted, testHost } from '@tests/fixtures/host-fixture';

/** Every preset for as few and for as many bots as it allows, and every choice of every house rule for three. */
const matches = games.flatMap((game) => {
  const usual = game.presets[0].options;
  const presets = game.presets.flatMap(({ id, options }) => {
    const { minimum, maximum } = game.seatRange(options);
    return [...new Set([Math.max(2, minimum), maximum])].map((seats) => ({ game: game.id, what: id, options, seats }));
  });
  const rules = game.optionFields.flatMap((field) => {
    if (field.kind === 'number') return [];
    const values = field.kind === 'choice' ? field.choices : [true, false];
    return values
      .filter((value) => value !== usual[field.key])
      .map((value) => ({ game: game.id, what: `${field.key} ${String(value)}`, options: { ...usual, [field.key]: value }, seats: 3 }));
  });
  return [...presets, ...rules];
});

describe('bots at the real table', () => {
  it.each(matches)('finish $game ($what) with $seats seats, and the journal leads to the same result', async ({ game, options, seats }) => {
    const host = await testHost({ games });
    const anna = await joined(host);
    await anna.ask({ type: 'choose-game', game });
    await anna.ask({ type: 'set-options', options });
    for (let bot = 0; bot < seats; bot++) {
      await anna.ask({ type: 'add-bot', level: 'medium' });
      await host.clock.advance(1000);
    }
    expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'done' });
    for (let wait = 0; wait < 600 && anna.match.status.outcome === null; wait++) await host.clock.advance(5000);
    expect(anna.match.status.outcome).not.toBeNull();
    expect(host.events.filter(({ type }) => type === 'trouble')).toEqual([]);
    const again = restarted(host.journal.records, { games });
    const reader = await joined(again);
    expect(reader.match.projections[0]?.view).toEqual(anna.match.projections[0]?.view);
  }, 60_000);
});
