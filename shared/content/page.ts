import * as z from 'zod/mini';
import { Timestamp, Version } from '../core/fields.ts';
import { AnsweredBlock, AuthoredBlock, blockKindOf, isKnown } from './block-registry.ts';
import type { Block } from './block-registry.ts';
import type { AuthoredFile } from './block-kind.ts';
import { authoredText, MAX_BLOCKS, MAX_READ_SECONDS, MAX_TITLE_CHARACTERS } from './text-limits.ts';

/** The most pages that a form may have. */
export const MAX_PAGES = 200;

/** A page as its author writes it; what is left out gets its default. `minReadTime` is in seconds. */
export const Page = z.object({
  title: authoredText(MAX_TITLE_CHARACTERS),
  minReadTime: z._default(z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_READ_SECONDS)), 0),
  content: z._default(z.array(AuthoredBlock).check(z.maxLength(MAX_BLOCKS)), []),
});
export type Page = z.infer<typeof Page>;

/** A page of a user form or permit, its blocks with the answers in them; `version` counts changes of this page. */
export const UserPage = z.object({
  title: z.string(),
  minReadTime: z.number(),
  content: z.array(AnsweredBlock),
  signed: z.nullable(Timestamp),
  version: Version,
});
export type UserPage = z.infer<typeof UserPage>;

/** The part of a page that the rules of content look at. */
export type PageContent = { readonly content: readonly Block[] };

/** Whether the worker has anything to fill in, tick or choose on the page. */
export function hasAnswerBlocks({ content }: PageContent): boolean {
  return content.some((block) => blockKindOf(block).answer !== undefined);
}

/** Whether the page has a signature field. */
export function hasSignature({ content }: PageContent): boolean {
  return content.some(
    (block) => isKnown(block) && block.kind === 'form' && block.fields.some(({ type }) => type === 'signature'),
  );
}

/** The files that the author put on the page. */
export function authoredFilesOf({ content }: PageContent): AuthoredFile[] {
  return content.flatMap((block) => blockKindOf(block).authoredFiles?.(block) ?? []);
}
