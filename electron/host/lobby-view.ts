import type { Game } from '@shared/engine/game';
import type { Lobby, Neighbour, Occupant, Onlooker } from '@shared/protocol/lobby';
import { claimsView } from './claims';
import { obstacleTo, seatRange } from './evening';
import type { People } from './people';
import { seatsOf } from './places';
import type { Place, TableState } from './records';
import { scoreView } from './score';
import type { Services } from './services';

function occupant(place: Place, people: People): Occupant {
  if (place.kind === 'bot') return { kind: 'bot', name: place.name, level: place.level };
  return {
    kind: 'person',
    person: place.person,
    name: place.name,
    device: people.byId(place.person)?.device ?? 'app',
    connected: people.isHere(place.person),
    standIn: place.standIn,
  };
}

function onlookers(state: TableState, people: People): Onlooker[] {
  return [...people.here()].flatMap(({ person: { id, device } }) => (seatsOf(state, id).length === 0 ? [{ person: id, device }] : []));
}

/** A table as its neighbours show it. */
export function neighbourView(games: readonly Game[], state: TableState): Neighbour {
  return {
    table: state.id,
    tableName: state.tableName,
    code: state.code,
    game: state.game,
    isRunning: state.match !== null && !state.match.concluded,
    locked: state.locked,
    taken: state.places.length,
    seats: seatRange(games, state).maximum,
  };
}

/** The room as everybody in it may know it, built field by field. */
export function lobbyView(services: Services, state: TableState, people: People, neighbours: readonly Neighbour[]): Lobby {
  const { match } = state;
  return {
    tableName: state.tableName,
    code: state.code,
    locked: state.locked,
    addresses: services.addresses(),
    game: state.game,
    options: state.options,
    seats: state.places.map((place) => occupant(place, people)),
    onlookers: onlookers(state, people),
    claims: claimsView(state, people),
    maximumSeats: seatRange(services.games, state).maximum,
    hosts: state.hosts,
    obstacle: obstacleTo(services.games, state, (person) => people.isHere(person)),
    turnLimit: state.turnLimit,
    paused: state.paused,
    match: match === null ? null : { id: match.id, game: match.game, round: match.round, seats: match.seats },
    ...scoreView(state),
    neighbours,
  };
}
