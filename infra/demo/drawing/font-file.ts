import { readFileSync } from 'node:fs';
import { TrueType } from '../../build/site-font/true-type.ts';

/** The product's typeface in one weight; `npm run tools -- make:font` makes the file. */
export const FONT = new TrueType(readFileSync(new URL('letters.ttf', import.meta.url)));

/** How many units a size of one is. */
export const UNITS = FONT.bytes.readUInt16BE(FONT.table('head') + 18);

const LAST_ADVANCE = FONT.bytes.readUInt16BE(FONT.table('hhea') + 34) - 1;
const ADVANCES = FONT.table('hmtx');

export const advanceOf = (glyph: number): number =>
  FONT.bytes.readUInt16BE(ADVANCES + 4 * Math.min(glyph, LAST_ADVANCE));
