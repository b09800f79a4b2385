import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, serveFile } from '@electron/main/serve-files';

let outside: string;
let folder: string;

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'serve-files-'));
  folder = join(outside, 'renderer');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(outside, 'renderer-secrets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'app.js'), 'export {}');
  writeFileSync(join(folder, 'notes.txt'), 'not for the page');
  writeFileSync(join(outside, 'secret.json'), '{}');
  writeFileSync(join(outside, 'renderer-secrets', 'secret.json'), '{}');
});
afterAll(() => rmSync(outside, { recursive: true }));

function get(address: string): Promise<Response> {
  return serveFile({ url: address, method: 'GET' }, folder);
}

test('the page and its parts are served with their types and the policy', async () => {
  const page = await get('app://doppelstapel/');
  expect(page.status).toBe(200);
  expect(await page.text()).toBe('<!doctype html>');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const script = await get('app://doppelstapel/assets/app.js?v=1#part');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

describe('nothing else is served', () => {
  test.each([
    'app://doppelstapel/secret.json',
    'app://doppelstapel/../secret.json',
    'app://doppelstapel/%2e%2e/secret.json',
    'app://doppelstapel/..%2fsecret.json',
    'app://doppelstapel/..%5csecret.json',
    'app://doppelstapel/assets/..%2f..%2frenderer-secrets%2fsecret.json',
    'app://doppelstapel/%00index.html',
    'app://doppelstapel/%zz',
    'app://doppelstapel/notes.txt',
    'app://doppelstapel/assets',
    'app://elsewhere/index.html',
    'nonsense',
  ])('%s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  test('and only reading', async () => {
    const response = await serveFile({ url: 'app://doppelstapel/', method: 'POST' }, folder);
    expect(response.status).toBe(405);
  });
});

test('a file lies in the folder, also where the folder is the root of a drive', () => {
  expect(fileOf('app://doppelstapel/a.js', sep)).toBe(`${sep}a.js`);
});
