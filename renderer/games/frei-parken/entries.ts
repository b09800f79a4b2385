import type { Say } from '@renderer/i18n/game-words';
import type { Account } from '@shared/games/frei-parken/state';
import type { EntryView } from '@shared/games/frei-parken/view';

/** A line of the book in words. */
export interface EntryLook {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly purpose: string;
  readonly amount: string;
  readonly reversed: boolean;
  readonly reversible: boolean;
}

interface Book {
  readonly say: Say;
  money(amount: number): string;
  name(seat: number): string;
}

function account(which: Account, { say, name }: Book): string {
  return typeof which === 'number' ? name(which) : say(`accounts.${which}`);
}

export function entryLook(entry: EntryView, reversible: boolean, book: Book): EntryLook {
  const { say, money } = book;
  return {
    number: entry.number,
    from: account(entry.from, book),
    to: account(entry.to, book),
    purpose: entry.reason === null ? say(`kinds.${entry.kind}`) : say(`reasons.${entry.reason}`),
    amount: money(entry.amount),
    reversed: entry.reversed,
    reversible,
  };
}
