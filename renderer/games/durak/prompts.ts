import type { CallLook } from '@renderer/table/looks';
import type { Say } from '@renderer/table/french/words';
import type { Seat } from '@shared/engine/contract';
import type { DurakAction } from '@shared/games/durak/actions';
import type { DurakView } from '@shared/games/durak/view';
import { attackWith, coversWith, layOf, legalOf, transferWith } from './intent';
import { awaitedSeat } from './roles';

/** What the moment asks of the viewer, and what it says to those who wait. */
export interface PromptLook {
  readonly turn: string;
  readonly own: boolean;
  readonly note: string;
  /** The question before the first attack: play with these cards, or have them dealt anew. */
  readonly offer: { readonly title: string; readonly note: string; readonly mayRedeal: boolean } | null;
}

export interface PromptContext {
  readonly say: Say;
  readonly view: DurakView;
  readonly legal: readonly DurakAction[];
  readonly seat: Seat | null;
  readonly chosen: readonly number[];
  name(seat: Seat | null): string;
}

type PromptMaker = (context: PromptContext) => PromptLook;

function look(turn: string, more: Partial<PromptLook> = {}): PromptLook {
  return { turn, own: false, note: '', offer: null, ...more };
}

function offerLook({ say, legal }: PromptContext): PromptLook {
  if (legal.length === 0) return look(say('turn.offer'), { note: say('prompt.offer.waiting') });
  const mayRedeal = legalOf(legal, 'redeal').length > 0;
  const note = say(mayRedeal ? 'prompt.offer.may' : 'prompt.offer.mayNot');
  return look(say('turn.offerOwn'), { own: true, offer: { title: say('prompt.offer.title'), note, mayRedeal } });
}

/** One of the moments of a fight, for the one it waits for and for everybody else. */
function moment(key: string, context: PromptContext, seat: Seat | null, note: string): PromptLook {
  const { say, name } = context;
  const own = seat !== null && seat === context.seat;
  const mayAdd = !own && legalOf(context.legal, 'pass').length > 0;
  const others = mayAdd ? say('prompt.mayAdd') : '';
  return look(say(own ? `turn.${key}Own` : `turn.${key}`, { name: name(seat) }), { own, note: own ? note : others });
}

function roundLook(context: PromptContext): PromptLook {
  const { say, view, name, chosen, legal } = context;
  const awaited = awaitedSeat(view);
  if (view.table.length === 0) return moment('attack', context, awaited, say('prompt.attack', { name: name(view.defender) }));
  if (view.taking) return moment('addAfter', context, awaited, say('prompt.addAfter', { name: name(view.defender) }));
  if (awaited === view.defender) {
    const [card] = chosen;
    const aims = card !== undefined && coversWith(legal, card).length > 0;
    return moment('defend', context, awaited, say(aims ? 'prompt.coverWhich' : 'prompt.defend'));
  }
  return moment('add', context, awaited, say('prompt.add'));
}

/** One entry for each phase, so that a new phase without words does not compile. */
export const PROMPTS: Readonly<Record<DurakView['phase'], PromptMaker>> = {
  offer: offerLook,
  round: roundLook,
  over: ({ say, view, name }) => look(view.durak === null ? say('turn.drawn') : say('turn.over', { name: name(view.durak) })),
};

export function promptOf(context: PromptContext): PromptLook {
  return PROMPTS[context.view.phase](context);
}

/** The buttons stand in the same place always; which are possible the host's list says. */
export function callsOf({ say, view, legal, chosen }: PromptContext, transfers: boolean, form: 'wide' | 'phone'): CallLook[] {
  const opens = view.table.length === 0;
  const lays = chosen.length > 0 && (attackWith(legal, chosen) ?? layOf(legal, chosen)) !== null;
  const call = (id: string, possible: boolean, word: string = id): CallLook => ({ id, label: say(`call.${word}`), possible });
  const has = (type: DurakAction['type']): boolean => legalOf(legal, type).length > 0;
  const covers = has('cover') || has('take');
  return [
    call('lay', lays, opens ? 'attack' : covers ? 'cover' : 'add'),
    ...(transfers ? [call('transfer', transferWith(legal, chosen) !== null)] : []),
    call('pass', has('pass')),
    call('take', has('take'), form === 'phone' ? 'takeShort' : 'take'),
  ];
}
