import { cardOf, rankOf, suitOf } from '@shared/cards/french';

const RANK_SIGNS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUIT_SIGNS = ['d', 'h', 's', 'c'];

/** The card written as `10h`, `As`; an apostrophe behind it means the second pack. */
export function card(text: string): number {
  const parts = /^(10|[2-9JQKA])([dhsc])('?)$/u.exec(text);
  if (parts === null) throw new Error(`no card: ${text}`);
  return cardOf(SUIT_SIGNS.indexOf(parts[2] ?? ''), RANK_SIGNS.indexOf(parts[1] ?? ''), parts[3] === "'" ? 1 : 0);
}

/** Cards written with spaces between them. */
export function cards(text: string): number[] {
  return text.split(' ').filter((part) => part !== '').map(card);
}

/** The cards as they are written, for failure messages that can be read. */
export function written(ids: readonly number[]): string {
  return ids.map((id) => `${RANK_SIGNS[rankOf(id)] ?? '?'}${SUIT_SIGNS[suitOf(id)] ?? '?'}${id >= 52 ? "'" : ''}`).join(' ');
}
