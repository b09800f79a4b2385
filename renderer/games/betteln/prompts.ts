import type { CallLook } from '@renderer/table/looks';
import { countedCards } from '@renderer/table/french/words';
import type { Say } from '@renderer/table/french/words';
import type { Seat } from '@shared/engine/contract';
import type { BettelnAction } from '@shared/games/betteln/actions';
import type { BettelnPairView, BettelnView } from '@shared/games/betteln/view';
import { givingOf, isGiving, legalOf, playFor } from './selection';
import { rankName, setPhrase } from './words';

export interface PromptButton {
  readonly id: string;
  readonly label: string;
  readonly plain: boolean;
  readonly action: BettelnAction;
}

/** What the moment asks of the viewer, and what it says to those who wait. */
export interface PromptLook {
  readonly turn: string;
  readonly own: boolean;
  readonly note: string;
  /** A question in the middle of the table, with its answers. */
  readonly slip: { readonly title: string; readonly note: string; readonly buttons: readonly PromptButton[]; readonly small: boolean } | null;
  /** Beside the turn: an offer that may be let go. */
  readonly buttons: readonly PromptButton[];
}

export interface PromptContext {
  readonly say: Say;
  readonly view: BettelnView;
  readonly legal: readonly BettelnAction[];
  readonly seat: Seat | null;
  readonly chosen: readonly number[];
  /** For whom the table waits in an exchange. */
  readonly acting: readonly Seat[];
  name(seat: Seat | null): string;
}

function look(turn: string, more: Partial<PromptLook> = {}): PromptLook {
  return { turn, own: false, note: '', slip: null, buttons: [], ...more };
}

function button(context: PromptContext, action: BettelnAction, plain = false): PromptButton {
  const label = action.type === 'name' ? rankName(action.rank, context.say) : context.say(`call.${action.type}`);
  const id = action.type === 'name' ? `name-${String(action.rank)}` : action.type;
  return { id, label, plain, action };
}

function ownPair({ view, seat }: PromptContext): BettelnPairView | null {
  return view.pairs.find((pair) => pair.upper === seat && !pair.done) ?? null;
}

function slipLook(context: PromptContext, key: string, params: Readonly<Record<string, string | number>>, buttons: readonly PromptButton[]): PromptLook {
  const { say } = context;
  const slip = { title: say(`prompt.${key}.title`, params), note: say(`prompt.${key}.note`, params), buttons, small: buttons.length > 2 };
  return look(say('turn.exchangeOwn'), { own: true, slip });
}

function exchangeLook(context: PromptContext): PromptLook {
  const { say, view, legal, name } = context;
  const pair = ownPair(context);
  const params = { name: name(pair?.lower ?? null), count: pair?.count ?? 0 };
  const [exchange] = legalOf(legal, 'exchange');
  if (exchange !== undefined) return slipLook(context, params.count === 1 ? 'exchangeOne' : 'exchange', params, [button(context, exchange)]);
  const named = legalOf(legal, 'name');
  if (named.length > 0) {
    const left = params.count - (pair?.namedRanks.length ?? 0);
    return slipLook(context, 'name', { ...params, left }, [...named].reverse().map((action) => button(context, action, true)));
  }
  const [takes] = legalOf(legal, 'take-rest');
  const [leaves] = legalOf(legal, 'leave-rest');
  if (takes !== undefined && leaves !== undefined) {
    return slipLook(context, 'rest', { cards: countedCards(view.rest, say) }, [button(context, takes), button(context, leaves, true)]);
  }
  if (legalOf(legal, 'give').length > 0) {
    const left = params.count - (pair?.givenCards?.length ?? 0);
    return look(say('turn.giveOwn'), { own: true, note: say('prompt.give', { name: params.name, cards: countedCards(left, say) }) });
  }
  if (isGiving(legal)) return look(say('turn.putAwayOwn'), { own: true, note: say('prompt.putAway', { cards: countedCards(view.owed, say) }) });
  const waiting = context.acting.map((seat) => name(seat)).join(', ');
  return look(say('turn.exchange'), { note: say('prompt.waiting', { names: waiting }) });
}

function playLook(context: PromptContext): PromptLook {
  const { say, view, name, seat, legal } = context;
  const own = seat !== null && view.turn === seat;
  const leads = view.topCards.length === 0;
  const turn = say(`turn.${leads ? 'lead' : 'play'}${own ? 'Own' : ''}`, { name: name(view.turn) });
  if (!own) return look(turn);
  const [yields] = legalOf(legal, 'yield');
  const note = leads ? say(yields === undefined ? 'prompt.lead' : 'prompt.privilege') : say('prompt.beat', { cards: setPhrase(view.topCards, say) });
  return look(turn, { own, note, buttons: yields === undefined ? [] : [button(context, yields, true)] });
}

/** One entry for each phase, so that a new phase without words does not compile. */
export const PROMPTS: Readonly<Record<BettelnView['phase'], (context: PromptContext) => PromptLook>> = {
  exchange: exchangeLook,
  play: playLook,
  over: ({ say, view, name }) => look(say('turn.over', { name: name(view.seats.findIndex(({ place }) => place === 0)) })),
};

export function promptOf(context: PromptContext): PromptLook {
  return PROMPTS[context.view.phase](context);
}

/** The buttons stand in the same place always; which are possible the host's list says. */
export function callsOf({ say, legal, chosen }: PromptContext): CallLook[] {
  const [card] = chosen;
  const gives = card !== undefined && givingOf(legal, card) !== null;
  const word = legalOf(legal, 'give').length > 0 ? 'give' : isGiving(legal) ? 'put-away' : 'lay';
  return [
    { id: 'lay', label: say(`call.${word}`), possible: gives || playFor(legal, chosen) !== null },
    { id: 'pass', label: say('call.pass'), possible: legalOf(legal, 'pass').length > 0 },
  ];
}
