import type { Refusal, Seat } from '@shared/engine/contract';
import type { ErrorCode } from '@shared/protocol/errors';
import type { BotLevel } from '@shared/protocol/lobby';
import type { Place, TableState } from './records';
import { formerPlace } from './score';
import { newId } from './secrets';

/** A table as it would be afterwards, or why it stays as it is. */
export type Change = { readonly state: TableState } | { readonly refusal: Refusal };

export function refused(code: ErrorCode, params: Refusal['params'] = {}): { readonly refusal: Refusal } {
  return { refusal: { code, params } };
}

/** Bots are named after the sizes of metal type; texts in locale files name only what people read as sentences. */
const BOT_NAMES = ['Cicero', 'Petit', 'Tertia', 'Korpus', 'Kolonel', 'Mittel', 'Borgis', 'Brillant', 'Perl', 'Diamant'];

/** Level of a bot that takes over the seat of somebody who left. */
const TAKEOVER_LEVEL: BotLevel = 'medium';

/** Names that differ in nothing but capitals are the same to people at a table. */
function sameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

function isTaken(state: TableState, name: string, except: Place | null = null): boolean {
  return state.places.some((place) => place !== except && sameName(place.name, name));
}

function botName(state: TableState): string {
  for (let round = 1; ; round++) {
    const free = BOT_NAMES.map((name) => (round === 1 ? name : `${name} ${round}`)).find((name) => !isTaken(state, name));
    if (free !== undefined) return free;
  }
}

/** Whether the place belongs to the match that is shown, running or finished. */
export function isPlaying(state: TableState, seat: Seat): boolean {
  return state.match !== null && seat < state.match.seats;
}

/** The person's seats in order; with several it is a hot seat. */
export function seatsOf(state: TableState, person: string): Seat[] {
  return state.places.flatMap((place, seat) => (place.kind === 'person' && place.person === person ? [seat] : []));
}

/** The seat in the match that is shown which the person gave up under this name, or -1. */
function leftSeat(state: TableState, person: string, name: string): Seat {
  return state.places.findIndex((place) => place.kind === 'bot' && place.left === person && sameName(place.name, name));
}

/** Takes a free seat; who has just given one up and comes back under the same name takes that one again. */
export function sit(state: TableState, person: string, name: string, maximumSeats: number): Change {
  const left = leftSeat(state, person, name);
  if (left !== -1) return giveSeat(state, left, person);
  if (state.places.length >= maximumSeats) return refused('table-full', { maximum: maximumSeats });
  if (isTaken(state, name)) return refused('name-taken', { name });
  const id = formerPlace(state, person, (former) => sameName(former, name)) ?? newId();
  return { state: { ...state, places: [...state.places, { kind: 'person', id, person, name, standIn: null }] } };
}

/** Makes a seat the person's, with its name, its cards and its score. */
export function giveSeat(state: TableState, seat: Seat, person: string): Change {
  const place = state.places[seat];
  if (place === undefined) return refused('no-such-seat');
  const given: Place = { kind: 'person', id: place.id, person, name: place.name, standIn: null };
  const tallies = state.tallies.map((tally) => (tally.place === place.id ? { ...tally, person } : tally));
  return { state: { ...state, places: state.places.with(seat, given), tallies } };
}

export function addBot(state: TableState, level: BotLevel, maximumSeats: number): Change {
  if (state.places.length >= maximumSeats) return refused('table-full', { maximum: maximumSeats });
  const name = botName(state);
  const id = formerPlace(state, null, (former) => former === name) ?? newId();
  return { state: { ...state, places: [...state.places, { kind: 'bot', id, name, level, left: null }] } };
}

export function rename(state: TableState, seat: Seat, name: string): Change {
  const place = state.places[seat];
  if (place === undefined) return refused('no-such-seat');
  if (isTaken(state, name, place)) return refused('name-taken', { name });
  const tallies = state.tallies.map((tally) => (tally.place === place.id ? { ...tally, name } : tally));
  return { state: { ...state, places: state.places.with(seat, { ...place, name }), tallies } };
}

/**
 * Empties a seat. In a match that is shown, a bot under the same name takes it over, because the match's seats cannot
 * change any more.
 */
export function giveUp(state: TableState, seat: Seat): Change {
  const place = state.places[seat];
  if (place === undefined) return refused('no-such-seat');
  if (!isPlaying(state, seat)) return { state: { ...state, places: state.places.toSpliced(seat, 1) } };
  if (place.kind === 'bot') return refused('match-running');
  const bot: Place = { kind: 'bot', id: place.id, name: place.name, level: TAKEOVER_LEVEL, left: place.person };
  return { state: { ...state, places: state.places.with(seat, bot) } };
}

/** Empties all seats of a person who does not come back. */
export function removePerson(state: TableState, person: string): TableState {
  // From the last seat on, because those before it keep their numbers.
  return seatsOf(state, person).reduceRight((left, seat) => {
    const change = giveUp(left, seat);
    return 'state' in change ? change.state : left;
  }, state);
}

/** Lets a bot play for a person who is away, or waits for them again. */
export function standIn(state: TableState, seat: Seat, level: BotLevel | null): Change {
  const place = state.places[seat];
  if (place?.kind !== 'person') return refused('no-such-seat');
  return { state: { ...state, places: state.places.with(seat, { ...place, standIn: level }) } };
}

/** The person is back and plays again; the same object when nobody stood in for them. */
export function withoutStandIn(state: TableState, person: string): TableState {
  const returns = (place: Place): boolean => place.kind === 'person' && place.person === person && place.standIn !== null;
  if (!state.places.some(returns)) return state;
  return { ...state, places: state.places.map((place) => (returns(place) ? { ...place, standIn: null } : place)) };
}

export function moveSeat(state: TableState, seat: Seat, to: Seat): Change {
  const place = state.places[seat];
  if (place === undefined || to >= state.places.length) return refused('no-such-seat');
  if (state.match !== null) return refused('match-running');
  return { state: { ...state, places: state.places.toSpliced(seat, 1).toSpliced(to, 0, place) } };
}
