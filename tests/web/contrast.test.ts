import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const UI = join(import.meta.dirname, '../../web/ui');

/** The colours between two places of a file. */
function coloursIn(file: string, from: string, to: string): Map<string, string> {
  const css = readFileSync(join(UI, file), 'utf8');
  const part = css.slice(css.indexOf(from), css.lastIndexOf(to));
  return new Map(
    [...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const LIGHT = coloursIn('tokens.css', ':root,', '/* The staff scale. */');
const DARK = new Map([...LIGHT, ...coloursIn('dark.css', '@media', '@media')]);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Colours = ReadonlyMap<string, string>;

function ratioIn(colours: Colours, one: string, other: string): number {
  const luminanceOf = (name: string) => {
    const value = colours.get(name);
    if (!value) throw new Error(`No token --${name}`);
    return luminance(value);
  };
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const STATES = ['draft', 'pending', 'approved', 'valid', 'expired', 'done', 'rejected', 'cancelled', 'archived'];

test('every colour of the light screens has one for the dark', () => {
  const dark = coloursIn('dark.css', '@media', '@media');
  // Yellow is the measure on both.
  expect([...LIGHT.keys()].filter((name) => !dark.has(name))).toEqual(['rule']);
});

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s colours', (theme, colours) => {
  const ratio = (one: string, other: string) => ratioIn(colours, one, other);
  const onYellow = theme === 'light' ? 'ink' : 'paper';

  test.each([
    ['ink', 'paper', 7],
    ['ink', 'mist', 7],
    ['ink', 'rule-tint', 7],
    ['ink-2', 'paper', 7],
    ['ink-2', 'mist', 7],
    ['ink-2', 'mist-2', 7],
    ['ink-3', 'paper', 5.5],
    ['ink-3', 'mist', 5.5],
    ['link', 'paper', 7],
    ['link', 'mist', 7],
    ['danger', 'paper', 7],
    ['paper', 'brand', 7],
    ['paper', 'brand-strong', 7],
    ['paper', 'danger', 7],
    ['paper', 'danger-strong', 7],
    ['brand', 'brand-tint', 7],
  ])('text in %s on %s reads at %d to 1 or more', (text, ground, least) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(least);
  });

  test('text on yellow reads at 7 to 1 or more', () => {
    expect(ratio(onYellow, 'rule')).toBeGreaterThanOrEqual(7);
  });

  test.each(STATES)('the words of the state "%s" read at 5.6 to 1 or more', (state) => {
    expect(ratio(`${state}-ink`, `${state}-fill`)).toBeGreaterThanOrEqual(5.6);
  });

  test.each(STATES)('the border of the state "%s" stands out from the page', (state) => {
    expect(ratio(`${state}-edge`, 'paper')).toBeGreaterThanOrEqual(3);
  });

  test.each(['line-strong', 'brand', 'ink', 'danger'])(
    'a control edged in %s stands out from paper and mist',
    (edge) => {
      expect(Math.min(ratio(edge, 'paper'), ratio(edge, 'mist'))).toBeGreaterThanOrEqual(3);
    },
  );

  test('the focus ring is seen on every ground: ink on the light ones, paper on the dark', () => {
    for (const ground of ['paper', 'mist', 'brand-tint']) expect(ratio('ink', ground)).toBeGreaterThanOrEqual(3);
    expect(ratio(onYellow, 'rule')).toBeGreaterThanOrEqual(3);
    expect(ratio('paper', 'brand-strong')).toBeGreaterThanOrEqual(3);
  });
});
