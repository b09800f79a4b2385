/** Time as the host knows it; tests put in a clock of their own. */
export interface Clock {
  /** Milliseconds since an arbitrary start; never goes backwards. */
  now(): number;
  /** Runs `action` once after `delay` milliseconds; the returned function cancels it. */
  after(delay: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (delay, action) => {
    const timer = setTimeout(action, delay);
    return () => clearTimeout(timer);
  },
};
