import { Canvas, type Colour, type Layer } from '../drawing/canvas.ts';
import { letters } from '../drawing/letters.ts';
import { box, ellipse, line, outline, polygon, roundedBox, type Point } from '../drawing/shapes.ts';
import { GREEN, INK, LINE, ORANGE, STEEL, WHITE, YELLOW } from './colours.ts';

const WIDTH = 600;
const HEIGHT = 450;

const SKY: Colour = [216, 226, 230];
const GROUND: Colour = [186, 178, 164];
const BASE = { x: 140, y: 318, width: 240, height: 52 };
const DECK = { x: 120, y: 148, width: 280, height: 16 };

const wheel = (x: number): Layer[] => [
  [ellipse({ x, y: 374 }, 30), INK],
  [ellipse({ x, y: 374 }, 13), LINE],
];

/** Two pairs of crossing arms. */
const arms: readonly Layer[] = [0, 1].flatMap((pair): Layer[] => {
  const [top, bottom] = [DECK.y + 16 + pair * 77, DECK.y + 93 + pair * 77];
  return [
    [line(13, [158, bottom], [362, top]), STEEL],
    [line(13, [158, top], [362, bottom]), ORANGE],
    [ellipse({ x: 260, y: (top + bottom) / 2 }, 8), INK],
  ];
});

const rails: readonly Layer[] = [
  ...[124, 216, 306, 396].map((x): Layer => [line(8, [x, 76], [x, 150]), ORANGE]),
  ...[78, 112].map((y): Layer => [line(8, [120, y], [400, y]), ORANGE]),
];

/** The plate that the yearly inspection leaves, as seen from near. */
const PLATE = { x: 424, y: 84, width: 152, height: 132 };
const tick: readonly Point[] = [
  [472, 128],
  [490, 146],
  [526, 106],
];
const plate: readonly Layer[] = [
  [line(3, [424, 216], [346, 332]), INK, 0.5],
  [roundedBox(PLATE, 10), WHITE],
  [outline(4, roundedBox(PLATE, 10)), GREEN],
  [line(11, ...tick), GREEN],
  [letters('Tarkastettu', { x: 500, y: 176, size: 22, align: 'middle' }), INK],
  [letters('NÄYTE', { x: 500, y: 203, size: 22, align: 'middle' }), INK],
  [box({ x: 330, y: 330, width: 26, height: 18 }), WHITE],
];

/** A drawn photo of a scissor lift and its inspection plate. */
export function machinePhoto(): Buffer {
  const layers: readonly Layer[] = [
    [box({ x: 0, y: 350, width: WIDTH, height: 100 }), GROUND],
    [polygon([100, 410], [420, 410], [450, 424], [80, 424]), INK, 0.2],
    ...arms,
    [box(DECK), STEEL],
    ...rails,
    [roundedBox(BASE, 10), ORANGE],
    [box({ ...BASE, y: BASE.y + 36, height: 8 }), YELLOW],
    ...wheel(180),
    ...wheel(340),
    ...plate,
  ];
  return new Canvas(WIDTH, HEIGHT, SKY).paintAll(layers).png();
}
