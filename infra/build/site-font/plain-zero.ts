import { readDeltas, writeDeltas } from './deltas.ts';
import { readKnots, writeKnots, type Knot } from './knots.ts';
import { TrueType } from './true-type.ts';

/** A knot of a glyph, and how far it goes with the weight. */
type Moved = { knot: Knot; dx: number; dy: number };

/** The slashed zero has one outline around it and two halves within, one on each side of the slash. */
const SLASHED = [16, 11, 12];
const [BOTTOM, LEFT, RIGHT, TOP] = [16, 23, 31, 36];
const LEFT_BELOW = [24, 25, 26];
const RIGHT_ABOVE = [32, 33, 34, 35];

/** One axis, all points: the count of variations, where their data begin, the data's size, the axis, and that there is no list of points. */
const HEADING = 8;
const SIZE_AT = 4;
const ALL_POINTS = Buffer.from([0]);
/** Points that have no outline: they move the advance. */
const PHANTOMS = 4;

function readMoved(outlines: Buffer, variations: Buffer): { moved: Moved[]; phantoms: { x: number[]; y: number[] } } {
  const contours = readKnots(outlines);
  if (contours.map(({ length }) => length).join() !== SLASHED.join()) throw new Error('the zero is drawn another way');
  const knots = contours.flat();
  if (variations.readUInt16BE(0) !== 1 || variations.readUInt8(HEADING) !== 0)
    throw new Error('the zero varies another way');
  const count = knots.length + PHANTOMS;
  const { deltas: xs, end } = readDeltas(variations, HEADING + 1, count);
  const { deltas: ys } = readDeltas(variations, end, count);
  return {
    moved: knots.map((knot, at) => ({ knot, dx: xs[at] ?? 0, dy: ys[at] ?? 0 })),
    phantoms: { x: xs.slice(knots.length), y: ys.slice(knots.length) },
  };
}

/** The outline around, and one within it: each half as far as the slash leaves it, the rest its mirror image. */
function withoutSlash(all: readonly Moved[]): Moved[][] {
  const at = (place: number): Moved => {
    const found = all[place];
    if (!found) throw new Error(`the zero has no knot ${place}`);
    return found;
  };
  const middle = at(BOTTOM);
  const mirrored = (place: number): Moved => {
    const { knot, dx, dy } = at(place);
    return { knot: { ...knot, x: 2 * middle.knot.x - knot.x }, dx: 2 * middle.dx - dx, dy };
  };
  const within = [
    middle,
    ...LEFT_BELOW.toReversed().map(mirrored),
    at(RIGHT),
    ...RIGHT_ABOVE.map(at),
    at(TOP),
    ...RIGHT_ABOVE.toReversed().map(mirrored),
    at(LEFT),
    ...LEFT_BELOW.map(at),
  ];
  return [all.slice(0, SLASHED[0]), within];
}

/** Writes over the former bytes, whose place it keeps. */
function replace(former: Buffer, bytes: Buffer): void {
  if (bytes.length > former.length) throw new Error('the plain zero is larger than the slashed one');
  former.fill(0).set(bytes);
}

/** A font of one axis, from whose zero the slash is taken: the typeface has it in every number, and it belongs in codes. */
export function withPlainZero(font: Buffer): Buffer {
  const made = new TrueType(Buffer.from(font));
  const zero = made.glyphOf('0');
  const [outlines, variations] = [made.outlinesOf(zero), made.variationsOf(zero)];
  const { moved, phantoms } = readMoved(outlines, variations);
  const contours = withoutSlash(moved);
  const knots = contours.map((contour) => contour.map(({ knot }) => knot));
  const deltas = [
    writeDeltas([...contours.flat().map(({ dx }) => dx), ...phantoms.x]),
    writeDeltas([...contours.flat().map(({ dy }) => dy), ...phantoms.y]),
  ];
  const heading = Buffer.from(variations.subarray(0, HEADING));
  const data = Buffer.concat([ALL_POINTS, ...deltas]);
  heading.writeUInt16BE(data.length, SIZE_AT);
  replace(outlines, writeKnots(knots, Buffer.from(outlines)));
  replace(variations, Buffer.concat([heading, data]));
  return made.bytes;
}
