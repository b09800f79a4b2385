/** Codes of everything that a host refuses apart from the rules of a game; each has a sentence in every locale. */
export const ERROR_CODES = [
  'nonsense',
  'too-large',
  'too-many-messages',
  'say-hello-first',
  'version-mismatch',
  'wrong-code',
  'table-full',
  'not-host',
  'not-your-seat',
  'no-such-seat',
  'no-such-game',
  'name-taken',
  'bad-options',
  'cannot-start',
  'match-running',
  'no-match',
  'stale',
  'not-acting',
  'malformed-action',
  'storage-failed',
  'internal-error',
  'replaced-by-newer-tab',
  'removed-by-host',
  'host-closed',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
