import { describe, expect, it } from 'vitest';
import type { Game } from '@shared/engine/game';
import { randomFrom } from '@shared/engine/random';
import type { BotLevel } from '@shared/protocol/lobby';
import { weightedMind } from '@electron/bots/weighted-mind';
import { pebbles } from '@tests/fixtures/games/pebbles';

const game = pebbles as Game;

function dealt(races: boolean): unknown {
  const deal = { options: { hand: 5, races }, seats: 2, previous: null, previousSeats: [null, null] };
  return game.setup(deal, randomFrom('deal'));
}

async function choices(level: BotLevel, state: unknown, count = 400): Promise<unknown[]> {
  const mind = weightedMind(randomFrom('mind'));
  return Promise.all(Array.from({ length: count }, () => mind.choose({ game, state, seat: 0, level })));
}

describe('the simple mind', () => {
  it('chooses among the legal actions only', async () => {
    const state = dealt(false);
    const legal = game.legal(state, 0).map((action) => JSON.stringify(action));
    for (const action of await choices('easy', state)) expect(legal).toContain(JSON.stringify(action));
  });

  it('prefers what looks sensible, the sharper the level', async () => {
    const state = dealt(false);
    const best = Math.max(...game.legal(state, 0).map((action) => game.appeal(state, 0, action)));
    const share = async (level: BotLevel): Promise<number> =>
      (await choices(level, state)).filter((action) => game.appeal(state, 0, action) === best).length;
    const [easy, medium, hard] = [await share('easy'), await share('medium'), await share('hard')];
    expect(easy).toBeLessThan(medium);
    expect(medium).toBeLessThan(hard);
  });

  it('lets a window pass at times, when it may only call', async () => {
    const state = { ...(dealt(true) as object), window: 1, windowOpen: true };
    const chosen = new Set((await choices('medium', state)).map((action) => JSON.stringify(action)));
    expect(chosen).toEqual(new Set(['null', '{"type":"shout"}']));
  });
});
