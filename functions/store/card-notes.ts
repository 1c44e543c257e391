import { dueAt } from './due-work.ts';
import type { Write } from './table.ts';

/** A card that its holder has renewed; who is told of it is looked up when it is due. */
export function cardNoteWrite(id: string, at: string, cardId: string): Write {
  return { put: { PK: `NOTE#${id}`, SK: 'NOTE', entity: 'cardNote', cardId, ...dueAt(at, id) } };
}
