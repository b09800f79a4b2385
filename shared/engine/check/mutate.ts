import { safeParse } from 'valibot';
import type { Game } from '../game';
import { canonicalJson } from '../hash';
import { nextBelow, pick, type Random } from '../random';

const strangeNumbers = [-1, 0, 1, 2, 7, 40, 1.5, 2 ** 31, -(2 ** 53), 1e300];
const strangeTexts = ['', 'N', 'no-such-word', '__proto__', '<b>bold</b>', 'x'.repeat(10_000)];

/** What no game may take for an action. */
export const malformedActions: readonly unknown[] = [
  null,
  undefined,
  0,
  'draw',
  [],
  {},
  { type: 'no-such-action' },
  { type: 7 },
  { type: null },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'x'.repeat(10_000) },
];

/** The action with one thing about it changed at random. */
export function mutated(action: unknown, random: Random): unknown {
  if (action === null || typeof action !== 'object' || Array.isArray(action)) return pick(random, malformedActions);
  const entries = Object.entries(action);
  if (entries.length === 0) return pick(random, malformedActions);
  const index = entries.length === 1 ? 0 : 1 + nextBelow(random, entries.length - 1);
  return Object.fromEntries(
    entries.flatMap(([key, member]: [string, unknown], position) => {
      if (position !== index) return [[key, member]];
      return nextBelow(random, 8) === 0 ? [] : [[key, mutatedValue(member, random)]];
    }),
  );
}

function mutatedValue(value: unknown, random: Random): unknown {
  if (nextBelow(random, 8) === 0) return pick(random, [null, true, 3, 'N', [], {}, [[0]]]);
  if (typeof value === 'number') return nextBelow(random, 2) === 0 ? value + nextBelow(random, 5) - 2 : pick(random, strangeNumbers);
  if (typeof value === 'string') return pick(random, strangeTexts);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return mutatedList(value, random);
  return value === null ? nextBelow(random, 5) : mutated(value, random);
}

function mutatedList(list: readonly unknown[], random: Random): unknown[] {
  if (list.length === 0) return [nextBelow(random, 5)];
  const index = nextBelow(random, list.length);
  switch (nextBelow(random, 3)) {
    case 0:
      return list.filter((_, position) => position !== index);
    case 1:
      return [...list, list[index]];
    default:
      return list.map((member, position) => (position === index ? mutatedValue(member, random) : member));
  }
}

/** Whether the action stands in a legal list, as it is or, where lists can hold only examples of its kind, in its shape. */
export function isListed(game: Game, action: unknown, legal: readonly unknown[]): boolean {
  const text = canonicalJson(action);
  if (legal.some((other) => canonicalJson(other) === text)) return true;
  const shape = shapeOf(game, action);
  return legal.some((other) => shapeOf(game, other) === shape);
}

/** The action as a text in which lists have no order and fields that the schema leaves free (words, sums) are blank. */
function shapeOf(game: Game, action: unknown): string {
  if (action === null || typeof action !== 'object') return canonicalJson(action);
  const shape = Object.entries(action).map(([key, member]: [string, unknown]) => {
    const probe = typeof member === 'string' ? 'Probe seven!' : typeof member === 'number' ? 7919 : null;
    const free = probe !== null && key !== 'type' && safeParse(game.actionSchema, { ...action, [key]: probe }).success;
    return [key, free ? 'free' : sorted(member)];
  });
  return canonicalJson(Object.fromEntries(shape));
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.map(canonicalJson).sort() : value;
}
