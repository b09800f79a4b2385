import { nextBelow, nextWord, pick, type Random } from '@shared/engine/random';
import { clientMessageSchema } from '@shared/protocol/messages';

/** What in a schema says which values it takes; pipes say more, which the values here break now and then. */
interface Shape {
  readonly type: string;
  readonly options?: readonly (Shape | string)[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly literal?: unknown;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly value?: Shape;
}

const NUMBERS = [0, 1, 2, 3, 7, 31, 32, -1, 0.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -0];
const TEXTS = ['', ' ', 'x', 'Anna', '__proto__', 'constructor', 'toString', 'lay', 'draw', '<b>', '\u0000', '\u202e', '🂡', 'ß'.repeat(30), 'y'.repeat(5000)];

function number(random: Random): number {
  return nextBelow(random, 3) === 0 ? nextWord(random) : pick(random, NUMBERS);
}

/** Names that mean something at the table under test, among others. */
function text(random: Random, known: readonly string[]): string {
  return pick(random, nextBelow(random, 2) === 0 && known.length > 0 ? known : TEXTS);
}

/** Any JSON. */
function anything(random: Random, known: readonly string[], depth: number): unknown {
  const few = (): number => nextBelow(random, 4);
  switch (nextBelow(random, depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return nextBelow(random, 2) === 0;
    case 2:
    case 3:
      return number(random);
    case 4:
      return text(random, known);
    case 5:
      return Array.from({ length: few() }, () => anything(random, known, depth - 1));
    default:
      return Object.fromEntries(Array.from({ length: few() }, () => [text(random, known), anything(random, known, depth - 1)]));
  }
}

/** A value as the schema shapes it, though not always as its pipes want it. */
function shaped(shape: Shape, random: Random, known: readonly string[]): unknown {
  switch (shape.type) {
    case 'literal':
      return shape.literal;
    case 'string':
      return text(random, known);
    case 'number':
      return number(random);
    case 'boolean':
      return nextBelow(random, 2) === 0;
    case 'picklist':
      return pick(random, shape.options ?? ['']);
    case 'nullable':
      return shape.wrapped === undefined || nextBelow(random, 3) === 0 ? null : shaped(shape.wrapped, random, known);
    case 'union':
    case 'variant': {
      const option = pick(random, shape.options ?? ['']);
      return typeof option === 'string' ? option : shaped(option, random, known);
    }
    case 'array':
      return Array.from({ length: nextBelow(random, 4) }, () => (shape.item === undefined ? null : shaped(shape.item, random, known)));
    case 'record':
      return Object.fromEntries(
        Array.from({ length: nextBelow(random, 4) }, () => [text(random, known), shape.value === undefined ? null : shaped(shape.value, random, known)]),
      );
    case 'strict_object':
    case 'loose_object':
    case 'object':
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([name, entry]) => [name, shaped(entry, random, known)]));
    default:
      return anything(random, known, 1);
  }
}

/** Takes something out, puts something in, or changes something. */
function damaged(message: Record<string, unknown>, random: Random, known: readonly string[]): Record<string, unknown> {
  const names = Object.keys(message);
  const name = names.length > 0 ? pick(random, names) : 'type';
  switch (nextBelow(random, 3)) {
    case 0:
      return Object.fromEntries(Object.entries(message).filter(([other]) => other !== name));
    case 1:
      return { ...message, [text(random, known)]: anything(random, known, 2) };
    default:
      return { ...message, [name]: anything(random, known, 2) };
  }
}

/**
 * Something that a client might send: shaped by the protocol's own schema, shaped by it and damaged, or any JSON.
 * @param known names that mean something at the table under test
 */
export function fuzzMessage(random: Random, known: readonly string[]): unknown {
  const kind = nextBelow(random, 5);
  if (kind === 0) return anything(random, known, 3);
  let message = shaped(clientMessageSchema, random, known) as Record<string, unknown>;
  for (let count = kind - 1; count > 0; count--) message = damaged(message, random, known);
  return message;
}

/** The same as it goes over a socket, cut or garbled now and then, or no text at all. */
export function fuzzFrame(random: Random, known: readonly string[]): string | Buffer {
  const json = JSON.stringify(fuzzMessage(random, known));
  switch (nextBelow(random, 10)) {
    case 0:
      return json.slice(0, nextBelow(random, json.length + 1));
    case 1:
      return Buffer.from(Array.from({ length: nextBelow(random, 64) }, () => nextBelow(random, 256)));
    case 2:
      return json.replace(pick(random, ['"', ':', ',', '{', '}', '0']), pick(random, ['', '\\', '\u0000', '[', 'NaN']));
    default:
      return json;
  }
}
