import { rankOf } from '@shared/cards/french';
import type { DurakAction } from '@shared/games/durak/actions';

export type ActionOf<Type extends DurakAction['type']> = Extract<DurakAction, { readonly type: Type }>;

/** The listed actions of one type. */
export function legalOf<Type extends DurakAction['type']>(legal: readonly DurakAction[], type: Type): ActionOf<Type>[] {
  return legal.filter((action): action is ActionOf<Type> => action.type === type);
}

export function sameCards(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((card) => second.includes(card));
}

/** The attack with exactly these cards, if it is listed. */
export function attackWith(legal: readonly DurakAction[], cards: readonly number[]): ActionOf<'attack'> | null {
  return legalOf(legal, 'attack').find((action) => sameCards(action.cards, cards)) ?? null;
}

/** The covers that this card could be, one for each card that it beats. */
export function coversWith(legal: readonly DurakAction[], card: number): ActionOf<'cover'>[] {
  return legalOf(legal, 'cover').filter((action) => action.card === card);
}

/** The cards that take part in any listed action. */
export function playableCards(legal: readonly DurakAction[]): ReadonlySet<number> {
  return new Set(
    legal.flatMap((action) => {
      if (action.type === 'attack') return action.cards;
      return 'card' in action ? [action.card] : [];
    }),
  );
}

/** What is chosen after a tap: sets of one value where an attack may have several cards, otherwise one card. */
export function chosenAfter(chosen: readonly number[], card: number, legal: readonly DurakAction[]): readonly number[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const [first] = chosen;
  const joins = first !== undefined && rankOf(first) === rankOf(card) && attackWith(legal, [...chosen, card]) !== null;
  return joins ? [...chosen, card] : [card];
}

/** What laying these cards on the table means: attack, a further card, or the only card that it can cover. */
export function layOf(legal: readonly DurakAction[], cards: readonly number[]): DurakAction | null {
  const attack = attackWith(legal, cards);
  if (attack !== null) return attack;
  const [card] = cards;
  if (card === undefined || cards.length > 1) return null;
  const add = legalOf(legal, 'add').find((action) => action.card === card);
  if (add !== undefined) return add;
  const covers = coversWith(legal, card);
  return covers.length === 1 ? (covers[0] ?? null) : null;
}

export function transferWith(legal: readonly DurakAction[], cards: readonly number[]): ActionOf<'transfer'> | null {
  if (cards.length !== 1) return null;
  return legalOf(legal, 'transfer').find((action) => action.card === cards[0]) ?? null;
}
