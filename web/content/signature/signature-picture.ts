import type SignaturePad from 'signature_pad';
import { trimDrawing, type Drawing } from './drawing.ts';

/** The maximum size of a signature's picture in pixels. */
const MAX_WIDTH = 600;
const MAX_HEIGHT = 200;
const DRAWN = { maxWidth: MAX_WIDTH, maxHeight: MAX_HEIGHT, maxRatio: 2, margin: 10 };

const INK = '#14201f';
const PAPER = '#ffffff';
const FACE = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";
const NAME_PIXELS = 56;
const NOTE_PIXELS = 20;
const MARGIN = 16;

function newCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** The picture as a data URL: WebP, a quarter of a PNG's size, if the browser encodes it; other browsers return PNG for any type. */
function pictureOf(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/webp', 0.9);
}

/** The drawing as a data URL, dark on white and cropped; empty for an empty drawing. */
export function drawnPicture(Pad: typeof SignaturePad, drawing: Drawing): string {
  const small = trimDrawing(drawing, DRAWN);
  if (!small) return '';
  const canvas = newCanvas(small.width, small.height);
  const pad = new Pad(canvas, { backgroundColor: PAPER });
  pad.off();
  pad.fromData([...small.strokes]);
  return pictureOf(canvas);
}

/** A typed name as a data URL, with a note below that says so; empty without a name. */
export function typedPicture(name: string, note: string): string {
  const text = name.trim();
  const canvas = newCanvas(MAX_WIDTH, NAME_PIXELS + NOTE_PIXELS + 3 * MARGIN);
  const context = canvas.getContext('2d');
  if (text === '' || !context) return '';
  const mostWidth = MAX_WIDTH - 2 * MARGIN;
  const noteFont = `${NOTE_PIXELS}px ${FACE}`;
  context.font = `${NAME_PIXELS}px ${FACE}`;
  const nameWidth = context.measureText(text).width;
  const namePixels = Math.min(NAME_PIXELS, (NAME_PIXELS * mostWidth) / nameWidth);
  context.font = noteFont;
  const noteWidth = context.measureText(note).width;
  canvas.width = Math.ceil(Math.min(mostWidth, Math.max(nameWidth, noteWidth)) + 2 * MARGIN);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  context.textBaseline = 'alphabetic';
  context.font = `${namePixels}px ${FACE}`;
  context.fillText(text, MARGIN, MARGIN + NAME_PIXELS * 0.8, mostWidth);
  context.font = noteFont;
  context.fillText(note, MARGIN, canvas.height - MARGIN, mostWidth);
  return pictureOf(canvas);
}
