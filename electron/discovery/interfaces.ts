import { isIPv4 } from 'node:net';
import { reachableAddresses } from '../host/addresses';

/** Where to announce and look: on every network that others may be on, unless somebody names addresses, or `off`. */
export function discoveryInterfaces(setting: string): () => readonly string[] {
  if (setting === '') return () => reachableAddresses();
  const named = setting.split(',').filter((address) => isIPv4(address));
  return () => named;
}
