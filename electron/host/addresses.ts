import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** Networks that exist only inside this computer, or that people in the room are not on. */
const UNREACHABLE =
  /docker|^br-|^veth|^virbr|^lxc|^lxd|^cni|^flannel|^cali|^podman|vbox|virtualbox|vmnet|vmware|hyper-v|vethernet|wsl|^tun|^tap|^wg|wireguard|tailscale|^zt|zerotier|hamachi|^ham\d|^utun|^ipsec|^ppp|vpn|openvpn|nordlynx|^awdl|^llw|^anpi|^bridge|loopback|bluetooth|^gif|^stf/iu;

/** Cables and wireless networks under the names that systems give them. */
const COMMON = /^(en|eth|wl|wlan|wi-fi|wifi|ethernet|lan)/iu;

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

interface Candidate {
  readonly name: string;
  readonly address: string;
}

function octets(address: string): readonly [number, number] {
  const [first = 0, second = 0] = address.split('.').map(Number);
  return [first, second];
}

/** 0 for what homes use most, higher for what is less likely to be the network in the room; null for what never is. */
function remoteness(address: string): number | null {
  const [first, second] = octets(address);
  if (first === 127 || first === 0 || (first === 169 && second === 254)) return null;
  // Shared address space: carriers and overlay networks.
  if (first === 100 && second >= 64 && second < 128) return null;
  if (first === 192 && second === 168) return 0;
  if (first === 10) return 1;
  if (first === 172 && second >= 16 && second < 32) return 2;
  return 3;
}

function rank({ name, address }: Candidate): number {
  return (COMMON.test(name) ? 0 : 10) + (remoteness(address) ?? 0);
}

/** Every IPv4 address of this computer, also those that nobody else reaches. */
export function ownAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  return Object.values(interfaces).flatMap((infos = []) =>
    infos.filter((info) => info.family === 'IPv4').map((info) => info.address),
  );
}

/**
 * The IPv4 addresses under which others in the room most likely reach this computer, best first; its loopback address
 * only when there is nothing else.
 */
export function reachableAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const candidates = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter((info) => info.family === 'IPv4' && !info.internal && !UNREACHABLE.test(name) && remoteness(info.address) !== null)
      .map((info) => ({ name, address: info.address })),
  );
  const sorted = candidates.toSorted((one, other) => rank(one) - rank(other)).map(({ address }) => address);
  return sorted.length > 0 ? sorted : ['127.0.0.1'];
}
