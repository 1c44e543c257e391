import type { AuthoredFile } from '../block-kind.ts';
import { blockKindOf } from '../block-registry.ts';
import type { Block } from '../block-registry.ts';

/** The part of a page that the content rules read. */
export type PageContent = { readonly content: readonly Block[] };

/** Whether the page has anything to fill in, tick or choose. */
export function hasAnswerBlocks({ content }: PageContent): boolean {
  return content.some((block) => blockKindOf(block).answer !== undefined);
}

/** Whether the page has a question that must be answered right before signing. */
export function hasExam({ content }: PageContent): boolean {
  return content.some((block) => blockKindOf(block).isExam?.(block) === true);
}

export function hasSignature({ content }: PageContent): boolean {
  return content.some((block) => blockKindOf(block).hasSignature?.(block) === true);
}

/** The files that the author put on the page. */
export function authoredFilesOf({ content }: PageContent): AuthoredFile[] {
  return content.flatMap((block) => blockKindOf(block).authoredFiles?.(block) ?? []);
}
