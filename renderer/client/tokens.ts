import * as v from 'valibot';

/**
 * The tokens that bring this device back to its seats, one for each table of a host. A tab keeps its own, so that two tabs
 * stay two people until one is closed; the lasting copies are for a browser that was closed altogether.
 */
const PREFIX = 'doppelstapel.token.';
const STORES = [() => sessionStorage, () => localStorage] as const;

/** More tables than a host has; those of earlier evenings fall off the end. */
const KEPT = 16;

const ticketSchema = v.object({
  table: v.string(),
  token: v.string(),
  /** The table's join code, as far as it is known; it names the table to who types it again. */
  code: v.nullable(v.string()),
});

type Ticket = v.InferOutput<typeof ticketSchema>;

/** A table of a host by its id, or by the code that somebody typed; null for the one at which this device was last. */
export type Wanted = { readonly table: string } | { readonly code: string } | null;

/** Storage can be forbidden; then a reload needs the code again, and nothing else is lost. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** This host's tickets in one of the stores, the last used one first. */
function ticketsIn(store: () => Storage, host: string): readonly Ticket[] {
  const parsed = attempt((): unknown => JSON.parse(store().getItem(PREFIX + host) ?? '[]'));
  const tickets = v.safeParse(v.array(ticketSchema), parsed);
  return tickets.success ? tickets.output : [];
}

function change(host: string, changed: (tickets: readonly Ticket[]) => readonly Ticket[]): void {
  for (const store of STORES) {
    const tickets = changed(ticketsIn(store, host)).slice(0, KEPT);
    attempt(() => {
      if (tickets.length === 0) store().removeItem(PREFIX + host);
      else store().setItem(PREFIX + host, JSON.stringify(tickets));
    });
  }
}

/** Remembers the token of a table, which is the last used one from now on. */
export function rememberToken(host: string, table: string, token: string, code: string | null): void {
  change(host, (tickets) => [{ table, token, code }, ...tickets.filter((ticket) => ticket.table !== table)]);
}

/** The table's code is another one now. */
export function rememberCode(host: string, table: string, code: string): void {
  change(host, (tickets) => tickets.map((ticket) => (ticket.table === table ? { ...ticket, code } : ticket)));
}

/** The token for a table. A code that was never seen may be the new one of the table where this device was last. */
export function tokenFor(host: string, wanted: Wanted = null): string | null {
  const [own, lasting] = STORES.map((store) => ticketsIn(store, host));
  const find = (fits: (ticket: Ticket) => boolean): string | null => (own?.find(fits) ?? lasting?.find(fits))?.token ?? null;
  if (wanted === null) return find(() => true);
  if ('table' in wanted) return find(({ table }) => table === wanted.table);
  return find(({ code }) => code === wanted.code) ?? find(() => true);
}

/** The host does not know this token any more. */
export function forgetToken(host: string, token: string): void {
  change(host, (tickets) => tickets.filter((ticket) => ticket.token !== token));
}
