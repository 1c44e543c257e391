import { copyWith } from '../../../core/copy-with.ts';
import type { Issue } from '../../../core/errors.ts';
import { answeredKind, type BlockContext, type RuleIssue } from '../../block-kind.ts';
import { orderedJson } from '../../answers/canonical.ts';
import { isImagePresent } from '../../card-rules.ts';
import type { FieldValue, FormField } from './field-shape.ts';
import { below } from '../../shape-issues.ts';
import { MAX_IMAGES } from '../../text-limits.ts';
import { isYes } from '../../yes.ts';
import { isSignatureValue, signatureIssues, unsignedSignature, type SignatureValue } from './signature.ts';

export type FormBlock = { kind: 'form'; fields: FormField[] };

const isSignature = (value: FieldValue | undefined): value is SignatureValue =>
  typeof value === 'object' && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';

const isFieldValue = (stored: unknown) =>
  isText(stored) || (Array.isArray(stored) && stored.every(isText)) || isSignatureValue(stored);

/** The field with this value; a value of another type leaves the field empty. */
export function withValue(field: FormField, value: FieldValue | undefined): FormField {
  if (field.type === 'signature') {
    return copyWith(field, { value: isSignature(value) ? value : unsignedSignature() });
  }
  if (field.type === 'image') return copyWith(field, { value: Array.isArray(value) ? value : [] });
  return copyWith(field, { value: typeof value === 'string' ? value : '' });
}

/** Which fields of a form are shown with these answers: a conditional field only when the field before it is shown and says yes. */
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

const isBlank = (text: string) => text.trim() === '';

/** A choice needs at least two options, each with its own text. */
function fieldAuthorIssues(field: FormField, place: number): RuleIssue[] {
  if (field.type !== 'choice') return [];
  const path = `fields.${place}.options`;
  const options = field.options.map((option) => option.trim());
  if (options.length < 2 || options.some(isBlank)) return [{ path, code: 'few_options' }];
  return new Set(options).size < options.length ? [{ path, code: 'same_options' }] : [];
}

const FIELD_SECONDS = 20;
/** The default of a time field. */
const DEFAULT_TIME = '07:00';

function defaultValue(field: FormField, today: string): FieldValue {
  if (field.type === 'date') return field.value || today;
  if (field.type === 'time') return field.value || DEFAULT_TIME;
  return field.value;
}

/** Fills the shown date and time fields with their defaults; hidden fields stay empty. */
function defaults(form: FormBlock, context: BlockContext, today: string): FieldValue[] | undefined {
  const isShown = shownFields(form, context);
  const values = form.fields.map((field, place) => (isShown[place] ? defaultValue(field, today) : field.value));
  return values.some((value, place) => value !== form.fields[place]?.value) ? values : undefined;
}

function filesOf(value: FieldValue): string[] {
  if (isSignature(value)) return isImagePresent(value.value) ? [value.value] : [];
  return Array.isArray(value) ? value : [];
}

function renameFiles(value: FieldValue, nameOf: (file: string) => string): FieldValue {
  if (isSignature(value)) return isImagePresent(value.value) ? { ...value, value: nameOf(value.value) } : value;
  return Array.isArray(value) ? value.map(nameOf) : value;
}

/** A form of fields; after signing, only its signatures may change. Its answer has one value per field. */
export const formKind = answeredKind<FormBlock, FieldValue[]>({
  answer: {
    isAnswer: (stored): stored is FieldValue[] => Array.isArray(stored) && stored.every(isFieldValue),
    empty: ({ fields }) => fields.map((field) => withValue(field, undefined).value),
    read: ({ fields }) => fields.map(({ value }) => value),
    put: (block, values) =>
      copyWith(block, { fields: block.fields.map((field, place) => withValue(field, values[place])) }),
    seconds: ({ fields }) => fields.length * FIELD_SECONDS,
    defaults,
    issues: (form, context) => {
      const shown = shownFields(form, context);
      return form.fields.flatMap((field, place) => (shown[place] ? below(`fields.${place}`, fieldIssues(field)) : []));
    },
    files: (values) => values.flatMap(filesOf),
    withFiles: (values, nameOf) => values.map((value) => renameFiles(value, nameOf)),
    mayChangeAfterSigning: ({ fields }, before, after) =>
      fields.every(
        ({ type }, place) => type === 'signature' || orderedJson(before[place]) === orderedJson(after[place]),
      ),
  },
  authorIssues: ({ fields }) => fields.flatMap(fieldAuthorIssues),
  needs: ({ fields }) => ({ camera: fields.some(({ type }) => type === 'image') }),
  hasSignature: ({ fields }) => fields.some(({ type }) => type === 'signature'),
  followsTick: true,
});
