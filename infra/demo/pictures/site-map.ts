import { Canvas, type Colour, type Layer } from '../drawing/canvas.ts';
import { letters } from '../drawing/letters.ts';
import { box, dashes, ellipse, line, outline, polygon, roundedBox, type Box, type Point } from '../drawing/shapes.ts';
import { GREEN, INK, LINE, ORANGE, PETROL, STEEL, WHITE, YELLOW } from './colours.ts';

const WIDTH = 960;
const HEIGHT = 640;

const LAWN: Colour = [226, 235, 222];
const LOT: Colour = [240, 237, 229];
const ROAD: Colour = [190, 198, 197];
const PAVEMENT: Colour = [222, 219, 210];
const LOT_BOX: Box = { x: 40, y: 36, width: 880, height: 410 };
const GATE = { x: 480, y: 446 };
const LIFT = { x: 640, y: 172 };
const LIFT_RADIUS = 118;
const ASSEMBLY = { x: 580, y: 486 };

const label = (text: string, place: { x: number; y: number; size?: number }, colour = INK): Layer => [
  letters(text, { size: 34, align: 'middle', ...place }),
  colour,
];

function building(at: Box, name: string, size = 34): Layer[] {
  return [
    [box({ ...at, x: at.x + 6, y: at.y + 8 }), INK, 0.18],
    [box(at), PETROL],
    [outline(4, box({ x: at.x + 10, y: at.y + 10, width: at.width - 20, height: at.height - 20 })), WHITE, 0.25],
    label(name, { x: at.x + at.width / 2, y: at.y + at.height / 2 + 13, size }, WHITE),
  ];
}

/** The turning crane: nobody walks under what it lifts. */
function liftingArea(): Layer[] {
  const { x, y } = LIFT;
  const stripes = Array.from({ length: 7 }, (_, at) => {
    const dx = (at - 3) * 32;
    const reach = Math.sqrt(Math.max(0, LIFT_RADIUS ** 2 - dx ** 2)) - 4;
    return line(5, [x + dx, y - reach], [x + dx, y + reach]);
  }).flat();
  return [
    [ellipse(LIFT, LIFT_RADIUS), YELLOW, 0.3],
    [stripes, YELLOW, 0.75],
    [outline(5, ellipse(LIFT, LIFT_RADIUS)), ORANGE],
    [roundedBox({ x: x - 92, y: y + 18, width: 184, height: 48 }, 8), WHITE, 0.92],
    label('Nostoalue', { x, y: y + 53 }),
    [line(9, [x - 96, y - 34], [x + 40, y - 34]), INK],
    [line(4, [x - 60, y - 34], [x - 60, y - 8]), INK],
    [box({ x: x + 26, y: y - 48, width: 28, height: 28 }), INK],
  ];
}

const cross = ({ x, y }: { x: number; y: number }, size: number): Layer[] => [
  [roundedBox({ x: x - size, y: y - size, width: 2 * size, height: 2 * size }, 6), GREEN],
  [line(size / 1.6, [x - size * 0.62, y], [x + size * 0.62, y]), WHITE],
  [line(size / 1.6, [x, y - size * 0.62], [x, y + size * 0.62]), WHITE],
];

/** Four arrows that meet, as on the sign of an assembly point. */
function assemblyPoint(): Layer[] {
  const { x, y } = ASSEMBLY;
  return [
    [roundedBox({ x: x - 34, y: y - 34, width: 68, height: 68 }, 8), GREEN],
    [outline(4, roundedBox({ x: x - 34, y: y - 34, width: 68, height: 68 }, 8)), WHITE],
    label('K', { x, y: y + 17, size: 50 }, WHITE),
  ];
}

const WALKWAYS: readonly (readonly Point[])[] = [
  [
    [480, 440],
    [480, 312],
    [330, 312],
  ],
  [
    [480, 372],
    [640, 372],
  ],
];

function north(): Layer[] {
  return [
    [ellipse({ x: 878, y: 84 }, 32), WHITE],
    [polygon([878, 58], [892, 98], [878, 90], [864, 98]), INK],
    label('P', { x: 878, y: 142, size: 24 }),
  ];
}

function legend(): Layer[] {
  const y = 606;
  return [
    [box({ x: 0, y: 570, width: WIDTH, height: 70 }), WHITE],
    [roundedBox({ x: 40, y: y - 22, width: 32, height: 32 }, 4), GREEN],
    label('K', { x: 56, y: y + 3, size: 26 }, WHITE),
    [letters('Kokoontumispaikka', { x: 84, y: y + 4, size: 27 }), INK],
    ...cross({ x: 368, y: y - 6 }, 16),
    [letters('Ensiapu', { x: 396, y: y + 4, size: 27 }), INK],
    [dashes(10, 14, [532, y - 6], [588, y - 6]), ORANGE],
    [letters('Kulkureitti', { x: 600, y: y + 4, size: 27 }), INK],
    [line(5, [772, y - 14], [920, y - 14]), INK],
    [line(4, [772, y - 22], [772, y - 6]), INK],
    [line(4, [920, y - 22], [920, y - 6]), INK],
    [letters('20 m', { x: 846, y: y + 19, size: 24, align: 'middle' }), INK],
  ];
}

/** The map of the demo site: tower C, the crane's area, the office, gate 1 and the assembly point before it. */
export function siteMap(): Buffer {
  const layers: readonly Layer[] = [
    [box({ x: 0, y: 456, width: WIDTH, height: 48 }), PAVEMENT],
    [box({ x: 0, y: 504, width: WIDTH, height: 70 }), ROAD],
    [dashes(4, 26, [0, 538], [WIDTH, 538]), WHITE],
    [letters('Kalasatamankatu', { x: 128, y: 491, size: 28 }), INK],
    [box({ x: 446, y: 440, width: 68, height: 68 }), ROAD],
    [box(LOT_BOX), LOT],
    [box({ x: 446, y: 296, width: 68, height: 154 }), LINE],
    [outline(6, box(LOT_BOX)), STEEL],
    ...WALKWAYS.map((points): Layer => [dashes(11, 17, ...points), ORANGE]),
    ...building({ x: 86, y: 78, width: 250, height: 270 }, 'Torni C', 44),
    ...liftingArea(),
    ...building({ x: 646, y: 326, width: 236, height: 88 }, 'Toimisto'),
    ...cross({ x: 846, y: 308 }, 20),
    [box({ x: GATE.x - 48, y: GATE.y - 7, width: 96, height: 14 }), WHITE],
    [dashes(14, 12, [GATE.x - 48, GATE.y], [GATE.x + 48, GATE.y]), ORANGE],
    label('Portti 1', { x: 380, y: 428 }),
    ...assemblyPoint(),
    ...north(),
    ...legend(),
  ];
  return new Canvas(WIDTH, HEIGHT, LAWN).paintAll(layers).png();
}
