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

test('installed copies ask nobody for updates unless the release names a place, and that one is safe on the way', () => {
  expect(released.publish).toBeNull();
  expect(packageConfiguration({ driven: false, output: 'dist', updates: '' }).publish).toBeNull();
  const fed = packageConfiguration({ driven: false, output: 'dist', updates: 'https://updates.example/doppelstapel/' });
  expect(fed.publish).toEqual([{ provider: 'generic', url: 'https://updates.example/doppelstapel/' }]);
  for (const updates of ['http://updates.example/', 'updates.example', 'file:///tmp']) {
    expect(() => packageConfiguration({ driven: false, output: 'dist', updates })).toThrow('no address for updates');
  }
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
