import * as z from 'zod/mini';
import { cardNoteKey } from '../../keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    cardNote: { cardId: string };
  }
}

export const cardNote = dueKind('cardNote', () => z.object({ cardId: z.string() }));

/** A card renewed by its holder; its recipients are looked up when it is due. */
export function cardNoteWrite(id: string, at: string, cardId: string): Write {
  return { put: cardNote.item(cardNoteKey(id), { at, id }, { cardId }) };
}
