import { Canvas } from '../drawing/canvas.ts';
import { line, type Point } from '../drawing/shapes.ts';
import { INK, WHITE } from './colours.ts';

const WIDTH = 340;
const HEIGHT = 120;
const MARGIN = 24;

/** The pen at a column: loops that flatten to the right. */
function penAt(column: number): Point {
  const height = 42 * (1 - column / (1.4 * WIDTH));
  return [column, HEIGHT / 2 + height * Math.sin(column / 11) * Math.cos(column / 47)];
}

/** An invented signature, dark on white. */
export function signaturePicture(): Buffer {
  const points = Array.from({ length: (WIDTH - 2 * MARGIN) / 2 }, (_, at) => penAt(MARGIN + 2 * at));
  return new Canvas(WIDTH, HEIGHT, WHITE).paint(line(3.5, ...points), INK).png();
}
