// Builds one package: `node make-installer.mjs SYSTEM TARGET [--trial]`. Called by dist.mjs.
import { parseArgs } from 'node:util';
import { build, Platform } from 'electron-builder';
import { inProject } from '../bootstrap/paths.mjs';
import { packageConfiguration } from './configuration.mjs';
import { installedElectron } from './unpacked.mjs';

const systems = { linux: Platform.LINUX, win: Platform.WINDOWS, mac: Platform.MAC };
const { positionals, values } = parseArgs({ allowPositionals: true, options: { trial: { type: 'boolean', default: false } } });
const [name, target] = positionals;
const system = Object.entries(systems).find(([known]) => known === name)?.[1];
if (system === undefined || target === undefined) throw new Error('usage: make-installer.mjs linux|win|mac TARGET [--trial]');

await build({
  // Handing out is up to whoever makes the release.
  publish: 'never',
  targets: system.createTarget(target),
  // A trial takes the Electron of this machine, which may be an old one.
  config: packageConfiguration(
    values.trial
      ? { driven: false, output: inProject('dist', 'trial'), electron: await installedElectron() }
      : { driven: false, output: inProject('dist'), updates: process.env['DOPPELSTAPEL_UPDATES'] },
  ),
});
