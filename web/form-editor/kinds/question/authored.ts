import type { QuestionBlock } from '../../../../shared/content/blocks/question/rules.ts';
import { isBlank } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';
import { PrintedQuestion } from './printed.tsx';

/** Shows an exam to its author with the right answers ticked. */
function preview(block: QuestionBlock): QuestionBlock {
  if (block.type !== 'examQuestion') return block;
  const options = block.options.map((option) => ({ ...option, selected: option.correctAnswer === true }));
  return { ...block, options };
}

export const questionAuthored: AuthoredKind<QuestionBlock> = {
  title: (t, { type }) => t(`editor.kind.${type}`),
  words: ({ text }) => [text],
  checks: ({ text, options }) => [
    ...(isBlank(text) ? [{ code: 'emptyBlock', field: 'text' } as const] : []),
    ...(options.length === 1 ? [{ code: 'fewOptions' } as const] : []),
    ...options.flatMap((option, place) =>
      isBlank(option.text) ? [{ code: 'emptyOption', field: `options.${place}.text` } as const] : [],
    ),
  ],
  preview,
  Printed: PrintedQuestion,
};
