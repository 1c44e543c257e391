import type { Block } from '../../shared/content/block-registry.ts';
import { hasExam } from '../../shared/content/page-rules.ts';
import { signaturesOf } from '../content/signature/sign-answers.ts';

/** What the primary button of a page does, which is what it says. */
export type PageAct = 'next' | 'confirm' | 'save' | 'check' | 'saveSignature';

const SAVED_KINDS = new Set(['form', 'question', 'cards', 'person']);

type Standing = { isSigned: boolean; isChanged: boolean };

/** The act of a page by its blocks with the answers in them, and by whether they differ from the saved ones. */
export function pageAct(content: readonly Block[], { isSigned, isChanged }: Standing): PageAct {
  if (isSigned && !isChanged) return 'next';
  if (signaturesOf(content).some((field) => field.mandatory)) return 'saveSignature';
  // An exam is checked once: on a signed page only its other answers may change.
  if (hasExam({ content }) && !isSigned) return 'check';
  return content.some(({ kind }) => SAVED_KINDS.has(kind)) ? 'save' : 'confirm';
}
