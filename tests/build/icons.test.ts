import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '@build/bootstrap/paths.mjs';
import { icns, ico } from '@build/icons/containers';

const png = Buffer.from('89504e470d0a1a0a', 'hex');

test('a Windows icon lists its pictures, 256 as 0', () => {
  const icon = ico([{ size: 16, png }, { size: 256, png }]);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 2, 0, 16, 16]);
  expect(icon.readUInt8(22)).toBe(0);
  expect(icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + png.length).equals(png)).toBe(true);
});

test('an icon for macOS tells its own length', () => {
  const icon = icns([{ size: 512, png }]);
  expect(icon.toString('ascii', 0, 4)).toBe('icns');
  expect(icon.readUInt32BE(4)).toBe(icon.length);
  expect(icon.toString('ascii', 8, 12)).toBe('ic09');
});

test('the committed icons are whole', () => {
  expect(readFileSync(inProject('build/icons/icon.icns')).readUInt32BE(4)).toBe(
    readFileSync(inProject('build/icons/icon.icns')).length,
  );
  expect(readFileSync(inProject('build/icons/icon.ico')).readUInt16LE(4)).toBe(6);
});

test('the icons of the page are as large as its manifest says, and there', () => {
  const folder = inProject('renderer/public');
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.webmanifest`, 'utf8')) as { icons: { src: string; sizes: string; purpose: string }[] };
  const icons = [...manifest.icons, { src: 'icons/apple-touch-icon.png', sizes: '180x180', purpose: 'any' }];
  for (const { src, sizes } of icons) {
    const header = readFileSync(`${folder}/${src}`).subarray(16, 24);
    expect({ src, sizes: `${String(header.readUInt32BE(0))}x${String(header.readUInt32BE(4))}` }).toEqual({ src, sizes });
  }
  const shown = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const size of ['192x192 any', '512x512 any', '512x512 maskable']) expect(shown).toContain(size);
});
