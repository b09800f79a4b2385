/** Whether card ids stand under this key: `card`, `cards`, `topCard`, `laidCards` and the like. */
export function isCardKey(key: string): boolean {
  return /^cards?$|Cards?$/u.test(key);
}

/** Whether cards under this key are shown to everybody for a moment, although they are hidden before and after. */
function isShownKey(key: string): boolean {
  return /^shownCards?$/u.test(key);
}

/** All card ids that stand in the data. */
export function cardsIn(data: unknown): Set<number> {
  const found = new Set<number>();
  walk(data, (id) => {
    found.add(id);
    return id;
  });
  return found;
}

/** A copy of the data with other card ids; shown cards stay what they are. */
export function relabel(data: unknown, names: ReadonlyMap<number, number>): unknown {
  return walk(data, (id, key) => (isShownKey(key) ? id : (names.get(id) ?? id)));
}

function walk(data: unknown, rename: (id: number, key: string) => number, key = ''): unknown {
  if (typeof data === 'number') return isCardKey(key) ? rename(data, key) : data;
  if (Array.isArray(data)) return data.map((member) => walk(member, rename, key));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, member]) => [name, walk(member, rename, name)]));
}
