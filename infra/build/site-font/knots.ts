/** A point of an outline of quadratic curves: on it, or what a curve bends towards. */
export type Knot = { x: number; y: number; isOn: boolean };

const HEADING = 10;
const ON = 1;
const REPEATED = 8;
const AXES = { x: { short: 2, same: 16 }, y: { short: 4, same: 32 } };

/** Reads the numbers of a glyph in their order. */
class Reader {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  byte(): number {
    this.#at += 1;
    return this.#bytes.readUInt8(this.#at - 1);
  }

  word(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  skip(count: number): void {
    this.#at += count;
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

/** The outlines of a glyph that is drawn by itself. */
export function readKnots(outlines: Buffer): Knot[][] {
  const contours = outlines.readInt16BE(0);
  const reader = new Reader(outlines, HEADING);
  const ends = Array.from({ length: contours }, () => reader.word());
  reader.skip(reader.word());
  const flags = readFlags(reader, (ends.at(-1) ?? -1) + 1);
  const xs = readAxis(reader, flags, AXES.x);
  const ys = readAxis(reader, flags, AXES.y);
  const knots = flags.map((flag, at) => ({ x: xs[at] ?? 0, y: ys[at] ?? 0, isOn: (flag & ON) !== 0 }));
  return ends.map((end, at) => knots.slice((ends[at - 1] ?? -1) + 1, end + 1));
}

const word = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

type Step = { flag: number; bytes: Buffer };

/** A coordinate as short as it can be told. */
function stepOf(distance: number, { short, same }: { short: number; same: number }): Step {
  if (distance === 0) return { flag: same, bytes: Buffer.alloc(0) };
  if (Math.abs(distance) > 255) return { flag: 0, bytes: word(distance) };
  return { flag: short | (distance > 0 ? same : 0), bytes: Buffer.from([Math.abs(distance)]) };
}

/** The bytes of outlines in the place of others, whose bounds they keep. */
export function writeKnots(contours: readonly (readonly Knot[])[], former: Buffer): Buffer {
  const knots = contours.flat();
  const stepsOf = (axis: 'x' | 'y') =>
    knots.map((knot, at) => stepOf(knot[axis] - (knots[at - 1]?.[axis] ?? 0), AXES[axis]));
  const [xs, ys] = [stepsOf('x'), stepsOf('y')];
  const flags = knots.map(({ isOn }, at) => (isOn ? ON : 0) | (xs[at]?.flag ?? 0) | (ys[at]?.flag ?? 0));
  let end = -1;
  const ends = contours.map(({ length }) => word((end += length)));
  const steps = [...xs, ...ys].map(({ bytes }) => bytes);
  return Buffer.concat([
    word(contours.length),
    former.subarray(2, HEADING),
    ...ends,
    word(0),
    Buffer.from(flags),
    ...steps,
  ]);
}
