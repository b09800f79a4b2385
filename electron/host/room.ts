import type { Seat } from '@shared/engine/contract';
import type { BotLevel, Lobby, Neighbour } from '@shared/protocol/lobby';
import type { HostMessage } from '@shared/protocol/messages';
import { tellEach } from './audience';
import { withHosts } from './host-role';
import { isAway } from './lobby-requests';
import { lobbyView, neighbourView } from './lobby-view';
import { People, type Person } from './people';
import * as places from './places';
import type { TableRecord, TableState } from './records';
import type { Services, TableJournal } from './services';

/** A table's people and all that is remembered of it, but for the moves of its match. */
export class Room {
  readonly services: Services;
  readonly people = new People();
  readonly #journal: TableJournal;
  #state: TableState;

  constructor(services: Services, journal: TableJournal, state: TableState) {
    this.services = services;
    this.#journal = journal;
    this.#state = state;
  }

  get state(): TableState {
    return this.#state;
  }

  get isPaused(): boolean {
    return this.#state.paused;
  }

  /** How long a decision may take, in milliseconds; null for as long as one likes. */
  get turnLimit(): number | null {
    return this.#state.turnLimit === null ? null : this.#state.turnLimit * 1000;
  }

  /** The table as the host's other tables show it. */
  get neighbour(): Neighbour {
    return neighbourView(this.services.games, this.#state);
  }

  /** The room as everybody in it may know it. */
  get lobby(): Lobby {
    return lobbyView(this.services, this.#state, this.people, this.services.neighbours(this.#state.id));
  }

  isHost(person: Person): boolean {
    return this.#state.hosts.includes(person.id);
  }

  ownsSeat(person: string, seat: Seat): boolean {
    return places.seatsOf(this.#state, person).includes(seat);
  }

  isAway(seat: Seat): boolean {
    return isAway(this.#state, this.people, seat);
  }

  /** Level of the bot that plays the seat, or stands in for somebody who is away; null when a person does. */
  botLevel(seat: Seat): BotLevel | null {
    const place = this.#state.places[seat];
    if (place?.kind === 'bot') return place.level;
    return place !== undefined && this.isAway(seat) ? place.standIn : null;
  }

  /** The longest round trip of those who sit at these seats, in milliseconds. */
  longestRoundTrip(seats: readonly Seat[]): number {
    const trips = seats.map((seat) => {
      const place = this.#state.places[seat];
      return place?.kind === 'person' ? (this.people.byId(place.person)?.guest?.roundTrip() ?? 0) : 0;
    });
    return Math.max(0, ...trips);
  }

  namesOf(person: Person): string[] {
    return places.seatsOf(this.#state, person.id).flatMap((seat) => this.#state.places[seat]?.name ?? []);
  }

  /** The state with those as hosts who should be. */
  withHosts(state: TableState): TableState {
    return withHosts(state, this.people, this.services.hostPolicy);
  }

  /** Stores the record; false when that failed. */
  async save(record: TableRecord): Promise<boolean> {
    try {
      await this.#journal.append(record);
      return true;
    } catch (error) {
      this.services.report({ type: 'trouble', error });
      return false;
    }
  }

  /** Takes over a state that was stored, or that follows from what was. */
  become(state: TableState): void {
    this.#state = state;
  }

  /** Somebody came or went: the host's role may pass on, and who came back plays again. */
  async settle(): Promise<void> {
    const here = [...this.people.here()].map(({ person }) => person.id);
    const state = this.withHosts(here.reduce(places.withoutStandIn, this.#state));
    if (state === this.#state) return;
    // All this is settled anew whenever somebody comes, so a failure to store it does no harm.
    await this.save({ type: 'table', state });
    this.#state = state;
  }

  /** Ends the person's connection and forgets them. */
  dismiss(id: string): void {
    const person = this.people.byId(id);
    if (person === null) return;
    this.people.forget(person);
    const { guest } = person;
    person.guest = null;
    guest?.dismiss('removed-by-host');
  }

  tellAll(message: HostMessage): void {
    tellEach(this.people, () => message);
  }

  tellLobby(): void {
    this.tellAll({ type: 'lobby', lobby: this.lobby });
    this.services.tableChanged(this.neighbour);
  }

  /** Ends all connections and closes the journal. */
  async close(): Promise<void> {
    for (const { person, guest } of [...this.people.here()]) {
      person.guest = null;
      guest.dismiss('host-closed');
    }
    await this.save({ type: 'closed' });
    await this.#journal.close();
  }
}
