import { png } from './png.ts';
import type { Point, Shape } from './shapes.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A shape in its colour; `share` tells how much of the colour covers what is below. */
export type Layer = readonly [shape: Shape, colour: Colour, share?: number];

/** A row of pixels is looked at on this many lines, so that edges are smooth. */
const LINES = 4;

type Edge = { from: Point; to: Point; direction: number };
type Crossing = { x: number; direction: number };
type Paint = { colour: Colour; share: number };

function edgesOf(shape: Shape): Edge[] {
  return shape.flatMap((points) =>
    points.flatMap((point, at): Edge[] => {
      const next = points[(at + 1) % points.length] ?? point;
      if (point[1] === next[1]) return [];
      return point[1] < next[1]
        ? [{ from: point, to: next, direction: 1 }]
        : [{ from: next, to: point, direction: -1 }];
    }),
  );
}

/** Which edges are near each row from the first on. */
function edgesByRow(edges: readonly Edge[], first: number, last: number): Edge[][] {
  const rows = Array.from({ length: Math.max(0, last - first) }, (): Edge[] => []);
  for (const edge of edges) {
    const start = Math.max(first, Math.floor(edge.from[1]));
    for (let row = start; row < Math.min(last, edge.to[1]); row += 1) rows[row - first]?.push(edge);
  }
  return rows;
}

function crossingsAt(edges: readonly Edge[], y: number): Crossing[] {
  const crossings: Crossing[] = [];
  for (const { from, to, direction } of edges) {
    if (from[1] > y || y >= to[1]) continue;
    crossings.push({ x: from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]), direction });
  }
  return crossings.sort((a, b) => a.x - b.x);
}

/** Adds what a line covers of each pixel: it is inside where more outlines run one way than the other. */
function addSpans(cover: Float32Array, crossings: readonly Crossing[]): void {
  let turns = 0;
  for (const [at, { x, direction }] of crossings.entries()) {
    turns += direction;
    const next = crossings[at + 1];
    if (turns !== 0 && next) addSpan(cover, Math.max(x, 0), Math.min(next.x, cover.length));
  }
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  for (let column = Math.floor(from); column < to; column += 1) {
    const width = Math.min(column + 1, to) - Math.max(column, from);
    cover[column] = (cover[column] ?? 0) + width / LINES;
  }
}

const mixed = (below: number | undefined, over: number, covered: number) =>
  Math.round((below ?? 0) + (over - (below ?? 0)) * covered);

/** A picture that shapes are painted on, one over the other. */
export class Canvas {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number, ground: Colour) {
    this.#width = width;
    this.#height = height;
    this.#pixels = new Uint8Array(Buffer.alloc(width * height * 3, Buffer.from(ground)));
  }

  /** Paints the inside of a shape. */
  paint(shape: Shape, colour: Colour, share = 1): this {
    const edges = edgesOf(shape);
    const heights = edges.flatMap(({ from, to }) => [from[1], to[1]]);
    const first = Math.max(0, Math.floor(Math.min(...heights)));
    const last = Math.min(this.#height, Math.ceil(Math.max(...heights)));
    for (const [at, near] of edgesByRow(edges, first, last).entries())
      this.#paintRow(first + at, near, { colour, share });
    return this;
  }

  /** Paints the first lowest. */
  paintAll(layers: readonly Layer[]): this {
    for (const [shape, colour, share] of layers) this.paint(shape, colour, share);
    return this;
  }

  png(): Buffer {
    return png({ width: this.#width, height: this.#height, pixels: this.#pixels });
  }

  #paintRow(row: number, near: readonly Edge[], paint: Paint): void {
    const columns = near.flatMap(({ from, to }) => [from[0], to[0]]);
    const last = Math.min(this.#width, Math.ceil(Math.max(...columns)));
    const cover = new Float32Array(Math.max(0, last));
    for (let each = 0; each < LINES; each += 1) addSpans(cover, crossingsAt(near, row + (each + 0.5) / LINES));
    for (let column = Math.max(0, Math.floor(Math.min(...columns))); column < last; column += 1) {
      const covered = Math.min(cover[column] ?? 0, 1) * paint.share;
      if (covered > 0) this.#mix((row * this.#width + column) * 3, paint.colour, covered);
    }
  }

  #mix(at: number, [red, green, blue]: Colour, covered: number): void {
    this.#pixels[at] = mixed(this.#pixels[at], red, covered);
    this.#pixels[at + 1] = mixed(this.#pixels[at + 1], green, covered);
    this.#pixels[at + 2] = mixed(this.#pixels[at + 2], blue, covered);
  }
}
