/**
 * The tokens that bring this device back to its seats, one for each host. A tab keeps its own, so that two tabs stay two
 * people until one is closed; the lasting copy is for a browser that was closed altogether.
 */
const PREFIX = 'doppelstapel.token.';

/** Storage can be forbidden; then a reload needs the code again, and nothing else is lost. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

export function rememberToken(host: string, token: string): void {
  attempt(() => sessionStorage.setItem(PREFIX + host, token));
  attempt(() => localStorage.setItem(PREFIX + host, token));
}

export function tokenFor(host: string): string | null {
  return attempt(() => sessionStorage.getItem(PREFIX + host)) ?? attempt(() => localStorage.getItem(PREFIX + host));
}

export function forgetToken(host: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + host));
  attempt(() => localStorage.removeItem(PREFIX + host));
}
