import { describe, expect, it } from 'vitest';
import { chosenAfter, legalCounts, pick } from '@renderer/games/betteln/selection';
import type { BettelnAction } from '@shared/games/betteln';
import { lay, pass } from '@tests/shared/games/betteln/position';
import { card, cards, written } from '@tests/shared/cards/notation';

const HAND = cards('7h 9s 9d 9c 9h Kc');
const PAIRS: readonly BettelnAction[] = [lay('9', 2), lay('9', 4), pass];

function after(chosen: string, tapped: string, legal: readonly BettelnAction[] = PAIRS, quick = false): string {
  return written(chosenAfter(cards(chosen), card(tapped), HAND, legal, quick));
}

describe('choosing cards of one value', () => {
  it('takes as many as are needed with the first tap', () => {
    expect(after('', '9d')).toBe('9d 9s');
    expect(after('', '9d', [lay('9', 1), lay('9', 2)])).toBe('9d');
  });

  it('goes on to the next number that may be laid', () => {
    expect(after('9s 9d', '9h')).toBe('9s 9d 9h 9c');
    expect(after('9s', '9h', [lay('9', 1), lay('9', 2)])).toBe('9s 9h');
    expect(after('9s 9d', '9h', [lay('9', 2)])).toBe('9s 9d');
  });

  it('lets go down to a number that may be laid', () => {
    expect(after('9s 9d', '9d')).toBe('');
    expect(after('9s 9d 9c 9h', '9c')).toBe('9s 9d');
  });

  it('takes the whole set with two quick taps', () => {
    expect(after('9d 9s', '9d', PAIRS, true)).toBe('9d 9s 9c 9h');
  });

  it('begins anew with another value, and takes nothing that may not be laid', () => {
    expect(after('9d 9s', 'Kc', [...PAIRS, lay('king', 1)])).toBe('Kc');
    expect(after('9d 9s', '7h')).toBe('');
  });

  it('takes one card where one has to be given away', () => {
    const giving: BettelnAction[] = HAND.map((held) => ({ type: 'give', card: held }));
    expect(after('', '9d', giving)).toBe('9d');
    expect(after('9d', '9s', giving)).toBe('9s');
    expect(after('9s', '9s', giving)).toBe('');
  });

  it('knows the numbers from the list alone, smallest first', () => {
    expect(legalCounts([lay('9', 4), lay('8', 1), lay('9', 2)], 7)).toEqual([2, 4]);
    expect(pick([], HAND, 2)).toEqual([]);
  });
});
