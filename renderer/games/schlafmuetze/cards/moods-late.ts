import type { Shape } from './shapes';
import { area, blanket, box, disc, glyph, line, moon, snores, star, stripes } from './shapes';

const [LEFT, RIGHT, BOTTOM] = [160, 590, 910];
const MIDDLE = 376;
const RADIUS = 26;
/** The whole picture's ground, round at the card's right corners. */
const GROUND = `M${String(LEFT)} 0H${String(RIGHT - RADIUS)}a${String(RADIUS)} ${String(RADIUS)} 0 0 1 ${String(RADIUS)} ${String(RADIUS)}V${String(BOTTOM - RADIUS)}a${String(RADIUS)} ${String(RADIUS)} 0 0 1 -${String(RADIUS)} ${String(RADIUS)}H${String(LEFT)}z`;

/** Two in a bunk bed. */
const bunks: readonly Shape[] = [
  ...glyph('slab 1', { x: 384, y: 262, height: 320, turn: -90, ink: 'red' }),
  ...glyph('slab 1', { x: 384, y: 638, height: 320, turn: -90 }),
  { path: `${box(196, 366, 372, 34)}${box(196, 742, 372, 34)}${box(180, 130, 30, 720)}${box(552, 130, 30, 720)}`, fill: 'black' },
];

/** Midnight. */
const midnight: readonly Shape[] = [
  { path: GROUND, fill: 'blue' },
  { path: `${moon(452, 220, 104)}${star(240, 150, 40)}${star(298, 300, 24)}${star(212, 330, 18)}`, fill: 'paper' },
  ...glyph('black 1', { x: 270, y: 640, height: 380, ink: 'paper' }),
  ...glyph('black 2', { x: 452, y: 640, height: 380, stretch: 0.8, ink: 'paper' }),
];

/** A nightmare. */
const nightmare: readonly Shape[] = [
  ...glyph('creepy 1', { x: 250, y: 370, height: 450, turn: -9, stretch: 0.86, ink: 'purple' }),
  ...glyph('creepy 3', { x: 444, y: 460, height: 510, turn: 7, stretch: 0.9, ink: 'purple' }),
  line('M176 822C236 770 250 860 316 812S420 866 468 812S540 850 574 806', 'black', 14),
];

/** One has the blanket, the other is cold. */
const uncovered: readonly Shape[] = [
  ...glyph('uncial 1', { x: 272, y: 430, height: 480, stretch: 0.6 }),
  ...glyph('uncial 4', { x: 474, y: 430, height: 480, stretch: 0.44, ink: 'blue', hollow: true }),
  ...area(blanket(LEFT, 374, 510, BOTTOM), 'yellow'),
  line(stripes(LEFT, 374, 600, BOTTOM, 90), 'dark', 12),
  line('M540 180l26 -34M556 240l30 -22M404 180l-26 -34', 'blue', 12),
];

/** Overslept, and runs. */
const late: readonly Shape[] = [
  ...glyph('speed 1', { x: 376, y: 300, height: 270, stretch: 0.9, turn: -6, ink: 'red' }),
  ...glyph('speed 5', { x: 376, y: 630, height: 270, stretch: 0.84, turn: -6, ink: 'red' }),
];

/** A dream in bubbles. */
const dreaming: readonly Shape[] = [
  ...area('M250 560C164 560 164 424 240 412C224 306 330 256 396 308C446 232 560 272 546 374C604 420 580 560 512 560z', 'greygreen'),
  ...area(disc(300, 660, 46), 'greygreen'),
  ...area(disc(242, 762, 30), 'greygreen'),
  ...area(disc(204, 836, 18), 'greygreen'),
  ...glyph('soft 1', { x: 320, y: 444, height: 200, ink: 'dark' }),
  ...glyph('soft 6', { x: 438, y: 444, height: 200, ink: 'dark' }),
];

/** Half awake, half not: the lids fall. */
const drowsy: readonly Shape[] = [
  ...glyph('slab 1', { x: 262, y: 470, height: 420, stretch: 0.78 }),
  ...glyph('slab 7', { x: 462, y: 470, height: 420, stretch: 0.62 }),
  ...area(`M${String(LEFT)} 170H${String(RIGHT)}V400Q${String(MIDDLE)} 530 ${String(LEFT)} 400z`, 'pink'),
  line('M204 470l-16 62M288 500l-8 64M372 508v66M456 500l8 64M540 470l16 62', 'black', 12),
];

/** In striped pyjamas. */
const pyjamas: readonly Shape[] = [
  ...glyph('stripes 1', { x: 250, y: 456, height: 440, stretch: 0.72, ink: 'blue' }),
  ...glyph('stripes 8', { x: 456, y: 456, height: 440, stretch: 0.6, ink: 'blue' }),
];

/** Under the stars. */
const starry: readonly Shape[] = [
  { path: GROUND, fill: 'black' },
  ...glyph('stars 1', { x: 250, y: 480, height: 440, stretch: 0.9, ink: 'paper' }).map((shape): Shape => ({ ...shape, stroke: 'paper', strokeWidth: 22 })),
  ...glyph('stars 9', { x: 446, y: 480, height: 440, stretch: 0.9, ink: 'paper' }).map((shape): Shape => ({ ...shape, stroke: 'paper', strokeWidth: 22 })),
  { path: `${star(230, 130, 34)}${star(520, 180, 46)}${star(400, 108, 20)}${star(200, 830, 22)}${star(540, 812, 30)}`, fill: 'paper' },
];

/** Fast asleep, sunk to the bottom. */
const asleep: readonly Shape[] = [
  { path: GROUND, fill: 'purple' },
  ...snores(246, 440, [84, 112, 146], 'paper'),
  ...glyph('black 2', { x: 282, y: 720, height: 270, stretch: 0.94, ink: 'paper' }),
  ...glyph('black 0', { x: 468, y: 720, height: 270, stretch: 0.94, ink: 'paper' }),
];

export const LATE: readonly (readonly Shape[])[] = [bunks, midnight, nightmare, uncovered, late, dreaming, drowsy, pyjamas, starry, asleep];
