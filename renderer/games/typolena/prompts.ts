import type { Seat } from '@shared/engine/contract';
import type { Action } from '@shared/games/typolena/actions';
import type { Back, Colour } from '@shared/games/typolena/cards';
import type { PhaseKind, PhaseView, SwapSideView, View } from '@shared/games/typolena/view';
import { legalOf } from './intent';
import type { Say } from './words';

export interface PromptButton {
  readonly id: string;
  readonly label: string;
  /** For the narrow band of a phone. */
  readonly short: string;
  readonly ink: Colour | null;
  readonly plain: boolean;
  /** Null while something has to be chosen first. */
  readonly action: Action | null;
  /** The time of the press counts. */
  readonly timed: boolean;
}

/** Questions that need the middle of the table. */
export type SlipLook =
  | { readonly kind: 'seats'; readonly title: string; readonly note: string; readonly choices: readonly SeatChoice[] }
  | { readonly kind: 'backs'; readonly title: string; readonly note: string; readonly partner: Seat; readonly backs: readonly Back[]; readonly lostCard: number | null }
  | { readonly kind: 'cards'; readonly title: string; readonly note: string; readonly cards: readonly number[]; readonly buttons: readonly PromptButton[] };

/** What a phase asks of the viewer, and what it says to those who wait. */
export interface PromptLook {
  /** The large words about whose turn it is. */
  readonly turn: string;
  readonly own: boolean;
  readonly note: string;
  readonly buttons: readonly PromptButton[];
  readonly slip: SlipLook | null;
  /** Everybody who is attacked may press "Fehlerteufel", so that the button does not give its holder away. */
  readonly attacked: boolean;
}

export interface PromptContext {
  readonly say: Say;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly seat: Seat | null;
  readonly selected: number | null;
  /** The card of the other stack that the Schummelschurke reaches for. */
  readonly reached: number | null;
  name(seat: Seat): string;
}

export type PhaseOf<Kind extends PhaseKind> = Extract<PhaseView, { readonly kind: Kind }>;

function button(id: string, label: string, action: Action | null, more: Partial<PromptButton> = {}): PromptButton {
  return { id, label, short: label, action, ink: null, plain: false, timed: false, ...more };
}

/** A button for an action only if the host lists it. */
function offered(context: PromptContext, id: Action['type'], label: string, more: Partial<PromptButton> = {}): PromptButton[] {
  const action = context.legal.find((candidate) => candidate.type === id);
  return action === undefined ? [] : [button(id, label, action, more)];
}

function waiting(context: PromptContext, seat: Seat, turn = 'turn.other'): PromptLook {
  return look(context.say(turn, { name: context.name(seat) }));
}

function look(turn: string, more: Partial<PromptLook> = {}): PromptLook {
  return { turn, own: false, note: '', buttons: [], slip: null, attacked: false, ...more };
}

interface SeatChoice {
  readonly seat: Seat;
  readonly action: Action;
}

function seatChoices(context: PromptContext): SeatChoice[] {
  return context.legal.flatMap((action): SeatChoice[] => {
    if (action.type === 'choosePartner') return [{ seat: action.seat, action }];
    if (action.type === 'push' && action.card === context.selected) return [{ seat: action.to, action }];
    return [];
  });
}

function chooseSeat(context: PromptContext, key: string): PromptLook {
  const { say } = context;
  const slip: SlipLook = { kind: 'seats', title: say(`${key}.title`), note: say(`${key}.note`), choices: seatChoices(context) };
  return look(say('turn.own'), { own: true, note: say(`${key}.hint`), slip });
}

function isMine(phase: { readonly seat: Seat }, context: PromptContext): boolean {
  return context.seat !== null && phase.seat === context.seat;
}

function swapLook(sides: readonly [SwapSideView, SwapSideView], lostCard: number | null, context: PromptContext): PromptLook {
  const { say, seat, name } = context;
  const partner = sides.find((side) => side.seat !== seat);
  const mine = sides.find((side) => side.seat === seat);
  if (mine === undefined || partner === undefined) {
    return look(say('turn.swap', { first: name(sides[0].seat), second: name(sides[1].seat) }));
  }
  if (legalOf(context.legal, 'drawFrom').length === 0) {
    return look(say('turn.swapWaiting', { name: name(partner.seat) }), { note: say('prompt.swap.waiting') });
  }
  const slip: SlipLook = {
    kind: 'backs',
    title: say('prompt.swap.title', { name: name(partner.seat) }),
    note: say('prompt.swap.note'),
    partner: partner.seat,
    backs: partner.backs,
    lostCard,
  };
  return look(say('turn.swapOwn'), { own: true, slip });
}

