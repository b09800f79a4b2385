import { describe, expect, it } from 'vitest';
import type { Game } from '@shared/engine/game';
import type { BotMind, BotQuestion } from '@electron/host/services';
import { pebbles, type PebbleState } from '@tests/fixtures/games/pebbles';
import { joined, seated, testHost, type TestHost } from '@tests/fixtures/host-fixture';

const FIRST: BotMind = { choose: ({ game, state, seat }) => Promise.resolve(game.legal(state, seat)[0] ?? null) };

async function botsOnly(host: TestHost, count: number): Promise<Awaited<ReturnType<typeof joined>>> {
  const anna = await joined(host);
  for (let bot = 0; bot < count; bot++) await anna.ask({ type: 'add-bot', level: 'medium' });
  return anna;
}

describe('bots', () => {
  it('play a match to its end, races included', async () => {
    const host = await testHost();
    const anna = await botsOnly(host, 4);
    await anna.ask({ type: 'set-options', options: { races: true, hand: 10 } });
    await anna.ask({ type: 'start' });
    for (let wait = 0; wait < 400 && anna.match.status.outcome === null; wait++) await host.clock.advance(1000);
    expect(anna.match.status.outcome).toMatchObject({ kind: 'won' });
    expect(anna.all('verdict').length).toBeGreaterThan(0);
    expect(host.events.filter(({ type }) => type === 'trouble')).toEqual([]);
    expect(host.clock.pending).toBe(0);
  });

  it('take the time that people take, and not a moment less', async () => {
    const host = await testHost({ thinking: { minimum: 900, maximum: 900 } });
    const anna = await botsOnly(host, 2);
    await anna.ask({ type: 'start' });
    await host.clock.advance(899);
    expect(anna.match.version).toBe(0);
    await host.clock.advance(1);
    expect(anna.match.version).toBe(1);
  });

  /** How long the first decision takes, with this deal and this randomness of the bot. */
  async function firstDecision(deal: string, bot: string): Promise<number> {
    const seeds = [deal, bot];
    const host = await testHost({ bots: FIRST, newSeed: () => seeds.shift() ?? '' });
    const anna = await botsOnly(host, 2);
    await anna.ask({ type: 'start' });
    const begin = host.clock.now();
    while (anna.match.version === 0) await host.clock.advance(10);
    return host.clock.now() - begin;
  }

  it('need the same time whatever they hold', async () => {
    const times = new Set<number>();
    for (let deal = 0; deal < 20; deal++) times.add(await firstDecision(`deal ${String(deal)}`, 'bot'));
    expect(times.size).toBe(1);
  });

  it('need between 0.9 and 2.5 seconds, all of them equally likely', async () => {
    const times: number[] = [];
    for (let bot = 0; bot < 60; bot++) times.push(await firstDecision('deal', `bot ${String(bot)}`));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(900);
    expect(Math.max(...times)).toBeLessThanOrEqual(2510);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    expect(Math.abs(mean - 1700)).toBeLessThan(200);
  });

  it('are asked about a state in which they see nothing but their own', async () => {
    const questions: BotQuestion[] = [];
    const mind: BotMind = {
      choose: (question) => {
        questions.push(question);
        return FIRST.choose(question);
      },
    };
    // Dealing anew must really have happened: every hand but the bot's own is told apart by zeroes.
    const blind: Game = {
      ...(pebbles as Game),
      redeal: (state, viewer) => {
        const copy = structuredClone(state) as PebbleState;
        copy.hands = copy.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 0)));
        return copy;
      },
    };
    const host = await testHost({ games: [blind], bots: mind });
    const anna = await seated(host, 'Anna');
    await anna.ask({ type: 'add-bot', level: 'hard' });
    await anna.ask({ type: 'move-seat', seat: 0, to: 1 });
    await anna.ask({ type: 'start' });
    await host.clock.advance(3000);
    expect(questions).toHaveLength(1);
    const [own, others] = (questions[0]?.state as PebbleState).hands;
    expect(own).not.toContain(0);
    expect(others).toEqual([0, 0, 0, 0, 0]);
  });

  it('that choose what is not allowed are reported, and think again', async () => {
    let calls = 0;
    const mind: BotMind = {
      choose: (question) => {
        calls += 1;
        return calls === 1 ? Promise.resolve({ type: 'lay', card: 999 }) : FIRST.choose(question);
      },
    };
    const host = await testHost({ bots: mind });
    const anna = await botsOnly(host, 2);
    await anna.ask({ type: 'start' });
    await host.clock.advance(3000);
    expect(host.events).toContainEqual(expect.objectContaining({ type: 'trouble' }));
    await host.clock.advance(3000);
    expect(anna.match.version).toBeGreaterThan(0);
  });

  it('stop when the match is broken off', async () => {
    const host = await testHost();
    const anna = await botsOnly(host, 2);
    await anna.ask({ type: 'start' });
    await anna.ask({ type: 'to-lobby' });
    expect(host.clock.pending).toBe(0);
  });
});
