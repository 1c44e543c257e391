import * as z from 'zod/mini';
import { authoredText, emptyAnswer } from '../../authored.ts';
import type { BlockShape } from '../../block-shape.ts';
import { takePart } from '../../answers/take-part.ts';
import { MAX_TITLE_CHARACTERS } from '../../text-limits.ts';

const Ticked = z.boolean();

const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('checkbox'),
    label: authoredText(),
    name: authoredText(MAX_TITLE_CHARACTERS),
    value: emptyAnswer(Ticked, () => false),
  }),
);
export type CheckboxBlock = z.infer<typeof Schema>;

export const checkboxShape: BlockShape<CheckboxBlock, boolean> = {
  schema: Schema,
  take: (_, submitted) => takePart(Ticked, submitted['value'], 'value'),
};
