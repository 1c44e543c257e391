import { encode } from 'uqr';
import { formatDate } from '../../shared/core/dates.ts';
import type { Pass } from '../../shared/gate/pass.ts';
import { passAddress, siteOf } from './pass-facts.ts';
import type { PassTexts } from './texts/pass-texts.ts';

const WIDTH = 720;
const HEIGHT = 1080;
const MARGIN = 48;
const CODE = 560;
const LINE_HEIGHT = 1.35;
const FONT = 'system-ui, sans-serif';

type Line = { text: string; size: number; weight?: number };

/** A pass as a PNG: who, the code and the state at the time it was fetched. Undefined where the browser draws none. */
export async function drawPass(pass: Pass, texts: PassTexts, fetched: string): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#f5b700';
  context.fillRect(0, 0, WIDTH, 32);
  context.fillStyle = '#14201f';
  context.textAlign = 'center';
  const below = drawLines(context, headOf(pass, texts), 40);
  drawCode(context, passAddress(pass.passId), below);
  drawLines(context, footOf(pass, texts, fetched), below + CODE);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function headOf({ name, employer = '' }: Pass, { show }: PassTexts): Line[] {
  return [
    { text: show, size: 28 },
    { text: name, size: 52, weight: 700 },
    { text: employer, size: 30 },
  ];
}

function footOf(pass: Pass, texts: PassTexts, fetched: string): Line[] {
  const { state, validUntil } = pass;
  const until = state === 'valid' && validUntil ? ` ${texts.until(formatDate(validUntil))}` : '';
  return [
    { text: `${texts.state[state]}${until}`, size: 40, weight: 700 },
    { text: siteOf(pass), size: 30 },
    { text: fetched, size: 24 },
    { text: texts.noPhotoId, size: 24 },
  ];
}

/** Draws lines under each other, each as wide as the picture at most; answers where the last one ends. */
function drawLines(context: CanvasRenderingContext2D, lines: readonly Line[], top: number): number {
  let y = top;
  for (const { text, size, weight = 400 } of lines) {
    y += Math.round(size * LINE_HEIGHT);
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillText(text, WIDTH / 2, y, WIDTH - 2 * MARGIN);
  }
  return y;
}

function drawCode(context: CanvasRenderingContext2D, text: string, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const module = Math.floor(CODE / size);
  const left = Math.floor((WIDTH - module * size) / 2);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(left + x * module, top + y * module, module, module);
    }
  }
}
