import { clearDraft, readDraft, writeDraft } from '../../drafts/draft-store.ts';
import type { PageView } from '../block-view.ts';
import { EMPTY_DRAWING, isEmptyDrawing, type Drawing } from './drawing.ts';

/** An unfinished signature: drawn or typed, with the content of both ways. */
export type Sketch = { way: 'draw' | 'type'; drawing: Drawing; name: string };

export const EMPTY_SKETCH: Sketch = { way: 'draw', drawing: EMPTY_DRAWING, name: '' };

export function isEmptySketch({ way, drawing, name }: Sketch): boolean {
  return way === 'draw' ? isEmptyDrawing(drawing) : name.trim() === '';
}

function isDrawing(value: unknown): value is Drawing {
  const drawing = value as Partial<Drawing> | null | undefined;
  return typeof drawing?.width === 'number' && typeof drawing.height === 'number' && Array.isArray(drawing.strokes);
}

/** Parses a stored sketch; empty where it is missing or invalid. */
export function parseSketch(stored: unknown): Sketch {
  const sketch = (stored ?? {}) as Partial<Sketch>;
  return {
    way: sketch.way === 'type' ? 'type' : 'draw',
    drawing: isDrawing(sketch.drawing) ? sketch.drawing : EMPTY_DRAWING,
    name: typeof sketch.name === 'string' ? sketch.name : '',
  };
}

const partOf = (part: string, fieldId: string) => `${part}:${fieldId}`;

export function readSketch(draft: PageView['draft'], fieldId: string): Sketch {
  return draft ? parseSketch(readDraft(draft.entityId, partOf(draft.part, fieldId))) : EMPTY_SKETCH;
}

/** Stores the sketch on the device, so that a reload loses no stroke. */
export function keepSketch(draft: PageView['draft'], fieldId: string, sketch: Sketch): void {
  if (draft) writeDraft(draft.entityId, partOf(draft.part, fieldId), sketch);
}

export function forgetSketch(draft: PageView['draft'], fieldId: string): void {
  if (draft) clearDraft(draft.entityId, partOf(draft.part, fieldId));
}
