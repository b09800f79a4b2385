import { createContext, Script } from 'node:vm';

/** The work did not come back in time. */
export class TimeLimitError extends Error {}

const call = new Script('work()');

/**
 * Does some synchronous work, and breaks it off when it takes too long: what loops for ever would otherwise hang the
 * whole process, as no timer runs beside it.
 * @throws TimeLimitError when the milliseconds are over
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  const results: Result[] = [];
  const context = createContext({ work: () => results.push(work()) });
  try {
    call.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isTimeout(error)) throw new TimeLimitError(`did not come back within ${milliseconds} ms`);
    throw error;
  }
  const [result] = results;
  return result as Result;
}

/** The error comes from the context's own realm, so it is no instance of our Error. */
function isTimeout(error: unknown): boolean {
  return error !== null && typeof error === 'object' && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
