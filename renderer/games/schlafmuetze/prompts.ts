import type { Say } from '@renderer/i18n/game-words';
import type { Seat } from '@shared/engine/contract';
import type { Action } from '@shared/games/schlafmuetze/actions';
import type { View } from '@shared/games/schlafmuetze/view';

export interface PromptButton {
  readonly id: 'draw' | 'keep' | 'wait' | 'trust';
  readonly label: string;
  readonly action: Action;
}

export interface PromptLook {
  /** The large words about whose turn it is. */
  readonly turn: string;
  readonly own: boolean;
  readonly note: string;
  readonly buttons: readonly PromptButton[];
}

export interface PromptContext {
  readonly say: Say;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

/** What the table can be waiting for. */
export type Moment = 'draw' | 'turnOver' | 'drawn' | 'wait' | 'final' | 'asked' | 'over';

export function momentOf(view: View): Moment {
  if (view.phase === 'over') return 'over';
  if (view.claim !== null && view.claim.asked !== null) return 'asked';
  if (view.phase === 'check') return 'final';
  if (view.drawnCard !== null) return 'drawn';
  if (view.waits) return 'wait';
  return view.turnsOver ? 'turnOver' : 'draw';
}

/** A button for an action only if the host lists it. */
function offered({ legal, say, view }: PromptContext, id: PromptButton['id']): PromptButton[] {
  const action = legal.find(({ type }) => type === id);
  const label = id === 'draw' && view.turnsOver ? say('action.turnOver') : say(`action.${id}`);
  return action === undefined ? [] : [{ id, label, action }];
}

function ownTurn(context: PromptContext, note: string, id: PromptButton['id']): PromptLook {
  const { say, view, seat, name } = context;
  if (seat !== view.seat) return { turn: say('turn.other', { name: name(view.seat) }), own: false, note: '', buttons: [] };
  return { turn: say('turn.own'), own: true, note, buttons: offered(context, id) };
}

/** One entry for each moment: one without an answer does not compile. */
export const PROMPTS: { readonly [Kind in Moment]: (context: PromptContext) => PromptLook } = {
  draw: (context) => ownTurn(context, context.say(`prompt.draw.${context.view.options.variant}`), 'draw'),
  turnOver: (context) => ownTurn(context, context.say('prompt.turnOver'), 'draw'),
  drawn: (context) => ownTurn(context, context.say(`prompt.drawn.${context.view.options.variant}`), 'keep'),
  wait: (context) => ownTurn(context, context.say('prompt.wait'), 'wait'),
  final(context) {
    const { say, view, seat, name } = context;
    const layer = view.claim?.seat ?? view.seat;
    const note = layer === seat ? say('prompt.finalOwn') : say('prompt.final', { name: name(layer) });
    const buttons = offered(context, 'trust');
    return { turn: say('turn.final'), own: buttons.length > 0, note, buttons };
  },
  asked(context) {
    const { say, view, name } = context;
    const buttons = offered(context, 'trust');
    const asked = view.claim?.asked ?? view.seat;
    if (buttons.length === 0) return { turn: say('turn.asked'), own: false, note: say('prompt.waits', { name: name(asked) }), buttons };
    return { turn: say('turn.asked'), own: true, note: say('prompt.asked', { name: name(view.claim?.seat ?? view.seat) }), buttons };
  },
  over: ({ say }) => ({ turn: say('turn.over'), own: false, note: '', buttons: [] }),
};

export function promptOf(context: PromptContext): PromptLook {
  return PROMPTS[momentOf(context.view)](context);
}
