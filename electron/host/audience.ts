import { project, statusOf, type Projection } from '@shared/engine/projection';
import type { Viewer } from '@shared/engine/contract';
import type { Match } from '@shared/engine/match';
import type { HostMessage } from '@shared/protocol/messages';
import type { People, Person } from './people';
import { seatsOf } from './places';
import type { TableState } from './records';
import type { Deadline } from './turn-clock';

/** A match with the id under which clients know it. */
interface ShownMatch {
  readonly id: string;
  readonly match: Match;
  readonly deadlines: readonly Deadline[];
}

/** Whose eyes a person looks through: their own seats of the match, or the table's. */
function viewersOf(state: TableState, person: Person, seats: number): readonly Viewer[] {
  const own = person.device === 'television' ? [] : seatsOf(state, person.id).filter((seat) => seat < seats);
  return own.length > 0 ? own : ['table'];
}

/**
 * Prepares what each client is sent about a match; every viewer is projected once, however many look.
 * @param events what just happened, as the rules tell it; empty for somebody who comes in
 */
export function matchMessages(
  shown: ShownMatch,
  state: TableState,
  events: readonly unknown[],
  showAt: number | null,
): (person: Person) => HostMessage {
  const { match, id } = shown;
  const { record, version } = match;
  const status = statusOf(match);
  const projections = new Map<Viewer, Projection>();
  const projectionFor = (viewer: Viewer): Projection => {
    const projection = projections.get(viewer) ?? project(match, viewer, events);
    projections.set(viewer, projection);
    return projection;
  };
  return (person) => ({
    type: 'match',
    match: id,
    game: record.game,
    options: record.deal.options,
    version,
    status,
    showAt,
    deadlines: shown.deadlines,
    projections: viewersOf(state, person, record.deal.seats).map(projectionFor),
  });
}

/** Sends everybody who is connected what is meant for them. */
export function tellEach(people: People, messageFor: (person: Person) => HostMessage): void {
  for (const { person, guest } of people.here()) guest.send(messageFor(person));
}
