import type { PointGroup } from 'signature_pad';

export type Stroke = PointGroup;

/** Strokes in the pixels of their pad, and that pad's size. */
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

/** Scales every stroke and its line width, then moves it. */
function moveStrokes(strokes: readonly Stroke[], { ratio, x, y }: Move): Stroke[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * ratio,
    maxWidth: stroke.maxWidth * ratio,
    points: stroke.points.map((point) => ({ ...point, x: point.x * ratio + x, y: point.y * ratio + y })),
  }));
}

/** The bounding box of all points. */
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
 * The same drawing on a pad of another size: scaled by the pad's width, or less where its ink would exceed the height, at the same relative
 * height.
 */
export function fitDrawing(drawing: Drawing, width: number, height: number): Drawing {
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
  return { width, height, strokes: moveStrokes(drawing.strokes, { ratio, x, y: top - ink.top * ratio }) };
}

type Limits = { maxWidth: number; maxHeight: number; maxRatio: number; margin: number };

/** Crops the drawing to its ink and scales it to the limits (pixels); undefined for an empty drawing. */
export function trimDrawing(drawing: Drawing, { maxWidth, maxHeight, maxRatio, margin }: Limits): Drawing | undefined {
  const ink = inkOf(drawing.strokes);
  if (!ink) return undefined;
  const width = ink.width + 2 * margin;
  const height = ink.height + 2 * margin;
  const ratio = Math.min(maxWidth / width, maxHeight / height, maxRatio);
  const move = { ratio, x: (margin - ink.left) * ratio, y: (margin - ink.top) * ratio };
  return {
    width: Math.floor(width * ratio),
    height: Math.floor(height * ratio),
    strokes: moveStrokes(drawing.strokes, move),
  };
}
