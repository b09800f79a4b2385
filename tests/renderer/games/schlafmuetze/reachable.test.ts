import { beforeAll, describe, expect, it } from 'vitest';
import { offers } from '@renderer/games/schlafmuetze/places';
import { promptOf } from '@renderer/games/schlafmuetze/prompts';
import { tell } from '@renderer/games/schlafmuetze/sentences';
import { useWords } from '@renderer/games/schlafmuetze/words';
import { chooseStep, offersOf, takeStep } from '@shared/engine/check/playout';
import { openMatch } from '@shared/engine/match';
import { project } from '@shared/engine/projection';
import { randomFrom } from '@shared/engine/random';
import type { Action, SeenEvent, View } from '@shared/games/schlafmuetze';
import { presets } from '@shared/games/schlafmuetze/options';
import type { Options } from '@shared/games/schlafmuetze/options';
import { gameOf } from '@shared/games/registry';
import { prepareTexts } from './mount';

/** Whether a player finds a way to this action on the table. */
function isReachable(action: Action, seat: number, view: View, legal: readonly Action[]): boolean {
  switch (action.type) {
    case 'layMiddle':
      return offers(legal, action.from, { kind: 'middle', stack: action.stack }, seat);
    case 'layAtSeat':
      return offers(legal, action.from, { kind: 'pile', seat: action.seat }, seat);
    case 'call':
      return view.options.check === 'challenge';
    case 'draw':
    case 'keep':
    case 'wait':
    case 'trust': {
      const { buttons } = promptOf({ say: useWords(), view, legal, seat, name: String });
      return buttons.some((button) => JSON.stringify(button.action) === JSON.stringify(action));
    }
  }
}

beforeAll(prepareTexts);

describe('a real match', () => {
  const tables: readonly [string, Options, number][] = [
    ...presets.map(({ id, options }): [string, Options, number] => [id, options, 4]),
    ['in sequence', { ...presets[0].options, calls: 'sequential' }, 3],
    ['eight', presets[0].options, 8],
  ];

  it.each(tables)('lets players reach everything that the host offers, and tells it in whole sentences: %s', (name, options, seats) => {
    const game = gameOf('schlafmuetze');
    if (game === null) throw new Error('Schlafmütze is not registered');
    const match = openMatch(game, { options, seats, previous: null, previousSeats: [] }, name);
    const random = randomFrom(name);
    const missed = new Set<string>();
    const broken = new Set<string>();
    let events: readonly unknown[] = [];
    for (let turn = 0; turn < 250; turn++) {
      for (let seat = 0; seat < seats; seat++) {
        const projection = project(match, seat, events);
        const [view, legal] = [projection.view as View, projection.legal as readonly Action[]];
        for (const action of legal) if (!isReachable(action, seat, view, legal)) missed.add(JSON.stringify(action));
        const told = tell(projection.events as readonly SeenEvent[], useWords(), seat, (which) => `Platz ${String(which)}`).join(' ');
        if (/undefined|\{|\}|\bevents\.\w/u.test(told)) broken.add(told);
      }
      const step = chooseStep(match, offersOf(match), random);
      if (step === null) break;
      const result = takeStep(match, step);
      if (!result.accepted) throw new Error(result.refusal.code);
      events = result.events;
    }
    expect([...missed]).toEqual([]);
    expect([...broken]).toEqual([]);
  });
});
