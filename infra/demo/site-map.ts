import { png } from './png.ts';

const WIDTH = 640;
const HEIGHT = 420;

const PALETTE = [
  [244, 246, 245],
  [201, 209, 207],
  [11, 70, 80],
  [245, 183, 0],
  [20, 99, 58],
  [20, 32, 31],
  [255, 255, 255],
] as const;
const [GROUND, ROAD, BUILDING, LIFTING, ASSEMBLY, INK, PAPER] = [0, 1, 2, 3, 4, 5, 6];

/** Letters of five by seven dots; each row is five bits. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  E: [31, 16, 16, 30, 16, 16, 31],
  I: [14, 4, 4, 4, 4, 4, 14],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
};
const POINT = 3;
const LETTER_ADVANCE = 6 * POINT;

type Box = { x: number; y: number; width: number; height: number };

function fill(rows: readonly Uint8Array[], { x, y, width, height }: Box, colour: number): void {
  for (const row of rows.slice(y, y + height)) row.fill(colour, x, x + width);
}

function circle(
  rows: readonly Uint8Array[],
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: number,
) {
  for (let dy = -radius; dy <= radius; dy += 1) {
    const half = Math.round(Math.sqrt(radius * radius - dy * dy));
    fill(rows, { x: x - half, y: y + dy, width: 2 * half, height: 1 }, colour);
  }
}

function write(rows: readonly Uint8Array[], text: string, at: { x: number; y: number }, colour: number): void {
  for (const [place, letter] of text.split('').entries()) {
    for (const [down, bits] of (LETTERS[letter] ?? []).entries()) {
      for (let across = 0; across < 5; across += 1) {
        if ((bits & (16 >> across)) === 0) continue;
        const x = at.x + place * LETTER_ADVANCE + across * POINT;
        fill(rows, { x, y: at.y + down * POINT, width: POINT, height: POINT }, colour);
      }
    }
  }
}

/** The map of the demo site as a PNG: the tower, the office, the lifting area, gate 1 and the assembly point before it. */
export function siteMap(): Buffer {
  const rows = Array.from({ length: HEIGHT }, () => new Uint8Array(WIDTH).fill(GROUND));
  fill(rows, { x: 0, y: 330, width: WIDTH, height: 70 }, ROAD);
  fill(rows, { x: 280, y: 210, width: 60, height: 120 }, ROAD);
  fill(rows, { x: 60, y: 40, width: 200, height: 160 }, BUILDING);
  write(rows, 'TORNI C', { x: 96, y: 108 }, PAPER);
  fill(rows, { x: 400, y: 210, width: 200, height: 80 }, BUILDING);
  write(rows, 'TOIMISTO', { x: 428, y: 240 }, PAPER);
  circle(rows, { x: 470, y: 105, radius: 96 }, LIFTING);
  write(rows, 'NOSTOALUE', { x: 390, y: 95 }, INK);
  fill(rows, { x: 264, y: 322, width: 92, height: 12 }, INK);
  write(rows, 'PORTTI 1', { x: 100, y: 296 }, INK);
  circle(rows, { x: 310, y: 365, radius: 30 }, ASSEMBLY);
  write(rows, 'K', { x: 303, y: 355 }, PAPER);
  return png(rows, PALETTE);
}
