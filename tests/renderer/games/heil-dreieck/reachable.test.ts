import { beforeAll, describe, expect, it } from 'vitest';
import { callLooks } from '@renderer/games/heil-dreieck/calls';
import { isOffered, nextStep } from '@renderer/games/heil-dreieck/intent';
import { promptOf } from '@renderer/games/heil-dreieck/prompts';
import { tell } from '@renderer/games/heil-dreieck/sentences';
import { useWords } from '@renderer/games/heil-dreieck/words';
import { chooseStep, offersOf, takeStep } from '@shared/engine/check/playout';
import { openMatch } from '@shared/engine/match';
import { project } from '@shared/engine/projection';
import { randomFrom } from '@shared/engine/random';
import type { Action, SeenEvent, View } from '@shared/games/heil-dreieck';
import { presets } from '@shared/games/heil-dreieck/options';
import type { Options } from '@shared/games/heil-dreieck/options';
import { gameOf } from '@shared/games/registry';
import { prepareTexts } from './mount';

/** Whether a player finds a way to this action on the table. */
function isReachable(action: Action, seat: number, view: View, legal: readonly Action[]): boolean {
  switch (action.type) {
    case 'lay': {
      const step = nextStep({ card: action.card, placed: true }, action.colour);
      return view.handCards.includes(action.card) && isOffered(legal, action.card) && step.kind === 'ready' && JSON.stringify(step.action) === JSON.stringify(action);
    }
    case 'heil':
    case 'heilDreieck':
    case 'object':
      return callLooks(view.options, legal, (key) => key, 'phone').some(({ id, possible }) => id === action.type && possible);
    case 'nameColour':
      return promptOf({ say: useWords(), view, legal, seat, name: String }).colours;
    case 'draw':
    case 'take':
    case 'pass':
    case 'done':
    case 'approve': {
      const { buttons, own } = promptOf({ say: useWords(), view, legal, seat, name: String });
      // Whoever has to move does not need a button for what the move says as well.
      return (own && action.type === 'approve') || buttons.some((button) => JSON.stringify(button.action) === JSON.stringify(action));
    }
  }
}

beforeAll(prepareTexts);

describe('a real match', () => {
  const tables: readonly [string, Options, number][] = [
    ...presets.map(({ id, options }): [string, Options, number] => [id, options, 4]),
    ['in sequence', { ...presets[0].options, calls: 'sequential' }, 3],
    ['twelve', presets[0].options, 12],
  ];

  it.each(tables)('lets players reach everything that the host offers, and tells it in whole sentences: %s', (name, options, seats) => {
    const game = gameOf('heil-dreieck');
    if (game === null) throw new Error('Heil Dreieck! is not registered');
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
