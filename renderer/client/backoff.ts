const FIRST = 250;
const LONGEST = 5000;

/** Milliseconds to wait before the next attempt; `attempt` counts from 0. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt);
}
