import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, however the commands were called. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} parts */
export function inProject(...parts) {
  return join(root, ...parts);
}

/** What survives a reinstallation of node_modules. */
export const cacheFolder = inProject('.cache');
