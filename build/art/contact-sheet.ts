import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { CARDS } from '@shared/games/typolena/cards';
import { cardSvg } from './cards-svg';
import { readOutlines } from './outlines';

/**
 * A picture of card faces side by side, for judging them:
 * `npx tsx build/art/contact-sheet.ts FILE.png [HEIGHT] [COLUMNS] [NAME,NAME…]`.
 */
function contactSheet(height: number, columns: number, names: readonly string[]): Buffer {
  const outlines = readOutlines();
  const chosen = CARDS.filter((card, index) =>
    (names.length === 0 || names.includes(card.name)) && CARDS.findIndex(({ name }) => name === card.name) === index,
  );
  const gap = Math.max(6, height * 0.03);
  const width = (height * 59) / 91;
  const cards = chosen.map((card, index) => {
    const x = gap + (index % columns) * (width + gap);
    const y = gap + Math.floor(index / columns) * (height + gap);
    const place = `<svg x="${x}" y="${y}" width="${width}" height="${height}" `;
    return cardSvg(card.id, outlines).replace('<svg ', place).replaceAll('card-edge', `card-edge-${card.id}`);
  });
  const rows = Math.ceil(chosen.length / columns);
  const size = `width="${columns * (width + gap) + gap}" height="${rows * (height + gap) + gap}"`;
  const ground = '<rect width="100%" height="100%" fill="#8a8270"/>';
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${cards.join('')}</svg>`;
  return new Resvg(sheet, { font: { loadSystemFonts: true } }).render().asPng();
}

const [file, height = '600', columns = '5', names = ''] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write.');
writeFileSync(file, contactSheet(Number(height), Number(columns), names === '' ? [] : names.split(',')));
