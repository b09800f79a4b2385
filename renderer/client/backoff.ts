/** Milliseconds between two signs of life. */
export const PING_EVERY = 3000;
/** Without any word from the host for this long the connection counts as lost. */
export const SILENCE = 9000;
/** How long an attempt waits for the first answer. */
export const PATIENCE = 6000;

const FIRST = 250;
const LONGEST = 5000;

/** Milliseconds to wait before the next attempt; `attempt` counts from 0. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt);
}
