import { blockKindOf, isKnown } from './block-registry.ts';
import type { Block } from './block-registry.ts';

/** The part of a page that the rules of content look at. */
export type PageContent = { readonly content: readonly Block[] };

/** Whether the worker has anything to fill in, tick or choose on the page. */
export function hasAnswerBlocks({ content }: PageContent): boolean {
  return content.some((block) => blockKindOf(block).answer !== undefined);
}

/** Whether the page has a question that has to be answered right before the page is signed. */
export function hasExam({ content }: PageContent): boolean {
  return content.some((block) => isKnown(block) && block.kind === 'question' && block.type === 'examQuestion');
}

/** Whether the page has a signature field. */
export function hasSignature({ content }: PageContent): boolean {
  return content.some(
    (block) => isKnown(block) && block.kind === 'form' && block.fields.some(({ type }) => type === 'signature'),
  );
}
