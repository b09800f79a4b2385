import type { Deal, OptionValues, Viewer } from '../contract';
import type { Game } from '../game';
import { canonicalJson } from '../hash';
import { randomFrom, type Random } from '../random';
import { cardsIn, relabel } from './cards';
import { notPlain } from './plain';
import { brief, difference, type Complain } from './report';

/** More than one, because a card may stay by chance where it was. */
const REDEALS = 3;

export function viewersOf(seats: number): Viewer[] {
  return ['table', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** Deals anew for every viewer, and looks for a difference in anything that the viewer is sent. */
export function checkSecrets(game: Game, state: unknown, seats: number, random: Random, complain: Complain): void {
  const before = canonicalJson(state);
  const pieces = game.inventory(state).sort(byNumber).join();
  const publicView = JSON.stringify(game.view(state, 'table'));
  for (const viewer of viewersOf(seats)) {
    const redealt = game.redeal(state, viewer, random);
    if (game.inventory(redealt).sort(byNumber).join() !== pieces) complain('redeal', `${nameOf(viewer)}: pieces appear or vanish`);
    const seen = sentTo(game, state, viewer);
    const problem = notPlain(seen, 'what is sent');
    if (problem !== null) complain('plain-json', `${nameOf(viewer)}: ${problem}`);
    const redealtSeen = sentTo(game, redealt, viewer);
    for (const [what, value] of Object.entries(seen)) {
      compare(value, redealtSeen[what as keyof typeof seen], () => `${what} for ${nameOf(viewer)}`, complain);
    }
    // What the table shows everybody knows: so it cannot change where anybody's own knowledge stays.
    const publicAgain = JSON.stringify(game.view(redealt, 'table'));
    if (publicAgain !== publicView) complain('leak', `the table shows what ${nameOf(viewer)} does not know: ${difference(publicView, publicAgain)}`);
  }
  const after = canonicalJson(state);
  if (after !== before) complain('copy', `dealing anew or viewing changed the state: ${difference(before, after)}`);
}

/** All that a viewer can notice of a state. */
function sentTo(game: Game, state: unknown, viewer: Viewer) {
  const legal = viewer === 'table' ? [] : game.legal(state, viewer);
  return {
    view: game.view(state, viewer),
    legal,
    appeal: viewer === 'table' ? [] : legal.map((action) => game.appeal(state, viewer, action)),
    calls: viewer === 'table' ? [] : legal.map((action) => game.callWindow(state, viewer, action)),
    acting: game.acting(state),
    windows: game.windows(state),
    outcome: game.outcome(state),
  };
}

/**
 * Gives the cards that stay hidden from a viewer during a step other names, and looks for a difference in the events as
 * the viewer notices them.
 */
export function checkEvents(
  game: Game,
  step: { readonly before: unknown; readonly after: unknown; readonly events: readonly unknown[] },
  seats: number,
  random: Random,
  complain: Complain,
): void {
  const problem = notPlain(step.events, 'events');
  if (problem !== null) complain('plain-json', problem);
  for (const viewer of viewersOf(seats)) {
    const hiddenBefore = new Set(exchanges(game, step.before, viewer, random).flatMap((exchange) => [...exchange.keys()]));
    for (const exchange of exchanges(game, step.after, viewer, random)) {
      const names = new Map([...exchange].filter(([card]) => hiddenBefore.has(card)));
      for (const event of step.events) {
        const seen = game.see(event, viewer);
        const unfit = notPlain(seen, 'a seen event');
        if (unfit !== null) complain('plain-json', `${nameOf(viewer)}: ${unfit}`);
        const what = (): string => `the event ${brief(event)} (what everybody sees for a moment stands under shownCard) for ${nameOf(viewer)}`;
        compare(seen, game.see(relabel(event, names), viewer), what, complain);
      }
    }
  }
}

/** For a few redeals, which card came into the place of which; cards that stayed are left out. */
function exchanges(game: Game, state: unknown, viewer: Viewer, random: Random): Map<number, number>[] {
  const places = game.inventory(state);
  return Array.from({ length: REDEALS }, () => {
    const dealt = game.inventory(game.redeal(state, viewer, random));
    const pairs = places.map((card, index): [number, number] => [card, dealt[index] ?? card]);
    return new Map(pairs.filter(([from, to]) => from !== to));
  });
}

/** Looks at a fresh deal, where it is known that much is hidden, whether dealing anew deals at all. */
export function checkRedeal(game: Game, deal: Deal<OptionValues, unknown>, seed: string, random: Random, complain: Complain): void {
  const source = randomFrom(seed);
  const state = game.setup(deal, source);
  const key = Object.entries(state as object).find(([, member]) => canonicalJson(member) === canonicalJson(source))?.[0];
  const places = game.inventory(state);
  const views = new Map(viewersOf(deal.seats).map((viewer) => [viewer, cardsIn(game.view(state, viewer))]));
  for (const [viewer, shown] of views) {
    const redealt = game.redeal(state, viewer, random);
    if (key !== undefined && canonicalJson(memberOf(redealt, key)) === canonicalJson(memberOf(state, key))) {
      complain('redeal', `${nameOf(viewer)}: the state's randomness is not drawn anew, so the future could be read from it`);
    }
    if (places.length === 0) continue;
    const moved = new Set(exchanges(game, state, viewer, random).flatMap((exchange) => [...exchange.keys()]));
    const hidden = places.filter((card) => !shown.has(card));
    const still = hidden.filter((card) => !moved.has(card));
    if (moved.size === 0 || 2 * still.length > hidden.length) complain('redeal', `${nameOf(viewer)}: after dealing anew ${brief(still)} are where they were`);
    for (const [other, theirs] of views) {
      if (other === viewer || other === 'table' || viewer === 'table') continue;
      const common = [...theirs].filter((card) => shown.has(card) && views.get('table')?.has(card) === false);
      if (common.length > 0) complain('leak', `${nameOf(viewer)} and ${nameOf(other)} both see ${brief(common)} right after the deal`);
    }
  }
}

function memberOf(state: unknown, key: string): unknown {
  return (state as Record<string, unknown>)[key];
}

function compare(left: unknown, right: unknown, what: () => string, complain: Complain): void {
  const [leftText, rightText] = [JSON.stringify([left]), JSON.stringify([right])];
  if (leftText !== rightText) complain('leak', `${what()} depends on hidden cards: ${difference(leftText, rightText)}`);
}

function byNumber(left: number, right: number): number {
  return left - right;
}

function nameOf(viewer: Viewer): string {
  return viewer === 'table' ? 'the table' : `seat ${viewer}`;
}
