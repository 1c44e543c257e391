import * as z from 'zod/mini';
import { authoredFlag, authoredText, PageKey, emptyAnswer } from '../../authored.ts';
import type { BlockShape, Taken } from '../../block-shape.ts';
import type { QuestionBlock } from './rules.ts';
import { takeEach, takePart } from '../../answers/take-part.ts';
import { MAX_OPTIONS } from '../../text-limits.ts';

const Option = z.lazy(() =>
  z.object({
    text: authoredText(),
    correctAnswer: authoredFlag(),
    selected: emptyAnswer(z.boolean(), () => false),
  }),
);
const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('question'),
    type: z._default(z.enum(['examQuestion', 'checkboxQuestion']), 'examQuestion'),
    text: authoredText(),
    options: z._default(z.array(Option).check(z.maxLength(MAX_OPTIONS)), []),
    mandatory: authoredFlag(),
    readPage: z.optional(PageKey),
  }),
);

function take(block: QuestionBlock, submitted: Readonly<Record<string, unknown>>): Taken<number[]> {
  const { answer, issues } = takeEach(block.options, submitted['options'], 'options', (_, option, path) =>
    takePart(z.boolean(), option['selected'], `${path}.selected`),
  );
  return { answer: answer?.flatMap((isSelected, place) => (isSelected ? [place] : [])), issues };
}

export const questionShape: BlockShape<QuestionBlock, number[]> = { schema: Schema, take };
