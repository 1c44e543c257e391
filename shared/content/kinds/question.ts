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
  /** The `key` of the page that tells the answer. */
  readPage?: string | undefined;
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
 * What is wrong with the answer to an exam question as a whole: how many of the chosen options are too many, and how
 * many right ones are missing, never which. Nothing for other questions.
 */
export function examQuestionIssues({ type, options }: QuestionBlock): Issue[] {
  if (type !== 'examQuestion') return [];
  const extra = options.filter(({ selected, correctAnswer }) => selected && !correctAnswer).length;
  const missing = options.filter(({ selected, correctAnswer }) => correctAnswer && !selected).length;
  return [...counted('wrong_option', extra), ...counted('options_missing', missing)];
}

const counted = (code: string, count: number): Issue[] => (count > 0 ? [{ path: '', code, params: { count } }] : []);
