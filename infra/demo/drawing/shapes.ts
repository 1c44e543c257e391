export type Point = readonly [x: number, y: number];
/** Closed outlines. One that runs against another around it is a hole in it. */
export type Shape = readonly (readonly Point[])[];

type Corner = { x: number; y: number };
type Size = { width: number; height: number };
export type Box = Corner & Size;

const CURVE_STEPS = 12;
const QUARTER = Math.PI / 2;

export const polygon = (...points: Point[]): Shape => [points];

export const box = ({ x, y, width, height }: Box): Shape =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** Points of an arc from one angle to another, in radians, clockwise on the screen. */
function arc({ x, y }: Corner, { rx, ry }: { rx: number; ry: number }, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil((Math.abs(to - from) / QUARTER) * CURVE_STEPS));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

export const ellipse = (middle: Corner, rx: number, ry = rx): Shape => [arc(middle, { rx, ry }, 0, 4 * QUARTER)];

/** The upper half of an ellipse. */
export const dome = (middle: Corner, rx: number, ry: number): Shape => [arc(middle, { rx, ry }, -2 * QUARTER, 0)];

export function roundedBox({ x, y, width, height }: Box, radius: number): Shape {
  const corner = (cx: number, cy: number, turn: number) =>
    arc({ x: cx, y: cy }, { rx: radius, ry: radius }, turn * QUARTER, (turn + 1) * QUARTER);
  const [left, right, top, bottom] = [x + radius, x + width - radius, y + radius, y + height - radius];
  return [[...corner(left, top, 2), ...corner(right, top, 3), ...corner(right, bottom, 0), ...corner(left, bottom, 1)]];
}

function stroke([x1, y1]: Point, [x2, y2]: Point, thickness: number): Point[] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(((y1 - y2) / length) * thickness) / 2, (((x2 - x1) / length) * thickness) / 2];
  return [
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x2 - dx, y2 - dy],
    [x2 + dx, y2 + dy],
  ];
}

const along = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Straight strokes from point to point. */
export const line = (thickness: number, ...points: Point[]): Shape =>
  points.slice(1).map((point, at) => stroke(points[at] ?? point, point, thickness));

/** The same in dashes as long as the gaps between them. */
export function dashes(thickness: number, dash: number, ...points: Point[]): Shape {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const starts = Array.from({ length: Math.ceil(length / (2 * dash)) }, (_, number) => number * 2 * dash);
    return starts.map((start) =>
      stroke(along(from, to, start / length), along(from, to, Math.min(start + dash, length) / length), thickness),
    );
  });
}

/** The outline of a shape of one part. */
export const outline = (thickness: number, [points = []]: Shape): Shape =>
  line(thickness, ...points, ...points.slice(0, 1));

/** A shape turned about a point, in degrees clockwise. */
export function turned(shape: Shape, degrees: number, { x, y }: Corner): Shape {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return shape.map((points) =>
    points.map(([px, py]): Point => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]),
  );
}
