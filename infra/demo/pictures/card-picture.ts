import { crc32 } from 'node:zlib';
import { Canvas, type Colour, type Layer } from '../drawing/canvas.ts';
import { letters } from '../drawing/letters.ts';
import { box, dome, ellipse, outline, roundedBox, turned } from '../drawing/shapes.ts';
import { BLUE, GREEN, INK, MIST, ORANGE, RED, SOFT_INK, STEEL, TABLE, WHITE, YELLOW } from './colours.ts';

export type Specimen = {
  /** What the card proves, in its band. */
  name: string;
  holder: string;
  /** As printed: a day, or that there is none. */
  validUntil: string;
};

const WIDTH = 600;
const HEIGHT = 390;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
const CARD = { x: 24, y: 20, width: 552, height: 350 };
const PORTRAIT = { x: 48, y: 116, width: 142, height: 182 };
const ISSUER = 'Mallikoulutus Oy';
const TILT = -1.4;

const BANDS: Readonly<Record<string, Colour>> = {
  Työturvallisuuskortti: GREEN,
  Tulityökortti: ORANGE,
  Ensiapukortti: RED,
  Valttikortti: BLUE,
};
const SKINS: readonly Colour[] = [
  [236, 200, 172],
  [214, 168, 134],
  [160, 112, 80],
];
const HELMETS: readonly Colour[] = [YELLOW, WHITE, ORANGE];
const CLOTHES: readonly Colour[] = [[206, 220, 40], ORANGE];

const pick = <T>(choices: readonly T[], seed: number, otherwise: T): T => choices[seed % choices.length] ?? otherwise;

/** A face under a helmet; the same person looks the same on each card. */
function portrait(holder: string): Layer[] {
  const seed = crc32(holder);
  const { x, y, width, height } = PORTRAIT;
  const middle = x + width / 2;
  const skin = pick(SKINS, seed, WHITE);
  return [
    [box(PORTRAIT), MIST],
    [dome({ x: middle, y: y + height }, 62, 62), pick(CLOTHES, seed >> 3, ORANGE)],
    [box({ x: middle - 14, y: y + 108, width: 28, height: 26 }), skin],
    [ellipse({ x: middle, y: y + 84 }, 33, 41), skin],
    [dome({ x: middle, y: y + 74 }, 41, 42), pick(HELMETS, seed >> 5, YELLOW)],
    [roundedBox({ x: middle - 48, y: y + 68, width: 96, height: 10 }, 5), pick(HELMETS, seed >> 5, YELLOW)],
    [ellipse({ x: middle - 12, y: y + 92 }, 3.5), INK],
    [ellipse({ x: middle + 12, y: y + 92 }, 3.5), INK],
    [roundedBox({ x: middle - 11, y: y + 107, width: 22, height: 4 }, 2), INK, 0.7],
    [outline(2, box(PORTRAIT)), STEEL],
  ];
}

function fact(label: string, value: string, y: number): Layer[] {
  return [
    [letters(label, { x: 216, y, size: 19 }), SOFT_INK],
    [letters(value, { x: 216, y: y + 29, size: 28 }), INK],
  ];
}

/** A number that no issuer has given: the letters M and N are not among theirs. */
function numberOf({ holder, name }: Specimen): string {
  const digits = String(crc32(`${holder} ${name}`) % 1_000_000).padStart(6, '0');
  return `MN ${digits.slice(0, 3)} ${digits.slice(3)}`;
}

const STAMP = { x: 398, y: 292, width: 154, height: 54 };
const stamp: readonly Layer[] = [
  [outline(4, roundedBox(STAMP, 8)), RED, 0.85],
  [letters('NÄYTE', { x: STAMP.x + STAMP.width / 2, y: STAMP.y + 39, size: 40, align: 'middle' }), RED, 0.85],
];

/** A photo of an invented competency card on a table: what a real one tells, of an issuer that does not exist. */
export function cardPicture(specimen: Specimen): Buffer {
  const band = BANDS[specimen.name] ?? STEEL;
  const layers: readonly Layer[] = [
    [roundedBox({ ...CARD, x: CARD.x + 5, y: CARD.y + 8 }, 22), INK, 0.28],
    [roundedBox(CARD, 22), WHITE],
    [roundedBox({ ...CARD, height: 70 }, 22), band],
    [box({ ...CARD, y: CARD.y + 40, height: 36 }), band],
    [letters(specimen.name, { x: 48, y: 70, size: 36 }), WHITE],
    ...portrait(specimen.holder),
    ...fact('Nimi', specimen.holder, 134),
    ...fact('Kortin numero', numberOf(specimen), 198),
    ...fact('Voimassa', specimen.validUntil, 262),
    [letters(`Myöntäjä: ${ISSUER}`, { x: 48, y: 340, size: 20 }), SOFT_INK],
    ...stamp,
  ];
  const tilted = layers.map(([shape, ...paint]): Layer => [turned(shape, TILT, MIDDLE), ...paint]);
  return new Canvas(WIDTH, HEIGHT, TABLE).paintAll(tilted).png();
}
