import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { withPlainZero } from './plain-zero.ts';

const SOURCE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const MADE = new URL('../../../web/ui/fonts/atkinson-hyperlegible-next-latin-400-750.woff2', import.meta.url);
const SLASHED = new URL('../../../web/ui/fonts/atkinson-hyperlegible-next-slashed-zero-400-750.woff2', import.meta.url);
const DRAWN = new URL('../../demo/drawing/letters.ttf', import.meta.url);

/** The weights that the styles use; the typeface itself covers 200 to 800. */
const WEIGHTS = { min: 400, max: 750 };

/** What the demo's pictures say, in one weight. */
const DRAWN_WEIGHT = 600;
const DRAWN_TEXT = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖabcdefghijklmnopqrstuvwxyzåäö0123456789 .,:-–/()+';

/** Characters of the source file: the `latin` part of fontsource, from its package's `unicode.json`. */
const LETTERS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const text = LETTERS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
).join('');

/** `npm run tools -- make:font` makes the font of the first screen, every Latin character in the used weights, the slashed zero of codes, and the letters of the demo's pictures. */
const source = readFileSync(fileURLToPath(import.meta.resolve(SOURCE)));
const inWeights = { variationAxes: { wght: WEIGHTS } };
const plain = withPlainZero(await subsetFont(source, text, { targetFormat: 'truetype', ...inWeights }));
const made = await subsetFont(plain, text, { targetFormat: 'woff2', ...inWeights });
writeFileSync(MADE, made);
writeFileSync(SLASHED, await subsetFont(source, '0', { targetFormat: 'woff2', ...inWeights }));
const drawn = await subsetFont(plain, DRAWN_TEXT, {
  targetFormat: 'truetype',
  variationAxes: { wght: DRAWN_WEIGHT },
});
writeFileSync(DRAWN, drawn);
process.stdout.write(`${source.length} bytes in, ${made.length} bytes out\n`);
