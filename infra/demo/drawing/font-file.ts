import { readFileSync } from 'node:fs';

/** The product's typeface in one weight, as TrueType (ISO/IEC 14496-22); `npm run tools -- make:font` makes the file. */
export const FONT = readFileSync(new URL('letters.ttf', import.meta.url));

const TABLES = new Map(
  Array.from({ length: FONT.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16;
    return [FONT.toString('latin1', entry, entry + 4), FONT.readUInt32BE(entry + 8)];
  }),
);

const table = (name: string): number => {
  const start = TABLES.get(name);
  if (start === undefined) throw new Error(`the font has no ${name}`);
  return start;
};

/** How many units a size of one is. */
export const UNITS = FONT.readUInt16BE(table('head') + 18);
const HAS_LONG_PLACES = FONT.readInt16BE(table('head') + 50) === 1;
const LAST_ADVANCE = FONT.readUInt16BE(table('hhea') + 34) - 1;

const [LOCA, GLYF, HMTX] = [table('loca'), table('glyf'), table('hmtx')];

/** Format 4 lists the characters in ranges. */
function findCharacters(): number {
  const cmap = table('cmap');
  const count = FONT.readUInt16BE(cmap + 2);
  const starts = Array.from({ length: count }, (_, at) => cmap + FONT.readUInt32BE(cmap + 8 + at * 8));
  const found = starts.find((start) => FONT.readUInt16BE(start) === 4);
  if (found === undefined) throw new Error('the font lists no characters');
  return found;
}
const CHARACTERS = findCharacters();

/** The number of a character's glyph. */
export function glyphOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const doubled = FONT.readUInt16BE(CHARACTERS + 6);
  const ends = CHARACTERS + 14;
  const starts = ends + doubled + 2;
  const ranges = Array.from({ length: doubled / 2 }, (_, at) => 2 * at);
  const at = ranges.find((range) => FONT.readUInt16BE(ends + range) >= code) ?? 0;
  if (FONT.readUInt16BE(starts + at) > code) throw new Error(`the font has no ${character}`);
  const shift = FONT.readUInt16BE(starts + doubled + at);
  const offset = FONT.readUInt16BE(starts + 2 * doubled + at);
  if (offset === 0) return (code + shift) & 0xffff;
  return FONT.readUInt16BE(starts + 2 * doubled + at + offset + 2 * (code - FONT.readUInt16BE(starts + at)));
}

export const advanceOf = (glyph: number): number => FONT.readUInt16BE(HMTX + 4 * Math.min(glyph, LAST_ADVANCE));

const placeOf = (glyph: number): number =>
  HAS_LONG_PLACES ? FONT.readUInt32BE(LOCA + 4 * glyph) : 2 * FONT.readUInt16BE(LOCA + 2 * glyph);

/** Where a glyph's outlines begin; nowhere for a space. */
export const outlinesAt = (glyph: number): number | undefined =>
  placeOf(glyph) === placeOf(glyph + 1) ? undefined : GLYF + placeOf(glyph);
