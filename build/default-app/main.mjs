// What `electron [-r MODULE] FOLDER` needs, where Electron comes without its own default app.
// Electron waits with `ready` until this module, and so the application's, has run: hence the awaited import.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const options = process.argv.slice(1);
/** @type {string | undefined} */
let folder;
while (options.length > 0 && folder === undefined) {
  const option = options.shift() ?? '';
  if (option === '-r' || option === '--require') createRequire(import.meta.url)(resolve(options.shift() ?? ''));
  else if (!option.startsWith('-')) folder = resolve(option);
}

if (folder === undefined) {
  console.error('electron: no application named');
  app.exit(2);
} else {
  const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  app.setName(description.productName ?? description.name);
  // Not in Electron's types; its own default app does the same.
  const internal = /** @type {{ setVersion(version: string): void, setAppPath(path: string): void }} */ (
    /** @type {unknown} */ (app)
  );
  internal.setVersion(description.version);
  internal.setAppPath(folder);
  try {
    await import(pathToFileURL(join(folder, description.main)).href);
  } catch (error) {
    console.error(error);
    app.exit(1);
  }
}
