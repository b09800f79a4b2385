import { refused, type Change } from './places';
import type { People } from './people';
import type { TableState } from './records';
import type { HostPolicy } from './services';

function hostsNow(state: TableState, people: People, policy: HostPolicy): readonly string[] {
  const everybody = [...people.all()].filter((person) => person.device !== 'television');
  const hasSeat = (id: string): boolean => state.places.some((place) => place.kind === 'person' && place.person === id);
  const local = everybody.filter((person) => person.local).map((person) => person.id);
  const staying = state.hosts.filter((id) => people.isHere(id) || hasSeat(id));
  // The hosting computer's windows are hosts together, unless they have handed the role on.
  if (policy === 'local' && staying.every((id) => local.includes(id))) return local;
  const [principal] = staying;
  if (principal !== undefined && people.isHere(principal)) return [principal];
  const here = everybody.filter((person) => person.guest !== null);
  // Somebody at the table has to be able to help while the host is away, and only so long; nobody who merely looks on.
  const next = here.find((person) => hasSeat(person.id)) ?? (principal === undefined ? here[0] : undefined);
  return [principal, next?.id].filter((id) => id !== undefined);
}

/**
 * The table with those as hosts who should be: this computer's window or, without one, the first person, until they hand
 * the role on or are gone for good (away and without a seat), and then the next. While they are away somebody else with a
 * seat is host beside them. Returns the same object when nothing
 * changes.
 */
export function withHosts(state: TableState, people: People, policy: HostPolicy): TableState {
  const hosts = hostsNow(state, people, policy);
  const same = hosts.length === state.hosts.length && hosts.every((id, index) => id === state.hosts[index]);
  return same ? state : { ...state, hosts: [...hosts] };
}

/**
 * Whether a person may decide who hosts: the host, and always whoever sits at the computer on which all this runs. Its
 * television's window is nobody.
 */
export function mayHandOn(state: TableState, people: People, person: string): boolean {
  const known = people.byId(person);
  return state.hosts.includes(person) || (known !== null && known.local && known.device !== 'television');
}

/** Makes another person host instead of those who were. */
export function handOn(state: TableState, people: People, to: string): Change {
  const next = people.byId(to);
  if (next === null || next.guest === null || next.device === 'television') return refused('no-such-person');
  return { state: { ...state, hosts: [to] } };
}
