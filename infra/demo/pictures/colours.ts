import type { Colour } from '../drawing/canvas.ts';

/** The product's colours, and those of what pictures show. */
export const INK: Colour = [20, 32, 31];
export const SOFT_INK: Colour = [86, 101, 99];
export const WHITE: Colour = [255, 255, 255];
export const MIST: Colour = [231, 236, 234];
export const LINE: Colour = [201, 209, 207];
export const PETROL: Colour = [11, 70, 80];
export const YELLOW: Colour = [245, 183, 0];
export const GREEN: Colour = [20, 99, 58];
export const RED: Colour = [196, 48, 38];
export const ORANGE: Colour = [222, 122, 30];
export const BLUE: Colour = [24, 78, 130];
export const STEEL: Colour = [120, 132, 134];
export const TABLE: Colour = [206, 196, 180];
