import { beforeAll, describe, expect, it } from 'vitest';
import { offers } from '@renderer/games/schlafmuetze/places';
import { promptOf } from '@renderer/games/schlafmuetze/prompts';
import { tell as sentencesOf } from '@renderer/games/schlafmuetze/sentences';
import { useWords } from '@renderer/games/schlafmuetze/words';
import type { Action, SeenEvent, View } from '@shared/games/schlafmuetze';
import { presets } from '@shared/games/schlafmuetze/options';
import type { Options } from '@shared/games/schlafmuetze/options';
import { tryTable } from '@tests/fixtures/reachable';
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
    const tell = (events: readonly SeenEvent[], seat: number): string => sentencesOf(events, useWords(), seat, (which) => `Platz ${String(which)}`).join(' ');
    expect(tryTable<View, Action, SeenEvent>('schlafmuetze', options, seats, name, { isReachable, tell })).toEqual({ missed: [], broken: [] });
  });
});
