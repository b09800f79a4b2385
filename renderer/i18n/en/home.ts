import type { home as german } from '../de/home';
import type { SameKeys } from '../tree';

export const home: SameKeys<typeof german> = {
  open: { title: 'Open a table', line: 'This computer is the host.' },
  join: { title: 'Join in', line: 'Sit down at a table in the room.' },
  alone: 'Alone against bots',
  aloneName: 'You',
  tables: {
    title: 'Sit down at a table',
    hint: 'Not among them? Enter address and code.',
    codeFor: 'Code of “{name}”: on the host computer or the television.',
    address: 'Address',
    addressPlaceholder: '192.168.0.23:5362',
    code: 'Code',
    connect: 'Connect',
    badAddress: 'This is not an address. One looks like 192.168.0.23:5362.',
  },
  found: {
    title: 'Tables in this network',
    searching: 'Looking for tables …',
    free: '{free} of {seats} free',
    full: 'full',
    state: {
      lobby: 'in the lobby',
      running: 'round under way',
      runningFull: 'round under way, you can watch',
      result: 'round is over',
    },
    otherVersion: 'another version of Doppelstapel',
    unnamed: 'Table without a name',
    count: 'Tables found: {count}',
    none: {
      what: 'No table found yet.',
      next: 'If one is just being opened, it will appear here. Otherwise it is mostly the firewall of the host computer, or you are in different networks, for example in the guest Wi-Fi. Join the same network, or try the address below.',
    },
    silent: {
      what: '“{name}” is there, but does not answer.',
      next: 'Mostly the firewall of the host computer blocks it: allow Doppelstapel in private networks there.',
    },
    unavailable: {
      what: 'This computer cannot look for tables.',
      next: 'It has no network, or another program or the firewall keeps port 5353 ({cause}). The address works all the same.',
    },
  },
  guest: {
    title: 'Join in',
    hint: 'The code is shown on the host computer and on the television.',
    code: 'Code',
    sit: 'Join in',
    television: 'This screen is the television',
  },
};
