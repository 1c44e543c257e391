import * as z from 'zod/mini';
import type { BlockShape, Taken } from '../../block-shape.ts';
import { withValue, type FormBlock } from './rules.ts';
import { takeEach, takePart } from '../../answers/take-part.ts';
import { MAX_FIELDS } from '../../text-limits.ts';
import { FIELD_VALUES, FormField } from './field-shape.ts';
import type { FieldValue } from './field-shape.ts';

const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('form'),
    fields: z._default(z.array(FormField).check(z.maxLength(MAX_FIELDS)), []),
  }),
);

/** Accepts only the field's own options for a choice. */
function takeValue(field: FormField, value: unknown, path: string): Taken<FieldValue> {
  const taken = takePart<FieldValue>(FIELD_VALUES[field.type], value, path);
  if (field.type !== 'choice' || taken.answer === undefined || taken.answer === '') return taken;
  return field.options.some((option) => option === taken.answer)
    ? taken
    : { issues: [{ path, code: 'invalid_value' }] };
}

function take(block: FormBlock, submitted: Readonly<Record<string, unknown>>): Taken<FieldValue[]> {
  const { answer, issues } = takeEach(block.fields, submitted['fields'], 'fields', (field, given, path) =>
    takeValue(field, given['value'], `${path}.value`),
  );
  return { answer: answer && block.fields.map((field, place) => withValue(field, answer[place]).value), issues };
}

export const formShape: BlockShape<FormBlock, FieldValue[]> = { schema: Schema, take };
