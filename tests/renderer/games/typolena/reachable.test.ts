import { beforeAll, describe, expect, it } from 'vitest';
import { callLooks } from '@renderer/games/typolena/calls';
import { NO_INTENT, nextStep, stacksFor } from '@renderer/games/typolena/intent';
import type { Intent } from '@renderer/games/typolena/intent';
import { promptOf } from '@renderer/games/typolena/prompts';
import type { PromptLook } from '@renderer/games/typolena/prompts';
import { sentencesOf } from '@renderer/games/typolena/sentences';
import { useWords } from '@renderer/games/typolena/words';
import { chooseStep, offersOf, takeStep } from '@shared/engine/check/playout';
import { openMatch } from '@shared/engine/match';
import type { Match } from '@shared/engine/match';
import { project } from '@shared/engine/projection';
import { randomFrom } from '@shared/engine/random';
import type { Action } from '@shared/games/typolena/actions';
import type { SeenEvent } from '@shared/games/typolena/events';
import { presets } from '@shared/games/typolena/options';
import type { Options } from '@shared/games/typolena/options';
import type { View } from '@shared/games/typolena/view';
import { gameOf } from '@shared/games/registry';
import { prepareTexts } from './mount';

interface Seen {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly Action[];
}

function same(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Walks the choices of the table towards a lay and says whether they end in it. */
function laysTo(action: Extract<Action, { type: 'lay' }>, legal: readonly Action[]): boolean {
  let intent: Intent = { ...NO_INTENT, card: action.card, lena: action.lena };
  if (!stacksFor(legal, action.card, false).includes(action.stack)) return false;
  intent = { ...intent, stack: action.stack };
  let step = nextStep(legal, intent);
  if (step.kind === 'letter') {
    const letter = action.letter ?? 'silent';
    if (!step.letters.includes(letter)) return false;
    intent = { ...intent, letter };
    step = nextStep(legal, intent);
  }
  if (step.kind === 'colour') {
    const colour = action.colour ?? 'silent';
    if (!step.colours.includes(colour)) return false;
    step = nextStep(legal, { ...intent, colour });
  }
  return step.kind === 'ready' && same(step.action, action);
}

function lookOf({ seat, view, legal }: Seen, selected: number | null = null, reached: number | null = null): PromptLook {
  return promptOf({ say: useWords(), view, legal, seat, selected, reached, name: (which) => `Seat ${String(which)}` });
}

function pressable({ buttons, slip }: PromptLook): unknown[] {
  const all = [...buttons, ...(slip?.kind === 'cards' ? slip.buttons : [])];
  const choices = slip?.kind === 'seats' ? slip.choices : [];
  return [...all.map(({ action }) => action), ...choices.map(({ action }) => action)];
}

function called(id: string, { view, legal }: Seen, attacked: boolean): boolean {
  return callLooks(view.options, legal, attacked, (key) => key, 'wide').some((call) => call.id === id && call.possible);
}

/** Whether a player finds a way to this action on the table. */
function reachable(action: Action, seen: Seen): boolean {
  const { legal } = seen;
  switch (action.type) {
    case 'lay':
      return laysTo(action, legal);
    case 'hype':
      return called('hype', seen, false) && stacksFor(legal, action.card, true).includes(action.stack);
    case 'join':
      return called('hype', seen, false);
    case 'discardUnder':
      return same(nextStep(legal, { ...NO_INTENT, card: action.card, stack: action.stack }), { kind: 'ready', action });
    case 'show':
    case 'tuck':
      return called('devil', seen, lookOf(seen).attacked);
    case 'stop':
      return called('stop', seen, false);
    case 'object':
      return called('object', seen, false);
    case 'callAbsolute':
      return called('absolute', seen, false);
    case 'drawFrom': {
      const { slip } = lookOf(seen);
      return slip?.kind === 'backs' && action.position < slip.backs.length;
    }
    case 'push':
    case 'pushBack':
      return pressable(lookOf(seen, action.card)).some((each) => same(each, action));
    case 'exchange': {
      const look = lookOf(seen, action.giveCard, action.takeCard);
      return look.slip?.kind === 'cards' && look.slip.cards.includes(action.takeCard) && pressable(look).some((each) => same(each, action));
    }
    case 'approve':
    case 'accept': {
      // Whoever has to move does not need a button for what the move says as well.
      const asked = action.type === 'approve' ? ['check'] : ['skip', 'pushed', 'hype'];
      if (lookOf(seen).own && !asked.includes(seen.view.phase.kind)) return true;
      return pressable(lookOf(seen)).some((each) => same(each, action));
    }
    default:
      return pressable(lookOf(seen)).some((each) => same(each, action));
  }
}

function playThrough(options: Options, seats: number, seed: string, visit: (match: Match, events: readonly unknown[]) => void): void {
  const game = gameOf('typolena');
  if (game === null) throw new Error('typolena is not registered');
  const match = openMatch(game, { options, seats, previous: null, previousSeats: [] }, seed);
  const random = randomFrom(seed);
  let events: readonly unknown[] = [];
  for (let turn = 0; turn < 400; turn++) {
    visit(match, events);
    const step = chooseStep(match, offersOf(match), random);
    if (step === null) return;
    const result = takeStep(match, step);
    if (!result.accepted) throw new Error(result.refusal.code);
    events = result.events;
  }
}

beforeAll(prepareTexts);

describe('a real match', () => {
  const tables: readonly [string, Options, number][] = [
    ...presets.map(({ id, options }): [string, Options, number] => [id, options, 4]),
    ['two in sequence', { ...presets[0].options, calls: 'sequential' }, 2],
    ['eight', presets[0].options, 8],
  ];

  it.each(tables)('lets a player reach everything that the host offers: %s', (_name, options, seats) => {
    const missed = new Set<string>();
    for (const seed of ['first', 'second', 'third']) {
      playThrough(options, seats, seed, (match) => {
        for (let seat = 0; seat < seats; seat++) {
          const { view, legal } = project(match, seat, []);
          const seen = { seat, view: view as View, legal: legal as readonly Action[] };
          // Lays differ by letter and colour only: a sample is enough.
          const sample = seen.legal.filter((action, index) => action.type !== 'lay' || index % 7 === 0);
          for (const action of sample) {
            if (!reachable(action, seen)) missed.add(`${action.type} in ${seen.view.phase.kind}: ${JSON.stringify(action)}`);
          }
        }
      });
    }
    expect([...missed].slice(0, 10)).toEqual([]);
  });

  it('is told in whole sentences to everybody', () => {
    const broken = new Set<string>();
    for (const seed of ['one', 'two']) {
      playThrough(presets[0].options, 4, seed, (match, events) => {
        for (const viewer of [0, 1, 2, 3, 'table'] as const) {
          const seen = project(match, viewer, events).events as readonly SeenEvent[];
          const base = { say: useWords(), viewer: viewer === 'table' ? null : viewer, plainName: (seat: number) => `Platz ${String(seat)}` };
          for (const sentence of sentencesOf(seen, base)) {
            if (/undefined|\{|\}|\b(?:events|numbers|mistakes)\.\w/u.test(sentence)) broken.add(sentence);
          }
        }
      });
    }
    expect([...broken]).toEqual([]);
  });
});
