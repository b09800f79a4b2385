import type { Refusal } from '../../engine/contract';

/** Every reason for which the book does not take an entry. */
export const refusals = {
  bookClosed: { code: 'book-closed' },
  mayNotBook: { code: 'may-not-book' },
  nothingMoreToBook: { code: 'nothing-more-to-book' },
  noSuchAccount: { code: 'no-such-account' },
  isBankrupt: { code: 'is-bankrupt' },
  noMoney: { code: 'no-money' },
  noAccounts: { code: 'no-accounts' },
  notToOneself: { code: 'not-to-oneself' },
  alreadyParked: { code: 'already-parked' },
  notParked: { code: 'not-parked' },
  notReversible: { code: 'not-reversible' },
  onlyBookkeeper: { code: 'only-bookkeeper' },
  noClock: { code: 'no-clock' },
} as const satisfies Record<string, Refusal>;
