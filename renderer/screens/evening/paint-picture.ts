import type { Lettering, Measure, Picture, PictureInk, Printed } from './picture-layout';

/** Paper and inks of the day, whatever the screen shows: the picture is sent on and printed. */
const INKS: Readonly<Record<PictureInk, string>> = { black: '#191713', soft: '#5c554a', line: '#b9ae98', red: '#c2210d', paper: '#fcf9f1' };
const GROUND = '#ece4d3';

/** No canvas of a phone is higher. */
const HIGHEST = 8000;

const FAMILY = "'Archivo Variable', 'Archivo', 'Helvetica Neue', Arial, sans-serif";

function fontOf({ weight, width, size }: Lettering): string {
  return `${width} ${weight} ${size}px ${FAMILY}`;
}

function paint(context: CanvasRenderingContext2D, printed: Printed): void {
  context.fillStyle = INKS[printed.ink];
  if (printed.kind === 'block') {
    context.fillRect(printed.x, printed.y, printed.width, printed.height);
    return;
  }
  context.font = fontOf(printed.lettering);
  context.textAlign = printed.align;
  context.save();
  context.translate(printed.x, printed.y);
  if (printed.upright) context.rotate(-Math.PI / 2);
  context.fillText(printed.text, 0, 0);
  context.restore();
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Paints a picture in the page's own type. Null where the browser cannot. */
export async function paintPicture(layOut: (measure: Measure) => Picture): Promise<Blob | null> {
  // A canvas does not wait for type that nothing on the page has asked for yet.
  await Promise.all(['700', '820'].map((weight) => document.fonts.load(`condensed ${weight} 48px ${FAMILY}`)));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { width, height, printed } = layOut((text, lettering) => {
    context.font = fontOf(lettering);
    return context.measureText(text).width;
  });
  // A very long evening becomes a smaller picture, not a cut one.
  const scale = Math.min(1, HIGHEST / height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  for (const one of printed) paint(context, one);
  return blobOf(canvas);
}
