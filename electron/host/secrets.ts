import { createHash, randomBytes, randomInt } from 'node:crypto';
import { JOIN_CODE_ALPHABET, JOIN_CODE_LENGTH } from '@shared/protocol/join-code';

/** What brings a person back to their seats: 192 random bits. Known to that client alone. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** All that the host keeps of a token: enough to recognise it, useless to whoever reads the journal. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Seed of a match: 128 random bits. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** A name for a person, a place or a match; unique, and no secret. */
export function newId(): string {
  return randomBytes(9).toString('base64url');
}

export function newJoinCode(): string {
  return Array.from({ length: JOIN_CODE_LENGTH }, () => JOIN_CODE_ALPHABET.charAt(randomInt(JOIN_CODE_ALPHABET.length))).join('');
}
