import type { Say } from '@renderer/i18n/game-words';
import type { Seat } from '@shared/engine/contract';
import type { DoppelpackAction } from '@shared/games/typolena-doppelpack/actions';
import type { DoppelpackView } from '@shared/games/typolena-doppelpack/view';

export interface PromptButton {
  readonly label: string;
  readonly short: string;
  readonly action: DoppelpackAction;
}

export interface DoppelpackPrompt {
  readonly turn: string;
  /** It is the viewer's move. */
  readonly own: boolean;
  readonly note: string;
  readonly buttons: readonly PromptButton[];
}

export interface PromptContext {
  readonly say: Say;
  readonly view: DoppelpackView;
  readonly legal: readonly DoppelpackAction[];
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

function button({ say, legal }: PromptContext, type: DoppelpackAction['type'], key: string): PromptButton[] {
  const action = legal.find((candidate) => candidate.type === type);
  return action === undefined ? [] : [{ label: say(`action.${key}`), short: say(`action.short.${key}`), action }];
}

/** Whoever may object is asked, but nobody has to answer before the game goes on. */
function waiting(context: PromptContext): DoppelpackPrompt {
  const { say, view, name } = context;
  const buttons = button(context, 'approve', 'approve');
  const note = buttons.length > 0 && view.lastLay !== null ? say('prompt.judge', { name: name(view.lastLay.seat), letter: view.lastLay.letter }) : '';
  return { turn: say('turn.other', { name: name(view.turn) }), own: false, note, buttons };
}

/** One entry for each phase: a phase without an answer does not compile. */
export const PROMPTS: { readonly [Phase in DoppelpackView['phase']]: (context: PromptContext) => DoppelpackPrompt } = {
  draw(context) {
    const { say, view, seat } = context;
    if (view.turn !== seat) return waiting(context);
    return { turn: say('turn.own'), own: true, note: say('prompt.draw'), buttons: button(context, 'draw', 'draw') };
  },
  lay(context) {
    const { say, view, seat } = context;
    if (view.turn !== seat) return waiting(context);
    const laid = view.laid > 0;
    return {
      turn: say('turn.own'),
      own: true,
      note: say(laid ? 'prompt.second' : 'prompt.first'),
      buttons: button(context, 'pass', laid ? 'enough' : 'pass'),
    };
  },
  check(context) {
    const { say, view, name } = context;
    const buttons = button(context, 'approve', 'approve');
    const note = view.lastLay === null ? '' : say('prompt.last', { name: name(view.lastLay.seat), letter: view.lastLay.letter });
    return { turn: say('turn.check'), own: buttons.length > 0, note, buttons };
  },
  over: ({ say }) => ({ turn: say('turn.over'), own: false, note: '', buttons: [] }),
};

export function promptOf(context: PromptContext): DoppelpackPrompt {
  return PROMPTS[context.view.phase](context);
}
