import { blockKindOf, type Block } from '../../../shared/content/block-registry.ts';
import { hasExam } from '../../../shared/content/pages/page-rules.ts';
import { signaturesOf } from '../../content/blocks/form/sign-answers.ts';

/** The act of a page's primary button, which its label names. */
export type PageAct = 'next' | 'confirm' | 'save' | 'check' | 'saveSignature';

type Standing = { isSigned: boolean; isChanged: boolean };

/** A page whose only answers are checkboxes is confirmed, not saved. */
function isSaved(block: Block): boolean {
  const kind = blockKindOf(block);
  return kind.answer !== undefined && kind.isTicked === undefined;
}

/** The act of a page by its answered blocks, and by whether they differ from the saved ones. */
export function pageAct(content: readonly Block[], { isSigned, isChanged }: Standing): PageAct {
  if (isSigned && !isChanged) return 'next';
  if (signaturesOf(content).some((field) => field.mandatory)) return 'saveSignature';
  // An exam is checked once: after signing only the page's other answers may change.
  if (hasExam({ content }) && !isSigned) return 'check';
  return content.some(isSaved) ? 'save' : 'confirm';
}