/** One entry for each phase: a phase without an answer does not compile. */
export const PROMPTS: { readonly [Kind in PhaseKind]: (phase: PhaseOf<Kind>, context: PromptContext) => PromptLook } = {
  turn(phase, context) {
    const { say } = context;
    if (!isMine(phase, context)) return waiting(context, phase.seat);
    const buttons = [
      ...offered(context, 'draw', say('action.draw')),
      ...offered(context, 'pass', say('action.pass')),
    ];
    return look(say('turn.own'), { own: true, note: say(phase.drawn ? 'prompt.turn.drawn' : 'prompt.turn.first'), buttons });
  },
  red(phase, context) {
    const { say } = context;
    if (!isMine(phase, context)) return waiting(context, phase.seat);
    const buttons = offered(context, 'take', say(`action.take.${String(phase.count)}`), {
      ink: 'red',
      short: say('action.takeShort', { count: phase.count }),
    });
    return look(say('turn.own'), { own: true, note: say(`prompt.red.${String(phase.count)}`), buttons, attacked: true });
  },
  skip(phase, context) {
    const { say } = context;
    if (!isMine(phase, context)) return waiting(context, phase.seat, 'turn.skip');
    const note = say('prompt.skip.note', { name: context.name(phase.attacker) });
    return look(say('turn.skipOwn'), { own: true, note, buttons: offered(context, 'accept', say('action.skip'), { ink: 'blue' }), attacked: true });
  },
  push(phase, context) {
    if (!isMine(phase, context)) return waiting(context, phase.seat, 'turn.push');
    const prompt = chooseSeat(context, 'prompt.push');
    return context.selected === null ? { ...prompt, slip: null } : prompt;
  },
  pushed(phase, context) {
    const { say } = context;
    if (!isMine(phase, context)) return waiting(context, phase.seat, 'turn.pushed');
    const note = say('prompt.pushed.note', { name: context.name(phase.from) });
    return look(say('turn.pushedOwn'), { own: true, note, buttons: offered(context, 'accept', say('action.accept'), { ink: 'pink' }), attacked: true });
  },
  pushBack(phase, context) {
    const { say } = context;
    if (!isMine(phase, context)) return waiting(context, phase.seat, 'turn.push');
    const action = legalOf(context.legal, 'pushBack').find(({ card }) => card === context.selected) ?? null;
    const buttons = [
      button('pushBack', say('action.pushBack', { name: context.name(phase.to) }), action),
      ...offered(context, 'keep', say('action.keep'), { plain: true }),
    ];
    return look(say('turn.pushBackOwn'), { own: true, note: say('prompt.pushBack.note', { name: context.name(phase.to) }), buttons });
  },
  swapPartner: (phase, context) =>
    isMine(phase, context) ? chooseSeat(context, 'prompt.swapPartner') : waiting(context, phase.seat, 'turn.choosing'),
  swap: (phase, context) => swapLook(phase.sides, phase.lostCard, context),
  strangerPartner: (phase, context) =>
    isMine(phase, context) ? chooseSeat(context, 'prompt.strangerPartner') : waiting(context, phase.seat, 'turn.choosing'),
  check(phase, context) {
    const { say } = context;
    const buttons = offered(context, 'approve', say('action.approve'));
    const name = context.name(phase.seat);
    if (buttons.length === 0) return look(say('turn.check'), { note: say(`prompt.check.${phase.then}`, { name }) });
    return look(say('turn.check'), { own: true, note: say(`prompt.check.${phase.then}`, { name }), buttons });
  },
  hype(phase, context) {
    const { say } = context;
    const starter = context.view.hype?.seat ?? phase.asked ?? 0;
    const buttons = [
      ...offered(context, 'egal', say('action.egal'), { timed: true }),
      ...offered(context, 'accept', say('action.noStop'), { plain: true }),
    ];
    // To be able to stop it is no reason to wait for somebody.
    const own = legalOf(context.legal, 'egal').length > 0 || (context.seat !== null && phase.asked === context.seat);
    const started = context.seat !== null && starter === context.seat;
    const lines = started ? 'prompt.hype.started' : own ? 'prompt.hype.own' : 'prompt.hype.waiting';
    const note = say(lines, { name: context.name(starter), count: context.view.hype?.layers.length ?? 1 });
    return look(say('turn.hype'), { own, note, buttons });
  },
  rogue(phase, context) {
    const { say, reached, selected } = context;
    if (!isMine(phase, context)) return waiting(context, phase.seat, 'turn.rogue');
    const action =
      legalOf(context.legal, 'exchange').find(({ takeCard, giveCard }) => takeCard === reached && giveCard === selected) ?? null;
    const buttons = [
      button('exchange', say('action.exchange'), action),
      ...offered(context, 'decline', say('action.decline'), { plain: true }),
    ];
    const note = say(reached === null ? 'prompt.rogue.take' : 'prompt.rogue.give');
    const slip: SlipLook = { kind: 'cards', title: say('prompt.rogue.title'), note, cards: phase.cards ?? [], buttons };
    return look(say('turn.own'), { own: true, slip });
  },
  giddyup(phase, context) {
    const { say } = context;
    if (!isMine(phase, context)) return waiting(context, phase.seat, 'turn.giddyup');
    const note = say('prompt.giddyup.note', { count: phase.surplus });
    return look(say('turn.giddyupOwn'), { own: true, note, buttons: offered(context, 'done', say('action.done')) });
  },
  absolute(phase, context) {
    const { say } = context;
    const bids = legalOf(context.legal, 'bid').map((action) =>
      button(action.yes ? 'bid' : 'noBid', say(action.yes ? 'action.bid' : 'action.noBid'), action, { plain: !action.yes }),
    );
    // In real time the call has its button among the others, where it always is.
    const own = bids.length > 0 || legalOf(context.legal, 'callAbsolute').length > 0;
    return look(say('turn.absolute'), { own, note: say('prompt.absolute.note', { name: context.name(phase.seat) }), buttons: bids });
  },
  over: (_phase, context) => look(context.say('turn.over')),
};

export function promptOf(context: PromptContext): PromptLook {
  // The table above has the entry for exactly this kind; the compiler cannot follow the pair.
  const entry = PROMPTS[context.view.phase.kind] as (phase: PhaseView, context: PromptContext) => PromptLook;
  const asked = entry(context.view.phase, context);
  if (asked.own || asked.buttons.length > 0) return asked;
  // Who only watches may still say that a lay was right, or that a Hype may stand.
  const { say } = context;
  const buttons = [
    ...offered(context, 'approve', say('action.approve'), { plain: true }),
    ...offered(context, 'accept', say('action.noStop'), { plain: true }),
  ];
  return { ...asked, buttons };
}
