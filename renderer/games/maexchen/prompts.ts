import type { Say } from '@renderer/i18n/game-words';
import type { Seat } from '@shared/engine/contract';
import type { MaexchenAction } from '@shared/games/maexchen/actions';
import type { MaexchenView } from '@shared/games/maexchen/view';

export interface MaexchenPrompt {
  readonly turn: string;
  readonly own: boolean;
  readonly note: string;
  /** What rolling means now; null when it is not possible. */
  readonly roll: string | null;
}

export interface PromptContext {
  readonly say: Say;
  readonly view: MaexchenView;
  readonly legal: readonly MaexchenAction[];
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

export function may(legal: readonly MaexchenAction[], type: MaexchenAction['type']): boolean {
  return legal.some((action) => action.type === type);
}

function roll({ say, legal }: PromptContext, key: string): string | null {
  return may(legal, 'roll') ? say(`action.${key}`) : null;
}

function other({ say, view, name }: PromptContext, key: string): MaexchenPrompt {
  return { turn: say(`turn.${key}`, { name: name(view.turn) }), own: false, note: '', roll: null };
}

/** One entry for each phase: a phase without an answer does not compile. */
export const PROMPTS: { readonly [Phase in MaexchenView['phase']]: (context: PromptContext) => MaexchenPrompt } = {
  start(context) {
    const { say, view, seat } = context;
    if (view.turn !== seat) return other(context, 'starts');
    return { turn: say('turn.startOwn'), own: true, note: say('prompt.start'), roll: roll(context, 'roll') };
  },
  announce(context) {
    const { say, view, seat } = context;
    if (view.turn !== seat) return other(context, view.knower === view.turn ? 'looked' : 'rolled');
    const note = view.rolls > 1 ? 'prompt.unseen' : view.knower === seat ? 'prompt.looked' : 'prompt.peek';
    return { turn: say('turn.announceOwn'), own: true, note: say(note), roll: roll(context, 'rollAgain') };
  },
  answer(context) {
    const { say, view, seat, legal, name } = context;
    if (view.turn !== seat) return other(context, 'answers');
    const said = { name: view.announcer === null ? '' : name(view.announcer), value: view.announced ?? 0 };
    const note = view.mustDoubt ? 'prompt.mustDoubt' : may(legal, 'announce') ? 'prompt.answerOrPass' : 'prompt.answer';
    return { turn: say('turn.answerOwn'), own: true, note: say(note, said), roll: roll(context, 'believe') };
  },
  over: ({ say }) => ({ turn: say('turn.over'), own: false, note: '', roll: null }),
};

export function promptOf(context: PromptContext): MaexchenPrompt {
  return PROMPTS[context.view.phase](context);
}
