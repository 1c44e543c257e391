import { advanceOf, FONT, UNITS } from './font-file.ts';
import { readOutlines } from './curves.ts';
import type { Point, Shape } from './shapes.ts';

const HEADING = 10;
const HAS_WORDS = 1;
const IS_SCALED = 8 | 64 | 128;
const HAS_MORE = 32;

/** Fonts count upwards, pictures downwards. */
const placed = (shape: Shape, { x, y, scale }: { x: number; y: number; scale: number }): Shape =>
  shape.map((points) => points.map(([px, py]): Point => [x + px * scale, y - py * scale]));

const moved = (shape: Shape, dx: number, dy: number): Shape =>
  shape.map((points) => points.map(([x, y]): Point => [x + dx, y + dy]));

/** A glyph that is put together of others, as a letter and its dots. */
function readParts(outlines: Buffer, at: number): Shape {
  const flags = outlines.readUInt16BE(at);
  if (flags & IS_SCALED) throw new Error('the font scales parts of a glyph');
  const size = flags & HAS_WORDS ? 2 : 1;
  const [dx, dy] = [outlines.readIntBE(at + 4, size), outlines.readIntBE(at + 4 + size, size)];
  const part = moved(outlinesOf(outlines.readUInt16BE(at + 2)), dx, dy);
  return flags & HAS_MORE ? [...part, ...readParts(outlines, at + 4 + 2 * size)] : part;
}

function outlinesOf(glyph: number): Shape {
  const outlines = FONT.outlinesOf(glyph);
  if (outlines.length === 0) return [];
  return outlines.readInt16BE(0) < 0 ? readParts(outlines, HEADING) : readOutlines(outlines);
}

type Place = { x: number; y: number; size: number; align?: keyof typeof SHIFT };
const SHIFT = { left: 0, middle: 0.5, right: 1 };

/** The letters of a text as a shape; `y` is the line that they stand on. */
export function letters(text: string, { x, y, size, align = 'left' }: Place): Shape {
  const glyphs = Array.from(text, (letter) => FONT.glyphOf(letter));
  const scale = size / UNITS;
  let left = x - SHIFT[align] * scale * glyphs.reduce((sum, glyph) => sum + advanceOf(glyph), 0);
  return glyphs.flatMap((glyph) => {
    const from = left;
    left += advanceOf(glyph) * scale;
    return placed(outlinesOf(glyph), { x: from, y, scale });
  });
}
