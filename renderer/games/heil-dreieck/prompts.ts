import type { Say } from '@renderer/i18n/game-words';
import type { Seat } from '@shared/engine/contract';
import type { Action } from '@shared/games/heil-dreieck/actions';
import type { PhaseView, View } from '@shared/games/heil-dreieck/view';

export interface PromptButton {
  readonly id: 'draw' | 'take' | 'pass' | 'done' | 'approve';
  readonly label: string;
  readonly action: Action;
}

export interface PromptLook {
  /** The large words about whose turn it is. */
  readonly turn: string;
  readonly own: boolean;
  readonly note: string;
  readonly buttons: readonly PromptButton[];
  /** The colour is asked for before any card: a circle was turned up. */
  readonly colours: boolean;
}

export interface PromptContext {
  readonly say: Say;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

export type PhaseKind = PhaseView['kind'];
export type PhaseOf<Kind extends PhaseKind> = Extract<PhaseView, { readonly kind: Kind }>;

function look(turn: string, more: Partial<PromptLook> = {}): PromptLook {
  return { turn, own: false, note: '', buttons: [], colours: false, ...more };
}

/** Buttons for actions that the host lists. */
function offered({ legal, say, view }: PromptContext, ...ids: PromptButton['id'][]): PromptButton[] {
  return ids.flatMap((id) => {
    const action = legal.find(({ type }) => type === id);
    return action === undefined ? [] : [{ id, label: say(`action.${id}`, { count: view.pending }), action }];
  });
}

function ownTurn(context: PromptContext, seat: Seat, note: string, ...ids: PromptButton['id'][]): PromptLook {
  const { say, name } = context;
  if (seat !== context.seat) return look(say('turn.other', { name: name(seat) }));
  return look(say('turn.own'), { own: true, note, buttons: offered(context, ...ids) });
}

function turnNote({ say, view, seat }: PromptContext): string {
  if (view.pending > 0) return say('prompt.pending');
  const eckdrei = seat === null ? null : (view.seats[seat]?.eckdrei ?? null);
  return eckdrei === null ? say('prompt.turn') : say('prompt.eckdrei', { count: eckdrei });
}

/** One entry for each phase: a phase without an answer does not compile. */
export const PROMPTS: { readonly [Kind in PhaseKind]: (phase: PhaseOf<Kind>, context: PromptContext) => PromptLook } = {
  firstColour({ seat }, context) {
    const { say, name } = context;
    if (seat !== context.seat) return look(say('turn.firstColour', { name: name(seat) }));
    return look(say('turn.firstColourOwn'), { own: true, note: say('prompt.firstColour'), colours: true });
  },
  turn: ({ seat }, context) => ownTurn(context, seat, turnNote(context), 'draw', 'take'),
  drawn: ({ seat }, context) => ownTurn(context, seat, context.say('prompt.drawn'), 'pass'),
  calls: ({ seat }, context) => ownTurn(context, seat, context.say('prompt.calls'), 'done'),
  check({ seat, then }, context) {
    const { say, view, name } = context;
    const buttons = offered(context, 'approve');
    const about = view.claim?.seats[0] ?? seat;
    return look(say(then === 'win' ? 'turn.win' : 'turn.check'), { own: buttons.length > 0, note: say(`prompt.check.${then}`, { name: name(about) }), buttons });
  },
  over: (_phase, { say }) => look(say('turn.over')),
};

export function promptOf(context: PromptContext): PromptLook {
  // The table above has the entry for exactly this kind; the compiler cannot follow the pair.
  const entry = PROMPTS[context.view.phase.kind] as (phase: PhaseView, context: PromptContext) => PromptLook;
  const asked = entry(context.view.phase, context);
  // Who only watches may still say that a lay was right.
  return asked.buttons.length > 0 ? asked : { ...asked, buttons: offered(context, 'approve') };
}
