import type { Plugin } from 'vite';
import { readOutlines } from './outlines';
import { readPrintType } from './print-type';

const SOURCES: Readonly<Record<string, () => unknown>> = {
  'virtual:typolena-outlines': readOutlines,
  'virtual:typolena-print-type': readPrintType,
};

/** Gives the modules with outlines, made from the font packages when the renderer is built. */
export function typolenaOutlines(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'typolena-outlines',
    // Rollup's convention: a leading NUL keeps other plugins away from the id.
    resolveId: (id) => (id in SOURCES ? `\0${id}` : null),
    load(id) {
      const read = id.startsWith('\0') ? SOURCES[id.slice(1)] : undefined;
      if (read === undefined) return null;
      const source = sources.get(id) ?? `export default JSON.parse(${JSON.stringify(JSON.stringify(read()))});`;
      sources.set(id, source);
      return source;
    },
  };
}
