// `npx tsx build/icons/render.ts`: makes the icons of all systems from icon.svg. The results are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { icns, ico } from './containers';
import type { Picture } from './containers';

const folder = import.meta.dirname;
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');

function render(size: number): Picture {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  return { size, png: Buffer.from(picture.render().asPng()) };
}

writeFileSync(join(folder, 'icon.ico'), ico([16, 24, 32, 48, 64, 256].map(render)));
writeFileSync(join(folder, 'icon.icns'), icns([16, 32, 64, 128, 256, 512, 1024].map(render)));
writeFileSync(join(folder, 'icon.png'), render(1024).png);
writeFileSync(join(folder, 'window.png'), render(256).png);
