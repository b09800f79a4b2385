import type { home as german } from '../de/home';
import type { SameKeys } from '../tree';

export const home: SameKeys<typeof german> = {
  open: { title: 'Open a table', line: 'This computer is the host.' },
  join: { title: 'Join in', line: 'Sit down at a table in the room.' },
  alone: 'Alone against bots',
  aloneName: 'You',
  tables: {
    title: 'Sit down at a table',
    hint: 'Address and code are shown on the host computer and on the television.',
    address: 'Address',
    addressPlaceholder: '192.168.0.23:5362',
    code: 'Code',
    connect: 'Connect',
    badAddress: 'This is not an address. One looks like 192.168.0.23:5362.',
  },
  guest: {
    title: 'Join in',
    hint: 'The code is shown on the host computer and on the television.',
    code: 'Code',
    sit: 'Join in',
    television: 'This screen is the television',
  },
};
