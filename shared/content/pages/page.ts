import * as z from 'zod/mini';
import { Id, Timestamp, Version } from '../../core/fields.ts';
import { TEXT_MARKS } from '../translation/text-marks.ts';
import { SignatureTimes } from '../answers/signature-times.ts';
import { AnsweredBlock, AuthoredBlock } from '../block-shapes.ts';
import { ShownIn } from './shown-in.ts';
import { authoredText, PageKey } from '../authored.ts';
import { MAX_BLOCKS, MAX_READ_SECONDS, MAX_TITLE_CHARACTERS } from '../text-limits.ts';

export { hasAnswerBlocks, hasSignature } from './page-rules.ts';

export const MAX_PAGES = 200;

/** A page as its author writes it; omitted fields get defaults. `minReadTime` is in seconds. */
export const Page = z.object({
  title: authoredText(MAX_TITLE_CHARACTERS),
  minReadTime: z._default(z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_READ_SECONDS)), 0),
  content: z._default(z.array(AuthoredBlock).check(z.maxLength(MAX_BLOCKS)), []),
  /** Present only when a question names the page as the one to read again. */
  key: z.optional(PageKey),
});
export type Page = z.infer<typeof Page>;

/** A page of a user form or permit, with answers in its blocks; `version` counts changes of this page. */
export const UserPage = z.object({
  title: z.string(),
  minReadTime: z.number(),
  content: z.array(AnsweredBlock),
  signed: z.nullable(Timestamp),
  version: Version,
  key: z.optional(z.string()),
  /** How often somebody answered the page's exam, including the right answer; absent when not counted. */
  tries: z.optional(z.number()),
  signatureTimes: z.optional(SignatureTimes),
  /** Where and when a page was read that a renewal took over unchanged. */
  carried: z.optional(z.object({ userFormId: Id, signed: Timestamp })),
  /** Of a renewal: a page that the version signed before does not have. */
  isChanged: z.optional(z.boolean()),
  /** In another language than the form’s first: the one in which the page is shown here, and the revision of its translation. */
  ...z.partial(ShownIn).shape,
  /** The texts that are not in that language, by their paths: `base` in the form’s first, `old` where a former text was translated. */
  marks: z.optional(z.record(z.string(), z.enum(TEXT_MARKS))),
  /** The language in which the page was read and signed, and the revision of its translation; absent where it was the base. */
  signedIn: z.optional(ShownIn),
});
export type UserPage = z.infer<typeof UserPage>;
