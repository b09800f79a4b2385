import { cardOf } from '@shared/games/typolena/cards';
import type { Card, CardId } from '@shared/games/typolena/cards';
import { drawFace } from '@renderer/games/typolena/cards/face';
import { inkValue } from '@renderer/games/typolena/cards/inks';
import {
  CARD_HEIGHT,
  CARD_RADIUS,
  CARD_WIDTH,
  STRIP_WIDTH,
  TITLE,
  frameOf,
  stripLetters,
  stripMarks,
} from '@renderer/games/typolena/cards/layout';
import { fitTransform } from '@renderer/games/typolena/cards/shapes';
import { SIGN_PATHS } from '@renderer/games/typolena/cards/signs';
import type { Outlines } from './outlines';

const SAND = '#dad1bf';
const FONT = 'font-family="Archivo, sans-serif" font-weight="800"';

/** A card's front as a self-contained SVG file in day colours, for printing and for contact sheets. */
export function cardSvg(id: CardId, outlines: Outlines): string {
  const card = cardOf(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(CARD_WIDTH)} ${String(CARD_HEIGHT)}">` +
    `<clipPath id="card-edge"><rect width="${String(CARD_WIDTH)}" height="${String(CARD_HEIGHT)}" rx="${String(CARD_RADIUS)}"/></clipPath>` +
    `<g clip-path="url(#card-edge)"><rect width="100%" height="100%" fill="${inkValue('paper')}"/>` +
    `${strip(card, outlines)}${picture(card, outlines)}${title(card)}</g></svg>`
  );
}

function picture(card: Card, outlines: Outlines): string {
  const { shapes, bounds } = drawFace(card, outlines);
  const paths = shapes.map(({ path, transform, fill, stroke, strokeWidth }) => {
    const line = stroke === undefined ? '' : ` stroke="${inkValue(stroke)}" stroke-width="${strokeWidth ?? 0}"`;
    return `<path d="${path}" transform="${transform}" fill="${inkValue(fill)}"${line}/>`;
  });
  return `<g transform="${fitTransform(bounds, frameOf(true, card.kind === 'motif'))}" stroke-linejoin="round">${paths.join('')}</g>`;
}

function strip(card: Card, outlines: Outlines): string {
  const ground = `<rect width="${String(STRIP_WIDTH)}" height="100%" `;
  if (card.kind !== 'motif') {
    return `${ground}fill="${SAND}"/><text transform="translate(82 34) rotate(-90)" text-anchor="end" font-size="80" ${FONT}>${card.title}</text>`;
  }
  const ink = inkValue(card.lena ? 'paper' : 'black');
  const edge = card.lena
    ? `${ground}fill="${inkValue('black')}"/>`
    : `<path d="M${String(STRIP_WIDTH)} 30v850" stroke="#b9ae98" stroke-width="3"/>`;
  const letters = stripLetters(card.typefaces, outlines).map(
    ({ path, transform, strokeWidth }) =>
      `<path d="${path}" transform="${transform}" fill="${ink}" stroke="${ink}" stroke-width="${strokeWidth}"/>`,
  );
  const marks = stripMarks(card.colours).map(
    ({ colour, y, size, signTransform }) =>
      `<rect y="${y}" width="${String(STRIP_WIDTH)}" height="${size}" fill="${inkValue(colour)}"/>` +
      `<path d="${SIGN_PATHS[colour]}" transform="${signTransform}" fill-rule="evenodd" fill="${signInk(colour)}"/>`,
  );
  return edge + letters.join('') + marks.join('');
}

function signInk(colour: 'red' | 'blue' | 'pink' | 'greygreen' | 'yellow' | 'purple'): string {
  return inkValue(colour === 'red' || colour === 'blue' || colour === 'purple' ? 'paper' : 'black');
}

function title(card: Card): string {
  if (card.kind !== 'motif') return '';
  return `<text x="${TITLE.x}" y="${TITLE.y}" font-size="${TITLE.size}" text-anchor="middle" ${FONT}>${card.title}</text>`;
}
