import type { Atom } from './atoms';

/** What tests say about the rules of one game. */
export interface Coverage {
  /** All rules of the game. */
  readonly ids: readonly string[];
  /** Those that a test names. */
  readonly cited: readonly string[];
  /** Binding ones that none names. */
  readonly missing: readonly string[];
  /** Ids that tests name and docs/rules does not know. */
  readonly unknown: readonly string[];
}

/** Sorts the citations to the games. Ids of no game at all are given back beside them. */
export function coverageOf(
  pages: ReadonlyMap<string, readonly Atom[]>,
  cited: ReadonlySet<string>,
): { readonly games: Record<string, Coverage>; readonly strays: readonly string[] } {
  const known = new Set([...pages.values()].flat().map(({ id }) => id));
  const left = new Set([...cited].filter((id) => !known.has(id)));
  const games: Record<string, Coverage> = {};
  for (const [game, atoms] of pages) {
    const prefixes = new Set(atoms.map(({ id }) => prefixOf(id)));
    const unknown = [...left].filter((id) => prefixes.has(prefixOf(id))).sort();
    for (const id of unknown) left.delete(id);
    games[game] = {
      ids: atoms.map(({ id }) => id),
      cited: atoms.filter(({ id }) => cited.has(id)).map(({ id }) => id),
      missing: atoms.filter(({ id, binding }) => binding && !cited.has(id)).map(({ id }) => id),
      unknown,
    };
  }
  return { games, strays: [...left].sort() };
}

/** The same as a table for people. */
export function asTable(games: Readonly<Record<string, Coverage>>): string {
  const rows = Object.entries(games).map(([game, { ids, cited, missing }]) => [game, ids.length, cited.length, missing.length].map(String));
  const table = [['game', 'rules', 'cited', 'missing'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
  for (const [game, { missing, unknown }] of Object.entries(games)) {
    if (missing.length > 0) lines.push('', `${game}: no test names ${missing.join(', ')}`);
    if (unknown.length > 0) lines.push('', `${game}: tests name ${unknown.join(', ')}, which docs/rules does not know`);
  }
  return lines.join('\n');
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}
