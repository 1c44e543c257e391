import { Canvas, type Colour, type Layer } from '../drawing/canvas.ts';
import { letters } from '../drawing/letters.ts';
import { box, dome, ellipse, line, outline, polygon, roundedBox } from '../drawing/shapes.ts';
import { INK, LINE, ORANGE, RED, STEEL, WHITE, YELLOW } from './colours.ts';

const WIDTH = 600;
const HEIGHT = 450;
const FLOOR = 310;

const WALL: Colour = [214, 210, 202];
const CONCRETE: Colour = [176, 174, 168];
const BLANKET: Colour = [146, 132, 104];

/** A hand-held extinguisher that stands on the floor. */
function extinguisher(x: number): Layer[] {
  return [
    [ellipse({ x, y: 392 }, 30, 8), INK, 0.2],
    [dome({ x, y: 290 }, 24, 22), RED],
    [roundedBox({ x: x - 24, y: 284, width: 48, height: 108 }, 8), RED],
    [box({ x: x - 17, y: 316, width: 34, height: 36 }), WHITE],
    [box({ x: x - 6, y: 256, width: 12, height: 16 }), INK],
    [line(6, [x - 4, 258], [x + 26, 250]), INK],
    [line(5, [x + 6, 266], [x + 32, 286], [x + 32, 330]), INK],
  ];
}

/** Beams to weld, the floor covered below them. */
const beams: readonly Layer[] = [
  [box({ x: 150, y: 40, width: 34, height: 270 }), STEEL],
  [box({ x: 160, y: 40, width: 6, height: 270 }), WHITE, 0.3],
  [box({ x: 60, y: 96, width: 330, height: 36 }), STEEL],
  [box({ x: 60, y: 104, width: 330, height: 6 }), WHITE, 0.3],
  [polygon([184, 132], [232, 132], [184, 180]), STEEL],
  [line(7, [184, 136], [186, 182]), ORANGE],
  [polygon([40, 392], [78, 318], [330, 318], [372, 392]), BLANKET],
  [line(3, [60, 354], [350, 354]), WHITE, 0.25],
];

const sign: readonly Layer[] = [
  [roundedBox({ x: 420, y: 70, width: 150, height: 128 }, 8), WHITE],
  [outline(3, roundedBox({ x: 420, y: 70, width: 150, height: 128 }, 8)), INK],
  [polygon([495, 82], [537, 154], [453, 154]), INK],
  [polygon([495, 94], [527, 148], [463, 148]), YELLOW],
  [line(7, [495, 110], [495, 130]), INK],
  [ellipse({ x: 495, y: 139 }, 4.5), INK],
  [letters('TULITYÖ', { x: 495, y: 186, size: 28, align: 'middle' }), INK],
];

/** A drawn photo of the place of the hot work: steel beams, a blanket on the floor, two extinguishers. */
export function placePhoto(): Buffer {
  const layers: readonly Layer[] = [
    [box({ x: 0, y: FLOOR, width: WIDTH, height: HEIGHT - FLOOR }), CONCRETE],
    [line(2, [0, FLOOR], [WIDTH, FLOOR]), STEEL],
    [line(2, [300, 0], [300, FLOOR]), LINE],
    [line(2, [0, 220], [WIDTH, 220]), LINE],
    ...beams,
    ...sign,
    ...extinguisher(446),
    ...extinguisher(526),
    [letters('NÄYTE', { x: 24, y: 432, size: 26 }), INK, 0.6],
  ];
  return new Canvas(WIDTH, HEIGHT, WALL).paintAll(layers).png();
}
