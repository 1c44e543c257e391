import { copyWith } from '../../../core/copy-with.ts';
import type { Issue } from '../../../core/errors.ts';
import { answeredKind, NO_FILES, type RuleIssue } from '../../block-kind.ts';

/** `correctAnswer` is absent when the reader must not know it. */
export type QuestionOption = { text: string; correctAnswer?: boolean; selected: boolean };
export type QuestionBlock = {
  kind: 'question';
  type: 'examQuestion' | 'checkboxQuestion';
  text: string;
  options: QuestionOption[];
  mandatory: boolean;
  /** The `key` of the page that explains the answer. */
  readPage?: string | undefined;
};

/** The right answer of an exam without right options is to choose nothing, so no choice may be required. */
const isAnswerable = ({ options }: QuestionBlock) => options.some(({ correctAnswer }) => correctAnswer !== false);

function issuesOf(question: QuestionBlock): Issue[] {
  if (!question.mandatory || question.options.some(({ selected }) => selected)) return [];
  const isNeeded = question.type === 'checkboxQuestion' || isAnswerable(question);
  return isNeeded ? [{ path: '', code: 'not_selected' }] : [];
}

function authorIssues({ type, options, mandatory }: QuestionBlock): RuleIssue[] {
  const isExam = type === 'examQuestion';
  if (options.length === 0) return isExam || mandatory ? [{ path: 'options', code: 'no_options' }] : [];
  const hasRight = options.some(({ correctAnswer }) => correctAnswer);
  return isExam && !hasRight ? [{ path: 'options.0.correctAnswer', code: 'no_right_option' }] : [];
}

const QUESTION_SECONDS = 20;

const isPlace = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Errors in an exam answer as a whole: how many chosen options are wrong and how many right ones are missing, never which. Empty for other
 * questions.
 */
function examIssues({ type, options }: QuestionBlock): Issue[] {
  if (type !== 'examQuestion') return [];
  const extra = options.filter(({ selected, correctAnswer }) => selected && !correctAnswer).length;
  const missing = options.filter(({ selected, correctAnswer }) => correctAnswer && !selected).length;
  return [...countIssue('wrong_option', extra), ...countIssue('options_missing', missing)];
}

const countIssue = (code: string, count: number): Issue[] => (count > 0 ? [{ path: '', code, params: { count } }] : []);

/**
 * A question: an exam that must be right before its page is signed, or a stored choice. Its answer: the indexes of the chosen options,
 * ascending.
 */
export const questionKind = answeredKind<QuestionBlock, number[]>({
  answer: {
    ...NO_FILES,
    isAnswer: (stored): stored is number[] => Array.isArray(stored) && stored.every(isPlace),
    empty: () => [],
    read: ({ options }) => options.flatMap(({ selected }, place) => (selected ? [place] : [])),
    put: (block, selected) =>
      copyWith(block, {
        options: block.options.map((option, place) => copyWith(option, { selected: selected.includes(place) })),
      }),
    seconds: () => QUESTION_SECONDS,
    // Permits do not check exams.
    isAsked: ({ type }, purpose) => purpose === 'induction' || type === 'checkboxQuestion',
    issues: issuesOf,
    mayChangeAfterSigning: ({ type }) => type === 'checkboxQuestion',
  },
  withoutSecrets: (block) => ({
    ...block,
    options: block.options.map(({ text, selected }) => ({ text, selected })),
  }),
  authorIssues,
  isExam: ({ type }) => type === 'examQuestion',
  examIssues,
  leadsBack: {
    pageKey: ({ readPage }) => readPage,
    withPageKey: ({ readPage: _before, ...block }, readPage) =>
      readPage === undefined ? block : { ...block, readPage },
  },
});
