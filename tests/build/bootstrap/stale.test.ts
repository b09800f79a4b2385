import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isStale, writeStamp } from '@build/bootstrap/stale.mjs';

let root: string;
let output: string;
let stamp: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'));
  mkdirSync(join(root, 'source', 'inner'), { recursive: true });
  writeFileSync(join(root, 'source', 'inner', 'a.ts'), 'a');
  writeFileSync(join(root, 'source', 'b.ts'), 'b');
  output = join(root, 'out.js');
  stamp = join(root, 'stamps', 'out');
});
afterEach(() => rmSync(root, { recursive: true }));

function print(): string {
  return fingerprint(root, ['source', 'absent']);
}

function build(): void {
  writeFileSync(output, '');
  writeStamp(stamp, print());
}

test('what was never built is stale, and what was built is not', () => {
  expect(isStale(output, stamp, print())).toBe(true);
  build();
  expect(isStale(output, stamp, print())).toBe(false);
});

test('a changed, a new, a renamed and a removed source make it stale', () => {
  const source = join(root, 'source', 'b.ts');
  const changes = [
    () => writeFileSync(source, 'changed'),
    () => writeFileSync(join(root, 'source', 'c.ts'), ''),
    () => renameSync(source, join(root, 'source', 'd.ts')),
    () => rmSync(join(root, 'source', 'c.ts')),
  ];
  for (const change of changes) {
    build();
    change();
    expect(isStale(output, stamp, print())).toBe(true);
  }
});

test('a touched source does not: contents count, not times', () => {
  build();
  utimesSync(join(root, 'source', 'b.ts'), new Date(), new Date(0));
  expect(isStale(output, stamp, print())).toBe(false);
});

test('a missing output and a missing stamp make it stale', () => {
  build();
  rmSync(output);
  expect(isStale(output, stamp, print())).toBe(true);
  build();
  rmSync(stamp);
  expect(isStale(output, stamp, print())).toBe(true);
});
