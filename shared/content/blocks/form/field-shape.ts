import * as z from 'zod/mini';
import { text } from '../../../core/fields.ts';
import { authoredFlag, authoredText, FileName, emptyAnswer } from '../../authored.ts';
import { MAX_IMAGES, MAX_LINE_CHARACTERS, MAX_OPTIONS, MAX_TITLE_CHARACTERS } from '../../text-limits.ts';
import { isImagePresent } from '../../card-rules.ts';
import { isRealDate } from '../../real-date.ts';
import { unsignedSignature, type SignatureValue } from './signature.ts';
import { SubmittedSignature } from './signature-shape.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const emptyOr = (isRight: (value: string) => boolean) =>
  z.string().check(z.refine((value) => value === '' || isRight(value), { params: { code: 'invalid_format' } }));

/** The shape of each type of field's value: a date is `YYYY-MM-DD`, a time `HH:MM`, images are file names. */
export const FIELD_VALUES = {
  text: text(MAX_LINE_CHARACTERS),
  textarea: text(MAX_LINE_CHARACTERS),
  date: emptyOr(isRealDate),
  time: emptyOr((value) => TIME.test(value)),
  yesno: z.enum(['', 'yes', 'no']),
  /** One of the field's own options, or empty. */
  choice: text(MAX_LINE_CHARACTERS),
  signature: SubmittedSignature,
  image: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
    z.array(FileName).check(
      z.maxLength(MAX_IMAGES),
      z.overwrite((names) => names.filter(isImagePresent)),
    ),
  ),
};
export type FieldType = keyof typeof FIELD_VALUES;

const common = () => ({
  name: authoredText(MAX_TITLE_CHARACTERS),
  label: authoredText(),
  help: authoredText(),
  /** Shown and required only when the field before it, or the checkbox before the form, says yes. */
  ifPreviousYes: authoredFlag(),
});

const TextField = z.lazy(() =>
  z.object({
    type: z.enum(['text', 'textarea', 'date', 'time', 'yesno']),
    ...common(),
    mandatory: authoredFlag(),
    value: emptyAnswer(z.string(), () => ''),
  }),
);

const ChoiceField = z.lazy(() =>
  z.object({
    type: z.literal('choice'),
    ...common(),
    mandatory: authoredFlag(),
    options: z._default(z.array(authoredText()).check(z.maxLength(MAX_OPTIONS)), []),
    value: emptyAnswer(z.string(), () => ''),
  }),
);

/** A signature is mandatory unless its author says otherwise. */
const SignatureField = z.lazy(() =>
  z.object({
    type: z.literal('signature'),
    ...common(),
    mandatory: authoredFlag(true),
    value: emptyAnswer<SignatureValue>(SubmittedSignature, unsignedSignature),
  }),
);

const MAX_IMAGE_MEGABYTES = 10;
const ImageField = z.lazy(() =>
  z.object({
    type: z.literal('image'),
    ...common(),
    mandatory: authoredFlag(),
    value: emptyAnswer(z.array(z.string()), () => []),
    maxSizeMb: z.optional(z.number().check(z.positive(), z.maximum(MAX_IMAGE_MEGABYTES))),
    maxCount: z.optional(z.number().check(z.int(), z.positive(), z.maximum(MAX_IMAGES))),
    /** As in HTML: types or endings, separated by commas. */
    accept: z.optional(text(MAX_TITLE_CHARACTERS)),
  }),
);

export const FormField = z.discriminatedUnion('type', [TextField, ChoiceField, SignatureField, ImageField]);
export type TextField = z.infer<typeof TextField>;
/** In a translation `shown` are the options as they are shown; the answer is one of `options`. */
export type ChoiceField = z.infer<typeof ChoiceField> & { shown?: readonly string[] };
export type SignatureField = z.infer<typeof SignatureField>;
export type ImageField = z.infer<typeof ImageField>;
export type FormField = TextField | ChoiceField | SignatureField | ImageField;
export type FieldValue = FormField['value'];
