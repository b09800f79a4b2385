import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRulePage } from '@build/tools/rules/atoms';
import { games } from '@shared/games/registry';

function inProject(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

describe('the papers of every game', () => {
  it.each(games.map(({ id }) => id))('%s: docs/rules states its rules one by one', (id) => {
    const path = `docs/rules/${id}.md`;
    expect(existsSync(inProject(path)), `${path} is missing`).toBe(true);
    const { atoms, problems } = readRulePage(path, readFileSync(inProject(path), 'utf8'));
    expect(problems).toEqual([]);
    expect(atoms.length).toBeGreaterThan(0);
  });
});
