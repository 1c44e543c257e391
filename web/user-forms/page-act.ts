import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import { signaturesOf } from '../content/signature/sign-answers.ts';

/** What the primary button of a page does, which is what it says. */
export type PageAct = 'next' | 'confirm' | 'save' | 'check' | 'saveSignature';

const SAVED_KINDS = new Set(['form', 'question', 'cards', 'person']);

/** The act of a page by its blocks with the answers in them; `isSettled` where it is signed and nothing has changed since. */
export function pageAct(content: readonly Block[], { isSettled }: { isSettled: boolean }): PageAct {
  if (isSettled) return 'next';
  if (signaturesOf(content).some((field) => field.mandatory)) return 'saveSignature';
  if (hasExam(content)) return 'check';
  return content.some(({ kind }) => SAVED_KINDS.has(kind)) ? 'save' : 'confirm';
}

export function hasExam(content: readonly Block[]): boolean {
  return content.some((block) => isKnown(block) && block.kind === 'question' && block.type === 'examQuestion');
}
