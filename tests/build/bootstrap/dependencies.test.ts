import { expect, test } from 'vitest';
import { whyInstall } from '@build/bootstrap/dependencies.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/vue': { version: '3.5.45' },
    'node_modules/ws/node_modules/buffer': { version: '1.0.0' },
    'node_modules/only-on-windows': { version: '2.0.0', optional: true },
  },
};
const installed = {
  packages: { 'node_modules/vue': { version: '3.5.45' }, 'node_modules/ws/node_modules/buffer': { version: '1.0.0' } },
};

test('nothing is installed when all is there, though packages of other systems are not', () => {
  expect(whyInstall(wanted, installed)).toBeUndefined();
});

test('everything is installed in a fresh clone', () => {
  expect(whyInstall(wanted, undefined)).toBe('nothing is installed yet');
});

test('a changed, a missing and a wrong optional package are reasons', () => {
  const changed = { packages: { ...installed.packages, 'node_modules/vue': { version: '3.5.44' } } };
  expect(whyInstall(wanted, changed)).toBe('vue has changed');
  expect(whyInstall(wanted, { packages: { 'node_modules/vue': { version: '3.5.45' } } })).toBe('buffer is missing');
  const old = { packages: { ...installed.packages, 'node_modules/only-on-windows': { version: '1.0.0' } } };
  expect(whyInstall(wanted, old)).toBe('only-on-windows has changed');
});

test('packages that are not needed any more are no reason', () => {
  const more = { packages: { ...installed.packages, 'node_modules/left-over': { version: '1.0.0' } } };
  expect(whyInstall(wanted, more)).toBeUndefined();
});
