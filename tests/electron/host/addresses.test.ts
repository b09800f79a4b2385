import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ownAddresses, reachableAddresses } from '@electron/host/addresses';

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return { address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null };
}

const LOOPBACK = { lo: [ipv4('127.0.0.1', true)] };

describe('reliability 22: addresses for joining', () => {
  it('are those of real networks, homes first', () => {
    expect(
      reachableAddresses({
        ...LOOPBACK,
        eth0: [ipv4('10.1.2.3')],
        wlp3s0: [ipv4('192.168.178.20')],
        'Wi-Fi': [ipv4('172.20.10.2')],
        rmnet: [ipv4('192.168.9.9')],
      }),
    ).toEqual(['192.168.178.20', '10.1.2.3', '172.20.10.2', '192.168.9.9']);
  });

  it.each(['docker0', 'br-3f2a', 'veth12ab', 'virbr0', 'vboxnet0', 'vmnet8', 'tun0', 'tap0', 'wg0', 'utun3', 'tailscale0', 'ztabc', 'vEthernet (WSL)', 'VMware Network Adapter VMnet1', 'Loopback Pseudo-Interface 1', 'NordLynx', 'ppp0', 'awdl0', 'bridge100'])(
    'are not those of %s',
    (name) => {
      expect(reachableAddresses({ ...LOOPBACK, [name]: [ipv4('192.168.55.1')], en0: [ipv4('10.0.0.2')] })).toEqual(['10.0.0.2']);
    },
  );

  it.each(['169.254.10.20', '100.100.5.5', '0.0.0.0'])('are never %s', (address) => {
    expect(reachableAddresses({ ...LOOPBACK, en0: [ipv4(address)], en1: [ipv4('10.0.0.2')] })).toEqual(['10.0.0.2']);
  });

  it('are loopback when there is nothing else', () => {
    expect(reachableAddresses(LOOPBACK)).toEqual(['127.0.0.1']);
    expect(ownAddresses({ ...LOOPBACK, docker0: [ipv4('172.17.0.1')] })).toEqual(['127.0.0.1', '172.17.0.1']);
  });
});
