import type { Lobby, Occupant } from '@shared/protocol/lobby';
import { obstacleTo, seatRange } from './evening';
import type { People } from './people';
import type { Place, TableState } from './records';
import type { Services } from './services';

function occupant(place: Place, people: People): Occupant {
  if (place.kind === 'bot') return { kind: 'bot', name: place.name, level: place.level };
  return {
    kind: 'person',
    person: place.person,
    name: place.name,
    device: people.byId(place.person)?.device ?? 'app',
    connected: people.isHere(place.person),
  };
}

/** The room as everybody in it may know it, built field by field. */
export function lobbyView(services: Services, state: TableState, people: People): Lobby {
  const { match } = state;
  return {
    tableName: state.tableName,
    code: state.code,
    addresses: services.addresses(),
    game: state.game,
    options: state.options,
    seats: state.places.map((place) => occupant(place, people)),
    maximumSeats: seatRange(services.games, state).maximum,
    hosts: state.hosts,
    obstacle: obstacleTo(services.games, state, (person) => people.isHere(person)),
    match: match === null ? null : { id: match.id, game: match.game, round: match.round, seats: match.seats },
    finished: state.finished,
    scores: state.tallies.map(({ name, wins, points }) => ({ name, wins, points })),
  };
}
