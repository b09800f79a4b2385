import type { Refusal } from '@shared/engine/contract';
import type { SeatClaim } from '@shared/protocol/lobby';
import type { ClientMessage } from '@shared/protocol/messages';
import { isAway, looksOn } from './lobby-requests';
import type { People, Person } from './people';
import type { TableState } from './records';

export type ClaimMessage = Extract<ClientMessage, { type: 'claim-seat' | 'refuse-claim' }>;

/**
 * Takes in what somebody says about an empty seat, or that the host does not believe it. It is remembered as long as the
 * host runs, and changes nothing. @returns why not, or null
 */
export function hearClaim(state: TableState, people: People, person: Person, message: ClaimMessage): Refusal | null {
  if (message.type === 'refuse-claim') {
    const claimant = people.byId(message.person);
    if (!state.hosts.includes(person.id)) return { code: 'not-host' };
    if (claimant === null) return { code: 'no-such-person' };
    claimant.claim = null;
    return null;
  }
  const { seat } = message;
  if (seat !== null && (!isAway(state, people, seat) || !looksOn(state, people, person.id))) return { code: 'no-such-seat' };
  person.claim = seat === null ? null : (state.places[seat]?.id ?? null);
  return null;
}

/** Claims that the host could still grant. */
export function claimsView(state: TableState, people: People): SeatClaim[] {
  return [...people.here()].flatMap(({ person: { id, claim } }) => {
    const seat = state.places.findIndex((place) => place.id === claim);
    return seat !== -1 && isAway(state, people, seat) && looksOn(state, people, id) ? [{ seat, person: id }] : [];
  });
}
