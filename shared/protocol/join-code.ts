/** Capitals and digits of which no two can be confused, on a screen or when they are read out. */
export const JOIN_CODE_ALPHABET = 'ACDEFHJKMNPRTVWXY3479';

export const JOIN_CODE_LENGTH = 5;

/** A join code as people type it, in the form in which codes are compared: capitals without spaces and dashes. */
export function normalizeJoinCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s\p{Pd}]/gu, '');
}
