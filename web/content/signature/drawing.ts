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
type Bounds = { left: number; top: number; width: number; height: number };

/** Every stroke scaled, its line with it, and then moved. */
function moved(strokes: readonly Stroke[], { ratio, x, y }: Move): Stroke[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * ratio,
    maxWidth: stroke.maxWidth * ratio,
    points: stroke.points.map((point) => ({ ...point, x: point.x * ratio + x, y: point.y * ratio + y })),
  }));
}

/** The least box around all points. */
function inkOf(strokes: readonly Stroke[]): Bounds | undefined {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const PAD_MARGIN = 8;

/**
 * The same drawing on a pad of another size: scaled with the pad's width, smaller where its ink would not fit the
 * height, and at the same part of the height as before.
 */
export function fitted(drawing: Drawing, width: number, height: number): Drawing {
  const ink = inkOf(drawing.strokes);
  if (!ink || (drawing.width === width && drawing.height === height)) return { ...drawing, width, height };
  const room = height - 2 * PAD_MARGIN;
  const ratio = Math.min(width / drawing.width, ink.height > 0 ? room / ink.height : Number.POSITIVE_INFINITY);
  const middle = ((ink.top + ink.height / 2) / drawing.height) * height;
  const top = Math.min(
    Math.max(middle - (ink.height * ratio) / 2, PAD_MARGIN),
    height - PAD_MARGIN - ink.height * ratio,
  );
  const x = (width - drawing.width * ratio) / 2;
  return { width, height, strokes: moved(drawing.strokes, { ratio, x, y: top - ink.top * ratio }) };
}

type Limits = { maxWidth: number; maxHeight: number; maxRatio: number; margin: number };

/** The drawing without the empty paper around it, scaled to the limits (pixels); nothing of an empty one. */
export function trimmed(drawing: Drawing, { maxWidth, maxHeight, maxRatio, margin }: Limits): Drawing | undefined {
  const ink = inkOf(drawing.strokes);
  if (!ink) return undefined;
  const width = ink.width + 2 * margin;
  const height = ink.height + 2 * margin;
  const ratio = Math.min(maxWidth / width, maxHeight / height, maxRatio);
  const move = { ratio, x: (margin - ink.left) * ratio, y: (margin - ink.top) * ratio };
  return {
    width: Math.floor(width * ratio),
    height: Math.floor(height * ratio),
    strokes: moved(drawing.strokes, move),
  };
}
