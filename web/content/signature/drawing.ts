import type { PointGroup } from 'signature_pad';

export type Stroke = PointGroup;

/** Strokes in the pixels of the pad that they were drawn on, and that pad's size. */
export type Drawing = { width: number; height: number; strokes: readonly Stroke[] };

export const EMPTY_DRAWING: Drawing = { width: 0, height: 0, strokes: [] };

export function isEmptyDrawing({ strokes }: Drawing): boolean {
  return strokes.length === 0;
}

export function withoutLastStroke(drawing: Drawing): Drawing {
  return { ...drawing, strokes: drawing.strokes.slice(0, -1) };
}

type Move = { ratio: number; x: number; y: number };

/** Every stroke moved and then scaled, its line with it. */
function moved(strokes: readonly Stroke[], { ratio, x, y }: Move): Stroke[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * ratio,
    maxWidth: stroke.maxWidth * ratio,
    points: stroke.points.map((point) => ({ ...point, x: (point.x + x) * ratio, y: (point.y + y) * ratio })),
  }));
}

/** The same drawing on a pad of another size: as large as it fits, in the middle, its shape kept. */
export function fitted(drawing: Drawing, width: number, height: number): Drawing {
  if (isEmptyDrawing(drawing) || (drawing.width === width && drawing.height === height))
    return { ...drawing, width, height };
  const ratio = Math.min(width / drawing.width, height / drawing.height);
  const x = (width / ratio - drawing.width) / 2;
  const y = (height / ratio - drawing.height) / 2;
  return { width, height, strokes: moved(drawing.strokes, { ratio, x, y }) };
}

type Limits = { maxWidth: number; maxHeight: number; maxRatio: number; margin: number };

/** The drawing without the empty paper around it, scaled to the limits (pixels); nothing of an empty one. */
export function trimmed(drawing: Drawing, { maxWidth, maxHeight, maxRatio, margin }: Limits): Drawing | undefined {
  const points = drawing.strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return undefined;
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  const width = Math.max(...points.map(({ x }) => x)) + margin - left;
  const height = Math.max(...points.map(({ y }) => y)) + margin - top;
  const ratio = Math.min(maxWidth / width, maxHeight / height, maxRatio);
  return {
    width: Math.floor(width * ratio),
    height: Math.floor(height * ratio),
    strokes: moved(drawing.strokes, { ratio, x: -left, y: -top }),
  };
}
