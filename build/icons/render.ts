// `npx tsx build/icons/render.ts`: makes the icons of all systems and of the page from icon.svg. The results are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { icns, ico } from './containers';
import type { Picture } from './containers';

const folder = import.meta.dirname;
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** The same picture to its edges, for systems that cut icons into shapes of their own; `scale` keeps it clear of their cuts. */
function bleeding(scale: number): string {
  const [, head = '', ground = '', sheets = ''] = /^([\s\S]*?)<rect [^>]*rx="208" fill="(#\w+)"\/>([\s\S]*)<\/svg>/u.exec(svg) ?? [];
  const move = 512 * (1 - scale);
  return `${head}<rect width="1024" height="1024" fill="${ground}"/><g transform="translate(${move} ${move}) scale(${scale})">${sheets}</g></svg>`;
}

function render(size: number, source = svg): Picture {
  const picture = new Resvg(source, { fitTo: { mode: 'width', value: size } });
  return { size, png: Buffer.from(picture.render().asPng()) };
}

writeFileSync(join(folder, 'icon.ico'), ico([16, 24, 32, 48, 64, 256].map((size) => render(size))));
writeFileSync(join(folder, 'icon.icns'), icns([16, 32, 64, 128, 256, 512, 1024].map((size) => render(size))));
writeFileSync(join(folder, 'icon.png'), render(1024).png);
writeFileSync(join(folder, 'window.png'), render(256).png);

// Of phones that keep the page on their home screen.
const page = join(folder, '..', '..', 'renderer', 'public', 'icons');
mkdirSync(page, { recursive: true });
for (const size of [192, 512]) {
  writeFileSync(join(page, `icon-${size}.png`), render(size).png);
  writeFileSync(join(page, `maskable-${size}.png`), render(size, bleeding(0.84)).png);
}
writeFileSync(join(page, 'apple-touch-icon.png'), render(180, bleeding(1)).png);
