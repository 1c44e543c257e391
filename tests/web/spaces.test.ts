import { describe, expect, test } from 'vitest';
import { readTexts } from '../architecture/texts.ts';

const STYLES = readTexts().filter(({ file }) => /^web\/.*\.css$/.test(file));
const TOKENS = STYLES.find(({ file }) => file === 'web/ui/tokens.css')?.text ?? '';

const SPACE = /^\s*((?:margin|padding)[\w-]*|(?:row-|column-)?gap|--gutter|--control-pad):([^;{}]+);/gm;
const PART = /(?:var|env)\([^)]*\)|-?[\d.]+[a-z%]*|[a-z]+/g;
const REFERENCE = /^var\(--(space-[1-8]|gutter|control-pad)\)$|^env\(safe-area-inset-[a-z]+\)$/;
/** Nothing, the hairline by which borders lie on each other, a multiple, a share of the window, a length of paper. */
const NUMBER = /^(-?1px|-?\d+|[\d.]+(vw|vh|mm|pt))$/;
const WORD = /^(auto|calc|max|clamp)$/;

function isSpace(value: string): boolean {
  return (value.match(PART) ?? []).every((part) => [REFERENCE, NUMBER, WORD].some((known) => known.test(part)));
}

describe('the spaces', () => {
  test('are eight, from the least to the most', () => {
    const spaces = [...TOKENS.matchAll(/--space-(\d):\s*(\d+)px;/g)].map(([, name, px]) => [Number(name), Number(px)]);
    expect(spaces.map(([name]) => name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const lengths = spaces.map(([, px = 0]) => px);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test('are the only lengths of margins, paddings and gaps', () => {
    const found = STYLES.flatMap(({ file, text }) =>
      [...text.matchAll(SPACE)].map(([, property = '', value = '']) => ({ file, property, value: value.trim() })),
    );
    expect(found.length).toBeGreaterThan(500);
    const others = found.filter(({ value }) => !isSpace(value));
    expect(others.map(({ file, property, value }) => `${file}: ${property}: ${value}`)).toEqual([]);
  });

  test.each(['10px', 'calc(1px + 3px)', '0 6px', '1.2em', 'clamp(28px, 5vw, var(--space-8))', 'var(--rail)'])(
    'are not %s',
    (value) => {
      expect(isSpace(value)).toBe(false);
    },
  );
});
