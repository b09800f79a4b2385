import type { People } from './people';
import type { TableState } from './records';
import type { HostPolicy } from './services';

function hostsNow(state: TableState, people: People, policy: HostPolicy): readonly string[] {
  const everybody = [...people.all()].filter((person) => person.device !== 'television');
  if (policy === 'local') return everybody.filter((person) => person.local).map((person) => person.id);
  const hasSeat = (id: string): boolean => state.places.some((place) => place.kind === 'person' && place.person === id);
  const staying = state.hosts.filter((id) => people.isHere(id) || hasSeat(id));
  if (staying.length > 0) return staying;
  const here = everybody.filter((person) => person.guest !== null);
  const next = here.find((person) => hasSeat(person.id)) ?? here[0];
  return next === undefined ? [] : [next.id];
}

/**
 * The table with those as hosts who should be: this computer's window, or, without one, the first person until they are
 * gone for good (away and without a seat), and then the next. Returns the same object when nothing changes.
 */
export function withHosts(state: TableState, people: People, policy: HostPolicy): TableState {
  const hosts = hostsNow(state, people, policy);
  const same = hosts.length === state.hosts.length && hosts.every((id, index) => id === state.hosts[index]);
  return same ? state : { ...state, hosts: [...hosts] };
}
