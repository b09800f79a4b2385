import { expect, test } from 'vitest';
import { packageConfiguration } from '@build/package/configuration.mjs';

const released = packageConfiguration({ driven: false, output: 'dist' });

test('reliability 4: a released app cannot be turned into Node, inspected or made to load foreign code', () => {
  expect(released.electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  });
});

test('a released app takes the current Electron, never the one of this machine', () => {
  expect(released).not.toHaveProperty('electronDist');
  expect(released).not.toHaveProperty('electronVersion');
});

test('the inspector is all that tests get besides', () => {
  const driven = packageConfiguration({ driven: true, output: 'dist' });
  expect({ ...driven.electronFuses, enableNodeCliInspectArguments: false }).toEqual(released.electronFuses);
});

test('macOS can tell the user why the local network is needed', () => {
  expect(released.mac?.extendInfo).toMatchObject({
    NSLocalNetworkUsageDescription: expect.stringContaining('network'),
    NSBonjourServices: ['_doppelstapel._tcp'],
  });
});
