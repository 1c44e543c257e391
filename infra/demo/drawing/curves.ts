import { FONT } from './font-file.ts';
import type { Point } from './shapes.ts';

/** Of an outline of quadratic curves: on it, or what a curve bends towards. */
type Knot = { x: number; y: number; isOn: boolean };

const ON = 1;
const REPEATED = 8;
const AXES = { x: { short: 2, same: 16 }, y: { short: 4, same: 32 } };
const CURVE_STEPS = 4;

/** Reads the numbers of a glyph in their order. */
class Reader {
  #at: number;

  constructor(start: number) {
    this.#at = start;
  }

  byte(): number {
    this.#at += 1;
    return FONT.readUInt8(this.#at - 1);
  }

  word(): number {
    this.#at += 2;
    return FONT.readInt16BE(this.#at - 2);
  }

  skip(bytes: number): void {
    this.#at += bytes;
  }
}

function readFlags(reader: Reader, count: number): number[] {
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = reader.byte();
    const times = flag & REPEATED ? reader.byte() + 1 : 1;
    flags.push(...Array.from({ length: times }, () => flag));
  }
  return flags;
}

/** Each coordinate is told by its distance from the one before. */
function readAxis(reader: Reader, flags: readonly number[], { short, same }: { short: number; same: number }) {
  let value = 0;
  return flags.map((flag) => {
    if (flag & short) value += reader.byte() * (flag & same ? 1 : -1);
    else if (!(flag & same)) value += reader.word();
    return value;
  });
}

function readKnots(reader: Reader, contours: number): Knot[][] {
  const ends = Array.from({ length: contours }, () => reader.word());
  reader.skip(reader.word());
  const flags = readFlags(reader, (ends.at(-1) ?? -1) + 1);
  const xs = readAxis(reader, flags, AXES.x);
  const ys = readAxis(reader, flags, AXES.y);
  const knots = flags.map((flag, at) => ({ x: xs[at] ?? 0, y: ys[at] ?? 0, isOn: (flag & ON) !== 0 }));
  return ends.map((end, at) => knots.slice((ends[at - 1] ?? -1) + 1, end + 1));
}

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

/** The outlines of a glyph that is drawn by itself; `start` is after its heading. */
export const readOutlines = (start: number, contours: number): Point[][] =>
  readKnots(new Reader(start), contours).map((knots) => flatten(withMiddles(knots)));
