import * as z from 'zod/mini';
import { Timestamp } from '../../../shared/core/fields.ts';
import { draftKey } from '../keys.ts';
import type { Table, Write } from '../table.ts';
import { objectOf, packContent, unpackContent, type LargeContent } from './packed-content.ts';

/** The head's record of its form's draft; present exactly while the draft item is. */
export const DraftRecord = z.object({
  at: Timestamp,
  by: z.string(),
  /** The author's name when they saved it. */
  name: z.string(),
  /** When the form was last published before the draft was begun. */
  base: Timestamp,
});
export type DraftRecord = z.infer<typeof DraftRecord>;

export type FormDraft<Content> = {
  content: Content;
  /** The key of large content in the object store. */
  object: string | undefined;
};

/** The draft of a form. */
export async function findFormDraft<Content>(
  { table, files }: { table: Table; files: LargeContent },
  formId: string,
): Promise<FormDraft<Content> | undefined> {
  const item = await table.get(draftKey(formId));
  const content = item && (await unpackContent<Content>(files, item));
  return item && content ? { content, object: objectOf(item) } : undefined;
}

/** The write of a draft over any former one, and the key of its large content; the head's version guards the write. */
export async function draftWrite(
  files: LargeContent,
  formId: string,
  content: unknown,
): Promise<{ write: Write; object: string | undefined }> {
  const packed = await packContent(files, `versions/${formId}/draft`, content);
  const item = { ...draftKey(formId), entity: 'formDraft', ...packed };
  return { write: { put: item }, object: objectOf(item) };
}

export function erasedDraftWrite(formId: string): Write {
  return { delete: draftKey(formId) };
}
