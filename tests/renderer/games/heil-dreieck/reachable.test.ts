import { beforeAll, describe, expect, it } from 'vitest';
import { callLooks } from '@renderer/games/heil-dreieck/calls';
import { isOffered, nextStep } from '@renderer/games/heil-dreieck/intent';
import { promptOf } from '@renderer/games/heil-dreieck/prompts';
import { tell as sentencesOf } from '@renderer/games/heil-dreieck/sentences';
import { useWords } from '@renderer/games/heil-dreieck/words';
import type { Action, SeenEvent, View } from '@shared/games/heil-dreieck';
import { presets } from '@shared/games/heil-dreieck/options';
import type { Options } from '@shared/games/heil-dreieck/options';
import { tryTable } from '@tests/fixtures/reachable';
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
    const tell = (events: readonly SeenEvent[], seat: number): string => sentencesOf(events, useWords(), seat, (which) => `Platz ${String(which)}`).join(' ');
    expect(tryTable<View, Action, SeenEvent>('heil-dreieck', options, seats, name, { isReachable, tell })).toEqual({ missed: [], broken: [] });
  });
});
