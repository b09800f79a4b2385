// Packages what is built for this system, without an installer and open to tests. Called by unpacked.mjs.
import { rm } from 'node:fs/promises';
import { build, Platform } from 'electron-builder';
import { inProject } from '../bootstrap/paths.mjs';
import { packageConfiguration } from './configuration.mjs';
import { installedElectron } from './unpacked.mjs';

const output = inProject('dist', 'driven');
await rm(output, { recursive: true, force: true });
await build({
  targets: Platform.current().createTarget('dir'),
  config: packageConfiguration({ driven: true, output, electron: await installedElectron() }),
});
