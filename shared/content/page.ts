import * as z from 'zod/mini';
import { Timestamp, Version } from '../core/fields.ts';
import { AnsweredBlock, AuthoredBlock, blockIntakeOf } from './block-intake-registry.ts';
import type { PageContent } from './page-rules.ts';
import type { AuthoredFile } from './block-kind.ts';
import { authoredText, PageKey } from './authored.ts';
import { MAX_BLOCKS, MAX_READ_SECONDS, MAX_TITLE_CHARACTERS } from './text-limits.ts';

export { hasAnswerBlocks, hasSignature } from './page-rules.ts';
export type { PageContent } from './page-rules.ts';

/** The most pages that a form may have. */
export const MAX_PAGES = 200;

/** A page as its author writes it; what is left out gets its default. `minReadTime` is in seconds. */
export const Page = z.object({
  title: authoredText(MAX_TITLE_CHARACTERS),
  minReadTime: z._default(z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_READ_SECONDS)), 0),
  content: z._default(z.array(AuthoredBlock).check(z.maxLength(MAX_BLOCKS)), []),
  /** Only where a question names the page as the one to read again. */
  key: z.optional(PageKey),
});
export type Page = z.infer<typeof Page>;

/** When the server was given each signature of a page, by the name under which its drawing is stored. */
export const SignatureTimes = z.record(z.string(), Timestamp);
export type SignatureTimes = z.infer<typeof SignatureTimes>;

/** A page of a user form or permit, its blocks with the answers in them; `version` counts changes of this page. */
export const UserPage = z.object({
  title: z.string(),
  minReadTime: z.number(),
  content: z.array(AnsweredBlock),
  signed: z.nullable(Timestamp),
  version: Version,
  key: z.optional(z.string()),
  /** How often the exam of the page was answered, the right answer counted; absent where nobody counted. */
  tries: z.optional(z.number()),
  signatureTimes: z.optional(SignatureTimes),
});
export type UserPage = z.infer<typeof UserPage>;

/** The files that the author put on the page. */
export function authoredFilesOf({ content }: PageContent): AuthoredFile[] {
  return content.flatMap((block) => blockIntakeOf(block).authoredFiles?.(block) ?? []);
}
