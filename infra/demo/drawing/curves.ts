import { readKnots, type Knot } from '../../build/site-font/knots.ts';
import type { Point } from './shapes.ts';

const CURVE_STEPS = 4;

/** Between two knots that curves bend towards lies one on the outline. */
function withMiddles(knots: readonly Knot[]): Knot[] {
  return knots.flatMap((knot, at) => {
    const next = knots[(at + 1) % knots.length] ?? knot;
    const middle = { x: (knot.x + next.x) / 2, y: (knot.y + next.y) / 2, isOn: true };
    return knot.isOn || next.isOn ? [knot] : [knot, middle];
  });
}

/** Straight lines in the place of curves. */
function flatten(knots: readonly Knot[]): Point[] {
  return knots.flatMap((knot, at): Point[] => {
    if (knot.isOn) return [[knot.x, knot.y]];
    const [from, to] = [knots.at(at - 1) ?? knot, knots[(at + 1) % knots.length] ?? knot];
    return Array.from({ length: CURVE_STEPS - 1 }, (_, step): Point => {
      const t = (step + 1) / CURVE_STEPS;
      const bend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return [bend(from.x, knot.x, to.x), bend(from.y, knot.y, to.y)];
    });
  });
}

/** The outlines of a glyph that is drawn by itself. */
export const readOutlines = (outlines: Buffer): Point[][] =>
  readKnots(outlines).map((knots) => flatten(withMiddles(knots)));
