import type { Say } from '@renderer/i18n/game-words';
import type { Seat } from '@shared/engine/contract';
import type { DuellAction } from '@shared/games/typolena-duell/actions';
import type { DuellView } from '@shared/games/typolena-duell/view';

export interface DuellPrompt {
  readonly turn: string;
  /** Something is asked of the viewer. */
  readonly own: boolean;
  readonly note: string;
}

export interface PromptContext {
  readonly say: Say;
  readonly view: DuellView;
  readonly legal: readonly DuellAction[];
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

export function may(legal: readonly DuellAction[], type: DuellAction['type']): boolean {
  return legal.some((action) => action.type === type);
}

function ask(turn: string, note = ''): DuellPrompt {
  return { turn, own: true, note };
}

function wait(turn: string, note = ''): DuellPrompt {
  return { turn, own: false, note };
}

function namesOf({ view, name }: PromptContext, awaited: (seat: DuellView['seats'][number]) => boolean): string {
  return view.seats.flatMap((seat, index) => (!seat.out && awaited(seat) ? [name(index)] : [])).join(', ');
}

/** One entry for each phase: a phase without an answer does not compile. */
export const PROMPTS: { readonly [Phase in DuellView['phase']]: (context: PromptContext) => DuellPrompt } = {
  turnUp(context) {
    const { say, view, legal, seat } = context;
    if (may(legal, 'turnUp')) return ask(say('turn.turnUp'), say('prompt.turnUp', { reveal: view.reveal }));
    const missing = namesOf(context, ({ ready }) => !ready);
    const note = say('prompt.waiting', { names: missing });
    return wait(say(seat !== null && view.seats[seat]?.ready === true ? 'turn.ready' : 'turn.reveal', { reveal: view.reveal }), note);
  },
  calling(context) {
    const { say, view, legal, seat, name } = context;
    const own = seat === null ? undefined : view.seats[seat];
    if (may(legal, 'call') || may(legal, 'none')) return ask(say('turn.call'), say(view.asked === null ? 'prompt.call' : 'prompt.asked'));
    if (view.asked !== null) return wait(say('turn.asked', { name: name(view.asked) }));
    if (own?.locked === true) return wait(say('turn.locked'), say('prompt.locked'));
    if (own?.done === true) return wait(say('turn.done'), say('prompt.done'));
    return wait(say('turn.which'));
  },
  claim({ say, view, legal, seat, name }) {
    const { claim } = view;
    if (claim === null) return wait('');
    const calls = { name: name(claim.seat), letter: claim.letter };
    if (may(legal, 'object')) return ask(say('turn.claim', calls), say('prompt.claim'));
    return wait(claim.seat === seat ? say('turn.claimOwn', calls) : say('turn.claim', calls), say('prompt.claimWaiting'));
  },
  over: ({ say }) => wait(say('turn.over')),
};

export function promptOf(context: PromptContext): DuellPrompt {
  return PROMPTS[context.view.phase](context);
}
