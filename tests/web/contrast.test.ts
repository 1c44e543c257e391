import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../web/ui/tokens.css'), 'utf8');
const root = css.slice(css.indexOf(':root {'), css.indexOf("[data-density='compact']"));
const tokens = new Map([...root.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));

function colour(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const STATES = ['draft', 'pending', 'approved', 'valid', 'expired', 'done', 'rejected', 'cancelled', 'archived'];

describe('the colours', () => {
  test.each([
    ['ink', 'paper', 7],
    ['ink', 'mist', 7],
    ['ink', 'rule', 7],
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
    for (const ground of ['paper', 'mist', 'rule', 'brand-tint'])
      expect(ratio('ink', ground)).toBeGreaterThanOrEqual(3);
    expect(ratio('paper', 'brand-strong')).toBeGreaterThanOrEqual(3);
  });
});
