import * as z from 'zod/mini';
import type { Issue } from '../../core/errors.ts';
import { answeredKind } from '../block-kind.ts';
import type { BlockContext, Taken } from '../block-kind.ts';
import { canonicalJson } from '../canonical.ts';
import { isImagePresent } from '../card-rules.ts';
import { below } from '../shape-issues.ts';
import { takeEach, takePart } from '../take-part.ts';
import { FileName, MAX_FIELDS, MAX_IMAGES } from '../text-limits.ts';
import { isYes } from '../yes.ts';
import { FIELD_VALUES, FormField } from './form-field.ts';
import type { FieldValue } from './form-field.ts';
import { signatureIssues, SignatureValue, unsignedSignature } from './signature.ts';

const Schema = z.object({
  kind: z.literal('form'),
  fields: z._default(z.array(FormField).check(z.maxLength(MAX_FIELDS)), []),
});
export type FormBlock = z.infer<typeof Schema>;

/** A value for each field, in the fields' order. */
const Values = z.array(z.union([z.string(), z.array(FileName), SignatureValue])).check(z.maxLength(MAX_FIELDS));

const isSignature = (value: FieldValue | undefined): value is SignatureValue =>
  typeof value === 'object' && !Array.isArray(value);

/** The field with a value of its own type; a value of another type leaves it empty. */
function withValue(field: FormField, value: FieldValue | undefined): FormField {
  if (field.type === 'signature') {
    return { ...field, value: isSignature(value) ? value : unsignedSignature() };
  }
  if (field.type === 'image') return { ...field, value: Array.isArray(value) ? value : [] };
  return { ...field, value: typeof value === 'string' ? value : '' };
}

function take(block: FormBlock, submitted: Readonly<Record<string, unknown>>): Taken<FieldValue[]> {
  const { answer, issues } = takeEach(block.fields, submitted['fields'], 'fields', (field, given, path) =>
    takePart<FieldValue>(FIELD_VALUES[field.type], given['value'], `${path}.value`),
  );
  return { answer: answer && block.fields.map((field, place) => withValue(field, answer[place]).value), issues };
}

/** Which fields of a form are shown, by the answers in them: those after a "yes" only when it is shown and given. */
export function shownFields({ fields }: FormBlock, { isPreviousTicked }: BlockContext): boolean[] {
  let isBeforeYes = isPreviousTicked;
  return fields.map(({ ifPreviousYes, value }) => {
    const isShown = !ifPreviousYes || isBeforeYes;
    isBeforeYes = isShown && isYes(value);
    return isShown;
  });
}

function fieldIssues(field: FormField): Issue[] {
  if (field.type === 'signature') return below('value', signatureIssues(field.value, field.mandatory));
  if (field.type !== 'image') {
    return field.mandatory && field.value.trim() === '' ? [{ path: 'value', code: 'required' }] : [];
  }
  if (field.mandatory && field.value.length === 0) return [{ path: 'value', code: 'image_missing' }];
  const max = field.maxCount ?? MAX_IMAGES;
  return field.value.length > max ? [{ path: 'value', code: 'too_long', params: { max } }] : [];
}

function filesOf(value: FieldValue): string[] {
  if (isSignature(value)) return isImagePresent(value.value) ? [value.value] : [];
  return Array.isArray(value) ? value : [];
}

function renamed(value: FieldValue, nameOf: (file: string) => string): FieldValue {
  if (isSignature(value)) return isImagePresent(value.value) ? { ...value, value: nameOf(value.value) } : value;
  return Array.isArray(value) ? value.map(nameOf) : value;
}

/** A form of fields; after its page is signed only its signatures may change. */
export const formKind = answeredKind<FormBlock, FieldValue[]>({
  schema: Schema,
  answer: {
    schema: Values,
    empty: ({ fields }) => fields.map((field) => withValue(field, undefined).value),
    take,
    put: (block, values) => ({
      ...block,
      fields: block.fields.map((field, place) => withValue(field, values[place])),
    }),
    issues: (form, context) => {
      const shown = shownFields(form, context);
      return form.fields.flatMap((field, place) => (shown[place] ? below(`fields.${place}`, fieldIssues(field)) : []));
    },
    files: (values) => values.flatMap(filesOf),
    withFiles: (values, nameOf) => values.map((value) => renamed(value, nameOf)),
    mayChangeAfterSigning: ({ fields }, before, after) =>
      fields.every(
        ({ type }, place) => type === 'signature' || canonicalJson(before[place]) === canonicalJson(after[place]),
      ),
  },
});
