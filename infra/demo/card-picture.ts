import { png } from './png.ts';

const WIDTH = 340;
const HEIGHT = 216;

type Colour = readonly [number, number, number];
type Box = { left: number; top: number; width: number; height: number; colour: number };

const PAPER: Colour = [250, 250, 247];
const INK: Colour = [96, 110, 114];
const FACE: Colour = [205, 214, 212];

const BAND: Box = { left: 0, top: 0, width: WIDTH, height: 52, colour: 1 };
const PORTRAIT: Box = { left: 22, top: 74, width: 88, height: 116, colour: 3 };
const LINES: readonly Box[] = [160, 120, 180, 90].map((width, at) => ({
  left: 134,
  top: 80 + at * 30,
  width,
  height: 10,
  colour: 2,
}));

function isInside({ left, top, width, height }: Box, x: number, y: number): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

const BOXES = [BAND, PORTRAIT, ...LINES];
const ROWS = Array.from({ length: HEIGHT }, (_, y) =>
  Uint8Array.from({ length: WIDTH }, (__, x) => BOXES.find((box) => isInside(box, x, y))?.colour ?? 0),
);

/** An invented competency card from above: a colour band, a portrait box, lines of text. */
export function cardPicture(band: Colour): Buffer {
  return png(ROWS, [PAPER, band, INK, FACE]);
}
