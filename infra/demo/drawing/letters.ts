import { advanceOf, FONT, glyphOf, outlinesAt, UNITS } from './font-file.ts';
import { readOutlines } from './curves.ts';
import type { Point, Shape } from './shapes.ts';

const HEADING = 10;
const HAS_WORDS = 1;
const IS_SCALED = 8 | 64 | 128;
const HAS_MORE = 32;

const moved = (shape: Shape, dx: number, dy: number, scale = 1): Shape =>
  shape.map((points) => points.map(([x, y]): Point => [dx + x * Math.abs(scale), dy + y * scale]));

/** A glyph that is put together of others, as a letter and its dots. */
function readParts(at: number): Shape {
  const flags = FONT.readUInt16BE(at);
  if (flags & IS_SCALED) throw new Error('the font scales parts of a glyph');
  const hasWords = (flags & HAS_WORDS) !== 0;
  const dx = hasWords ? FONT.readInt16BE(at + 4) : FONT.readInt8(at + 4);
  const dy = hasWords ? FONT.readInt16BE(at + 6) : FONT.readInt8(at + 5);
  const part = moved(outlinesOf(FONT.readUInt16BE(at + 2)), dx, dy);
  return flags & HAS_MORE ? [...part, ...readParts(at + (hasWords ? 8 : 6))] : part;
}

function outlinesOf(glyph: number): Shape {
  const start = outlinesAt(glyph);
  if (start === undefined) return [];
  const contours = FONT.readInt16BE(start);
  return contours < 0 ? readParts(start + HEADING) : readOutlines(start + HEADING, contours);
}

type Place = { x: number; y: number; size: number; align?: keyof typeof SHIFT };
const SHIFT = { left: 0, middle: 0.5, right: 1 };

/** The letters of a text as a shape; `y` is the line that they stand on. */
export function letters(text: string, { x, y, size, align = 'left' }: Place): Shape {
  const glyphs = Array.from(text, glyphOf);
  const scale = size / UNITS;
  let left = x - SHIFT[align] * scale * glyphs.reduce((sum, glyph) => sum + advanceOf(glyph), 0);
  return glyphs.flatMap((glyph) => {
    const from = left;
    left += advanceOf(glyph) * scale;
    return moved(outlinesOf(glyph), from, y, -scale);
  });
}
