import { expect, test } from 'vitest';
import { readTexts } from '../architecture/texts.ts';

/** The widest phone, the widest tablet held upright, where a table has room for its columns, where a third column has room. */
const BREAKPOINTS = [576, 768, 900, 1200];
const EM_PIXELS = 16;

/** The widths that a condition tells: of a style sheet, or as a script asks for it. In em where larger text needs the narrower layout. */
const WIDTH = /(?:min|max)-width:\s*([\d.]+)(px|em)|([\d.]+)(px|em)\s*<=\s*width|width\s*[<>]=?\s*([\d.]+)(px|em)/g;

function widthsIn(condition: string): number[] {
  return [...condition.matchAll(WIDTH)].map((found) => {
    const [length, unit] = found.slice(1).filter((part) => part !== undefined);
    return Number(length) * (unit === 'em' ? EM_PIXELS : 1);
  });
}

/** Below a breakpoint begins less than half a pixel from it. */
const breakpointOf = (pixels: number) => BREAKPOINTS.find((breakpoint) => Math.abs(pixels - breakpoint) < 0.5);

test('a layout changes at four widths of the window alone', () => {
  const asked = readTexts()
    .filter(({ file }) => /^web\/.*\.(css|tsx?)$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(file.endsWith('.css') ? /@media([^{]+)\{/g : /['"](\([^'"]*-width[^'"]*)['"]/g)].map(
        ([, condition = '']) => ({ file, condition: condition.trim(), widths: widthsIn(condition) }),
      ),
    )
    .filter(({ condition }) => condition.includes('width'));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ widths }) => widths.length === 0 || !widths.every(breakpointOf))).toEqual([]);
  const used = new Set(asked.flatMap(({ widths }) => widths.map(breakpointOf)));
  expect(used).toEqual(new Set(BREAKPOINTS));
});
