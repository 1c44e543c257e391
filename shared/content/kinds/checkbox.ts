import * as z from 'zod/mini';
import { answeredKind, NO_FILES } from '../block-kind.ts';
import { takePart } from '../take-part.ts';
import { authoredText, MAX_TITLE_CHARACTERS, unanswered } from '../text-limits.ts';

const Ticked = z.boolean();

const Schema = z.object({
  kind: z.literal('checkbox'),
  label: authoredText(),
  name: authoredText(MAX_TITLE_CHARACTERS),
  value: unanswered(Ticked, () => false),
});
export type CheckboxBlock = z.infer<typeof Schema>;

/** A box that has to be ticked before its page is signed. */
export const checkboxKind = answeredKind<CheckboxBlock, boolean>({
  schema: Schema,
  answer: {
    ...NO_FILES,
    schema: Ticked,
    empty: () => false,
    take: (_, submitted) => takePart(Ticked, submitted['value'], 'value'),
    put: (block, value) => ({ ...block, value }),
    issues: ({ value }) => (value ? [] : [{ path: 'value', code: 'unticked' }]),
  },
});
