import { png } from './png.ts';

const WIDTH = 340;
const HEIGHT = 120;
const STROKE = 2;

/** The pen's row at a column, from the top: loops that flatten to the right. */
function penAt(column: number): number {
  const height = 42 * (1 - column / (1.4 * WIDTH));
  return HEIGHT / 2 + height * Math.sin(column / 11) * Math.cos(column / 47);
}

const isInked = (x: number, y: number): boolean => {
  if (x < 24 || x > WIDTH - 24) return false;
  const [from, to] = [penAt(x), penAt(x + 1)];
  return y >= Math.min(from, to) - STROKE && y <= Math.max(from, to) + STROKE;
};

/** An invented signature, dark on white. */
export function signaturePicture(): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Uint8Array.from({ length: WIDTH }, (__, x) => (isInked(x, y) ? 1 : 0)),
  );
  return png(rows, [
    [255, 255, 255],
    [20, 32, 31],
  ]);
}
