import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import boundaries from '@build/boundaries.mjs';

/** Where the forbidden import stands, what it imports, and the rule that has to say so. */
const forbidden = [
  ['shared/engine/match.ts', 'shared/games/durak/rules', 'shared-engine-knows-nothing-above'],
  ['shared/cards/french.ts', 'shared/protocol/messages', 'shared-cards-knows-nothing-above'],
  ['shared/games/durak/rules.ts', 'shared/search/tree', 'shared-games-knows-nothing-above'],
  ['shared/engine/random.ts', 'node:crypto', 'shared-without-node'],
  ['shared/protocol/messages.ts', 'electron/host/table', 'shared-stands-alone'],
  ['shared/games/durak/view.ts', 'shared/games/hype/index', 'games-are-strangers'],
  ['shared/search/tree.ts', 'shared/games/durak/rules', 'registry-is-the-only-list'],
  ['renderer/games/durak/table.ts', 'renderer/games/hype/table', 'game-tables-are-strangers'],
  ['renderer/screens/home.ts', 'electron/host/table', 'renderer-imports-shared-only'],
  ['renderer/screens/Lobby.vue', 'electron/host/table', 'renderer-imports-shared-only'],
  ['renderer/client/files.ts', 'node:fs', 'renderer-without-core'],
  ['electron/host/table.ts', 'electron/transport/sockets', 'host-knows-no-transport'],
  ['electron/transport/sockets.ts', 'electron/main/main', 'services-below-composition'],
  ['electron/storage/journal.ts', 'electron/ipc/ipc', 'headless-without-electron'],
  ['electron/main/main.ts', 'renderer/screens/home', 'electron-without-renderer'],
  ['electron/bots/mind.ts', 'tests/fixtures/deal', 'product-without-tests-and-tools'],
  ['shared/engine/hash.ts', 'shared/engine/nowhere', 'resolvable'],
] as const;

const allowed = [
  ['shared/games/durak/index.ts', 'shared/cards/french'],
  ['shared/games/typolena-duell/deck.ts', 'shared/games/typolena/cards'],
  ['shared/games/registry.ts', 'shared/games/durak/index'],
  ['electron/host/session.ts', 'electron/transport/connection'],
  ['electron/headless/main.ts', 'electron/host/table'],
  ['renderer/screens/Table.vue', 'shared/protocol/messages'],
] as const;

let folder: string;
let violations: { from: string; rule: string }[];

/** A small project with these imports, relative ones, so that it needs no aliases. */
function write(imports: readonly (readonly [string, string, ...unknown[]])[]): void {
  const contents = new Map<string, string[]>();
  for (const [from, to] of imports) {
    const isFile = !to.startsWith('node:');
    if (isFile && !to.endsWith('nowhere')) contents.set(`${to}.ts`, contents.get(`${to}.ts`) ?? []);
    const specifier = isFile ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
    contents.set(from, [...(contents.get(from) ?? []), `import '${specifier}';`]);
  }
  for (const [path, lines] of contents) {
    const text = [...lines, 'export {};'].join('\n');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.endsWith('.vue') ? `<script setup lang="ts">\n${lines.join('\n')}\n</script>\n` : text);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  write([...forbidden, ...allowed]);
  const options: ICruiseOptions = {
    ...boundaries.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: boundaries.forbidden ?? [] },
  };
  const { output } = await cruise(['shared', 'electron', 'renderer'], options);
  const { summary } = output as ICruiseResult;
  violations = summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an import across a boundary is refused', () => {
  test.each(forbidden)('%s must not import %s', (from, _to, rule) => {
    expect(violations).toContainEqual({ from, rule });
  });
});

describe('an import down the floors is not', () => {
  test.each(allowed)('%s may import %s', (from) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });
});
