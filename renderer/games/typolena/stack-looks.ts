import type { Action, StackIndex } from '@shared/games/typolena/actions';
import type { Colour } from '@shared/games/typolena/cards';
import type { StackView, View } from '@shared/games/typolena/view';
import type { Seat } from '@shared/engine/contract';
import { coloursOfLays, laysFor, legalOf, stacksFor } from './intent';
import type { Intent } from './intent';
import { victimOf } from './seat-looks';
import type { StackLook } from './table';
import type { Say } from './words';
import { inkVariable, onInkVariable, titleOf } from './words';

interface StackContext {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly intent: Intent;
  /** The card that the pointer holds, and the place under it. */
  readonly held: number | null;
  readonly over: string | null;
  readonly form: 'wide' | 'phone';
  readonly seat: Seat | null;
  readonly say: Say;
  name(seat: Seat): string;
}

function topLabel(stack: StackView, say: Say): string {
  if (stack.top === null) return say('stack.empty');
  return stack.top.open ? titleOf(stack.top.card) : say('stack.faceDown', { count: stack.top.packet.length });
}

function effectText(colour: Colour, context: StackContext): string {
  const { view, seat, say } = context;
  if (seat === null) return say(`inks.${colour}.action`);
  const count = view.phase.kind === 'red' ? Math.min(3, view.phase.count + 1) : 1;
  return say(`field.${colour}`, { name: context.name(victimOf(view, seat)), count });
}

function fieldOf(index: StackIndex, card: number, context: StackContext): StackLook['field'] {
  const { say, intent } = context;
  const black = { ink: 'var(--black)', onInk: 'var(--card)', colour: null };
  if (intent.faceDown || legalOf(context.legal, 'join').some((action) => action.card === card)) return { ...black, text: say('field.faceDown') };
  const lays = laysFor(context.legal, { ...intent, card, stack: index });
  const colours = coloursOfLays(lays).filter((colour) => colour !== 'silent');
  const [only] = colours;
  if (colours.length === 1 && only !== undefined) {
    return { ink: inkVariable(only), onInk: onInkVariable(only), colour: only, text: effectText(only, context) };
  }
  return { ...black, text: say(colours.length > 1 && intent.letter !== null ? 'field.choose' : 'field.plain') };
}

/** What a stack shows while a card is on its way to it: marks, the field in the ink, and what the other one is for. */
export function stackLook(index: StackIndex, context: StackContext): StackLook {
  const { view, intent, held, over, say, legal } = context;
  const place = `stack-${String(index)}`;
  const card = held ?? intent.card;
  const joins = card !== null && view.hype?.stack === index && legalOf(legal, 'join').some((action) => action.card === card);
  const open = card === null ? [] : stacksFor(legal, card, intent.faceDown);
  const placed = held === null && intent.stack === index ? intent.card : null;
  const aimed = card !== null && (over === place || placed !== null);
  const otherAimed = card !== null && !aimed && (over === `stack-${String(1 - index)}` || (held === null && intent.stack !== null));
  const mayLay = open.includes(index) || joins;
  const fits = otherAimed && !intent.faceDown && legalOf(legal, 'lay').some((lay) => lay.card === card && lay.letter !== null);
  const topLayer = view.hype?.stack === index ? view.hype.layers.at(-1) : undefined;
  const captionKey = fits ? `stack.mustFit.${context.form}` : mayLay && !aimed ? `stack.lay.${String(index)}` : '';
  const stack = view.stacks[index];
  return {
    index,
    place,
    marked: mayLay && !aimed,
    placed,
    field: aimed && (mayLay || placed !== null) ? fieldOf(index, card, context) : null,
    caption: captionKey !== '' ? say(captionKey) : topLayer === undefined ? '' : say('stack.topFrom', { name: topLayer === context.seat ? say('seat.you') : context.name(topLayer) }),
    label: say('stack.label', { side: say(`stack.side.${String(index)}`), top: topLabel(stack, say), count: stack.size }),
  };
}
