import { fileURLToPath } from 'node:url';

/** @param {string} name */
function folder(name) {
  return fileURLToPath(new URL(`../${name}/`, import.meta.url));
}

/** The same aliases as in tsconfig.base.json. `@electron` is also an npm scope, whose packages stay packages. */
export const aliases = [
  { find: /^@shared\//u, replacement: folder('shared') },
  { find: /^@electron\/(?!fuses|asar)/u, replacement: folder('electron') },
  { find: /^@renderer\//u, replacement: folder('renderer') },
  { find: /^@build\//u, replacement: folder('build') },
  { find: /^@tests\//u, replacement: folder('tests') },
];
