import { describe, expect, test } from 'vitest';
import {
  fitDrawing,
  trimDrawing,
  withoutLastStroke,
  type Drawing,
  type Stroke,
} from '../../../web/content/signature/drawing.ts';
import { isEmptySketch, parseSketch } from '../../../web/content/signature/sketch.ts';

const stroke = (...points: readonly [number, number][]): Stroke => ({
  points: points.map(([x, y], time) => ({ x, y, pressure: 0.5, time })),
  penColor: '#000',
  dotSize: 1,
  minWidth: 1,
  maxWidth: 3,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
});
const drawing: Drawing = { width: 300, height: 200, strokes: [stroke([50, 100], [250, 140])] };
const points = ({ strokes }: Drawing) => strokes.flatMap((each) => each.points.map(({ x, y }) => [x, y]));

describe('a drawn signature', () => {
  test('stays as it is on a pad of the same size', () => {
    expect(points(fitDrawing(drawing, 300, 200))).toEqual([
      [50, 100],
      [250, 140],
    ]);
  });

  test('grows with the pad, its line with it, and comes back the same', () => {
    const large = fitDrawing(drawing, 600, 400);
    expect(points(large)).toEqual([
      [100, 200],
      [500, 280],
    ]);
    expect(large.strokes[0]?.maxWidth).toBe(6);
    expect(points(fitDrawing(large, 300, 200))).toEqual(points(drawing));
  });

  test.each([
    [600, 120],
    [100, 400],
    [80, 20],
  ])('stays whole on a pad of %i × %i', (width, height) => {
    for (const [x = -1, y = -1] of points(fitDrawing(drawing, width, height))) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  test('is saved without the paper around it, within 600 × 200 pixels', () => {
    const limits = { maxWidth: 600, maxHeight: 200, maxRatio: 2, margin: 10 };
    const small = trimDrawing(drawing, limits);
    expect(small && [small.width, small.height]).toEqual([440, 120]);
    expect(small && points(small)).toEqual([
      [20, 20],
      [420, 100],
    ]);
    const wide = trimDrawing({ width: 2000, height: 900, strokes: [stroke([0, 0], [1900, 800])] }, limits);
    expect(wide && wide.width <= 600 && wide.height <= 200).toBe(true);
    expect(trimDrawing({ ...drawing, strokes: [] }, limits)).toBeUndefined();
  });

  test('loses its last stroke when it is undone', () => {
    const two = { ...drawing, strokes: [stroke([1, 1]), stroke([2, 2])] };
    expect(points(withoutLastStroke(two))).toEqual([[1, 1]]);
    expect(points(withoutLastStroke({ ...drawing, strokes: [] }))).toEqual([]);
  });

  test('comes back from the device, and a broken one as an empty one', () => {
    const kept = { way: 'draw', drawing, name: '' } as const;
    expect(parseSketch(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const broken of [undefined, null, 'text', { drawing: { strokes: 3 } }, { name: 7 }]) {
      expect(isEmptySketch(parseSketch(broken))).toBe(true);
    }
  });
});
