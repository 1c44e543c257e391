import * as z from 'zod/mini';
import type { Issue } from '../../core/errors.ts';
import { answeredKind, NO_FILES } from '../block-kind.ts';
import type { Taken } from '../block-kind.ts';
import { takeEach, takePart } from '../take-part.ts';
import { authoredFlag, authoredText, MAX_OPTIONS, unanswered } from '../text-limits.ts';

/** `correctAnswer` is absent where the reader must not know it. */
export type QuestionOption = { text: string; correctAnswer?: boolean; selected: boolean };
export type QuestionBlock = {
  kind: 'question';
  type: 'examQuestion' | 'checkboxQuestion';
  text: string;
  options: QuestionOption[];
  mandatory: boolean;
};

const Option = z.object({
  text: authoredText(),
  correctAnswer: authoredFlag(),
  selected: unanswered(z.boolean(), () => false),
});
const Schema = z.object({
  kind: z.literal('question'),
  type: z._default(z.enum(['examQuestion', 'checkboxQuestion']), 'examQuestion'),
  text: authoredText(),
  options: z._default(z.array(Option).check(z.maxLength(MAX_OPTIONS)), []),
  mandatory: authoredFlag(),
});

/** The places of the chosen options, rising. */
const Selected = z.array(z.number().check(z.int(), z.nonnegative())).check(z.maxLength(MAX_OPTIONS));

function take(block: QuestionBlock, submitted: Readonly<Record<string, unknown>>): Taken<number[]> {
  const { answer, issues } = takeEach(block.options, submitted['options'], 'options', (_, option, path) =>
    takePart(z.boolean(), option['selected'], `${path}.selected`),
  );
  return { answer: answer?.flatMap((isSelected, place) => (isSelected ? [place] : [])), issues };
}

/** An exam whose author marked nothing as right is answered right by choosing nothing, so nothing may be demanded. */
const isAnswerable = ({ options }: QuestionBlock) => options.some(({ correctAnswer }) => correctAnswer !== false);

function issuesOf(question: QuestionBlock): Issue[] {
  if (!question.mandatory || question.options.some(({ selected }) => selected)) return [];
  const isNeeded = question.type === 'checkboxQuestion' || isAnswerable(question);
  return isNeeded ? [{ path: '', code: 'not_selected' }] : [];
}

/** A question: an exam that has to be right before its page is signed, or a choice that is kept. */
export const questionKind = answeredKind<QuestionBlock, number[]>({
  schema: Schema,
  answer: {
    ...NO_FILES,
    schema: Selected,
    empty: () => [],
    take,
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
