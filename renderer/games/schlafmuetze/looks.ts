import type { Say } from '@renderer/i18n/game-words';
import type { Seat } from '@shared/engine/contract';
import type { Action, Source } from '@shared/games/schlafmuetze/actions';
import { numberOf } from '@shared/games/schlafmuetze/cards';
import type { View } from '@shared/games/schlafmuetze/view';
import { middleName, offers, pileName } from './places';
import type { SpotLook } from './table';

export interface SpotContext {
  readonly say: Say;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly seat: Seat | null;
  /** The card that is on its way, by choice or by hand. */
  readonly from: Source | null;
  readonly over: string | null;
  readonly picked: Source | null;
  /** The pointer holds the top of the own pile. */
  readonly lifted: boolean;
  name(seat: Seat): string;
}

export function middleLook(stack: number, { say, view, legal, seat, from, over }: SpotContext): SpotLook {
  const name = middleName(stack);
  const cards = view.middle[stack]?.cards ?? [];
  const closed = view.middle[stack]?.closed ?? false;
  const card = cards.at(-1) ?? null;
  const isOpen = from !== null && seat !== null && offers(legal, from, { kind: 'middle', stack }, seat);
  const label = closed ? say('middle.closed', { number: stack + 1 }) : say('middle.label', { number: stack + 1, card: card === null ? '' : numberOf(card) });
  return { name, card, label, marked: isOpen, aimed: from !== null && over === name, chosen: false, closed };
}

function pileLabel(seat: Seat, context: SpotContext): string {
  const { say, view } = context;
  const pile = view.seats[seat];
  const isOwn = seat === context.seat;
  if (pile === undefined || pile.ownCard === null) return isOwn ? say('pile.ownEmpty') : say('pile.empty', { name: context.name(seat) });
  const params = { card: numberOf(pile.ownCard), count: pile.ownCount };
  return isOwn ? say('pile.own', params) : say('pile.label', { name: context.name(seat), ...params });
}

export function pileLook(which: Seat, context: SpotContext): SpotLook {
  const { view, legal, seat, from, over, picked, lifted } = context;
  const name = pileName(which);
  const isOwn = which === seat;
  const isOpen = from !== null && seat !== null && offers(legal, from, { kind: 'pile', seat: which }, seat);
  return {
    name,
    card: view.seats[which]?.ownCard ?? null,
    label: pileLabel(which, context),
    marked: isOpen,
    aimed: from !== null && over === name && !(isOwn && from === 'own'),
    chosen: isOwn && picked === 'own' && !lifted,
    closed: false,
  };
}
