import type { Plugin } from 'vite';
import { readOutlines } from './outlines';

const VIRTUAL = 'virtual:typolena-outlines';
// Rollup's convention: a leading NUL keeps other plugins away from the id.
const RESOLVED = `\0${VIRTUAL}`;

/** Gives the module `virtual:typolena-outlines`, made from the font packages when the renderer is built. */
export function typolenaOutlines(): Plugin {
  let source: string | undefined;
  return {
    name: 'typolena-outlines',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      source ??= `export default JSON.parse(${JSON.stringify(JSON.stringify(readOutlines()))});`;
      return source;
    },
  };
}
