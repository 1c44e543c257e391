import type { Issue } from '../../core/errors.ts';
import { answeredKind, NO_FILES } from '../block-kind.ts';

/** `correctAnswer` is absent where the reader must not know it. */
export type QuestionOption = { text: string; correctAnswer?: boolean; selected: boolean };
export type QuestionBlock = {
  kind: 'question';
  type: 'examQuestion' | 'checkboxQuestion';
  text: string;
  options: QuestionOption[];
  mandatory: boolean;
};

/** An exam whose author marked nothing as right is answered right by choosing nothing, so nothing may be demanded. */
const isAnswerable = ({ options }: QuestionBlock) => options.some(({ correctAnswer }) => correctAnswer !== false);

function issuesOf(question: QuestionBlock): Issue[] {
  if (!question.mandatory || question.options.some(({ selected }) => selected)) return [];
  const isNeeded = question.type === 'checkboxQuestion' || isAnswerable(question);
  return isNeeded ? [{ path: '', code: 'not_selected' }] : [];
}

const isPlace = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/** A question: an exam that has to be right before its page is signed, or a choice that is kept. Its answer: the places of the chosen options, rising. */
export const questionKind = answeredKind<QuestionBlock, number[]>({
  answer: {
    ...NO_FILES,
    isAnswer: (stored): stored is number[] => Array.isArray(stored) && stored.every(isPlace),
    empty: () => [],
    read: ({ options }) => options.flatMap(({ selected }, place) => (selected ? [place] : [])),
    put: (block, selected) => ({
      ...block,
      options: block.options.map((option, place) => ({ ...option, selected: selected.includes(place) })),
    }),
    issues: issuesOf,
    mayChangeAfterSigning: ({ type }) => type === 'checkboxQuestion',
  },
  withoutSecrets: (block) => ({
    ...block,
    options: block.options.map(({ text, selected }) => ({ text, selected })),
  }),
});

/**
 * What is wrong with the answer to an exam question, with paths relative to the block: each chosen option that is
 * wrong, and how many right ones are missing, never which. Nothing for other questions.
 */
export function examQuestionIssues({ type, options }: QuestionBlock): Issue[] {
  if (type !== 'examQuestion') return [];
  const wrong = options.flatMap(({ selected, correctAnswer }, place) =>
    selected && !correctAnswer ? [{ path: `options.${place}`, code: 'wrong_option' }] : [],
  );
  const count = options.filter(({ selected, correctAnswer }) => correctAnswer && !selected).length;
  return count > 0 ? [...wrong, { path: '', code: 'options_missing', params: { count } }] : wrong;
}
