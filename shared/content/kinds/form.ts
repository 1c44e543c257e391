import type { Issue } from '../../core/errors.ts';
import { answeredKind } from '../block-kind.ts';
import type { BlockContext } from '../block-kind.ts';
import { canonicalJson } from '../canonical.ts';
import { isImagePresent } from '../card-rules.ts';
import type { FieldValue, FormField } from './form-field.ts';
import { below } from '../shape-issues.ts';
import { MAX_IMAGES } from '../text-limits.ts';
import { isYes } from '../yes.ts';
import { isSignatureValue, signatureIssues, unsignedSignature, type SignatureValue } from './signature.ts';

export type FormBlock = { kind: 'form'; fields: FormField[] };

const isSignature = (value: FieldValue | undefined): value is SignatureValue =>
  typeof value === 'object' && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';

const isFieldValue = (stored: unknown) =>
  isText(stored) || (Array.isArray(stored) && stored.every(isText)) || isSignatureValue(stored);

/** The field with a value of its own type; a value of another type leaves it empty. */
export function withValue(field: FormField, value: FieldValue | undefined): FormField {
  if (field.type === 'signature') {
    return { ...field, value: isSignature(value) ? value : unsignedSignature() };
  }
  if (field.type === 'image') return { ...field, value: Array.isArray(value) ? value : [] };
  return { ...field, value: typeof value === 'string' ? value : '' };
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
    const isChosen = field.type === 'choice' || field.type === 'yesno';
    const code = isChosen ? 'not_chosen' : 'required';
    return field.mandatory && field.value.trim() === '' ? [{ path: 'value', code }] : [];
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

/** A form of fields; after its page is signed only its signatures may change. Its answer: a value for each field. */
export const formKind = answeredKind<FormBlock, FieldValue[]>({
  answer: {
    isAnswer: (stored): stored is FieldValue[] => Array.isArray(stored) && stored.every(isFieldValue),
    empty: ({ fields }) => fields.map((field) => withValue(field, undefined).value),
    read: ({ fields }) => fields.map(({ value }) => value),
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
