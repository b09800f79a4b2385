import type { Shape } from './shapes';
import { area, blanket, box, disc, glyph, line, pillow, snores, stripes } from './shapes';

/** The picture lies right of the index strip. */
const [LEFT, RIGHT, BOTTOM] = [160, 590, 910];
const MIDDLE = 376;

/** Wide awake, with the sun in the room. */
const awake: readonly Shape[] = [
  ...area(disc(MIDDLE, 450, 138), 'yellow'),
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn): Shape => ({
    path: box(-12, -206, 24, 52),
    fill: 'black',
    transform: `translate(${String(MIDDLE)} 450) rotate(${String(turn)})`,
  })),
  ...glyph('slab 1', { x: MIDDLE, y: 450, height: 190, ink: 'dark' }),
];

/** A yawn: the mouth behind the figure is as large as the card. */
const yawning: readonly Shape[] = [
  ...area(`M${String(MIDDLE)} 120C626 120 626 790 ${String(MIDDLE)} 790C126 790 126 120 ${String(MIDDLE)} 130z`, 'red'),
  ...glyph('soft 2', { x: MIDDLE, y: 452, height: 330, ink: 'paper' }),
];

/** Stretches until it touches floor and ceiling. */
const stretching: readonly Shape[] = [
  ...area(box(LEFT, 838, RIGHT - LEFT, 72), 'greygreen'),
  ...glyph('uncial 3', { x: MIDDLE, y: 436, height: 800, stretch: 0.46 }),
];

/** Nods off, again and again. */
const nodding: readonly Shape[] = [
  ...glyph('slab 4', { x: 356, y: 300, height: 330, turn: -3, ink: 'purple', hollow: true }),
  ...glyph('slab 4', { x: 374, y: 590, height: 390, turn: 22, ink: 'purple' }),
];

/** Lies on its side, on a pillow. */
const pillowed: readonly Shape[] = [
  ...area(pillow(184, 596, 384, 210), 'pink'),
  ...glyph('soft 5', { x: 384, y: 452, height: 390, turn: -76 }),
];

/** Only the top looks out from under the blanket. */
const tucked: readonly Shape[] = [
  ...glyph('black 6', { x: MIDDLE, y: 420, height: 640 }),
  ...area(blanket(LEFT, RIGHT, 520, BOTTOM), 'blue'),
  line(stripes(LEFT, RIGHT, 600, BOTTOM, 78), 'paper', 18),
];

/** Walks in its sleep, right to the edge. */
const sleepwalking: readonly Shape[] = [
  ...glyph('uncial 7', { x: 286, y: 650, height: 290, turn: -4, ink: 'red', hollow: true }),
  ...glyph('uncial 7', { x: 346, y: 536, height: 330, turn: 4, ink: 'red', hollow: true }),
  ...glyph('uncial 7', { x: 424, y: 400, height: 390, turn: 12, ink: 'red' }),
  line(`M190 842C280 800 300 866 400 830S520 846 570 812`, 'black', 10),
];

/** Tosses and turns. */
const tossing: readonly Shape[] = [
  ...glyph('stripes 8', { x: 372, y: 456, height: 418, turn: 34, ink: 'black' }),
  line('M200 330A230 230 0 0 1 330 232M556 582A230 230 0 0 1 426 680', 'red', 20),
];

/** Snores. */
const snoring: readonly Shape[] = [
  ...glyph('soft 9', { x: 350, y: 610, height: 450, turn: -14, ink: 'greygreen' }),
  ...snores(300, 306, [70, 92, 116]),
];

/** Counts, and has lost count. */
const counting: readonly Shape[] = [
  ...glyph('slab 1', { x: 262, y: 580, height: 320, stretch: 0.86 }),
  ...glyph('slab 0', { x: 464, y: 580, height: 320, stretch: 0.74, ink: 'pink' }),
  ...[214, 306, 398, 490].flatMap((x, index) => area(disc(x + 10, 214 - (index % 2) * 54, 26 + index * 5), index === 3 ? 'pink' : 'black')),
  line('M186 806H566', 'black', 14),
];

export const EARLY: readonly (readonly Shape[])[] = [awake, yawning, stretching, nodding, pillowed, tucked, sleepwalking, tossing, snoring, counting];

