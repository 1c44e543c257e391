import type { ComponentType } from 'react';
import type {
  ChoiceField,
  FieldType,
  FieldValue,
  FormField,
  ImageField,
  SignatureField,
  TextField,
} from '../../../shared/content/blocks/form/field-shape.ts';
import { Signature } from '../signature/signature.tsx';
import { OneOfMany, YesOrNo } from './choice-fields.tsx';
import type { FieldViewProps } from './field-view.ts';
import { DateField } from './dates/date-field.tsx';
import { Images } from './images.tsx';
import { LongText } from './long-text.tsx';
import { ShortText } from './short-text.tsx';
import { TimeField } from './dates/time-field.tsx';

type FieldOf<T extends FieldType> =
  Extract<SignatureField | ImageField | ChoiceField, { type: T }> extends never
    ? TextField
    : Extract<SignatureField | ImageField | ChoiceField, { type: T }>;

/** The view of each field type; a new view is one file and one line here. */
const FIELD_VIEWS: { [T in FieldType]: ComponentType<FieldViewProps<FieldOf<T>>> } = {
  text: ShortText,
  textarea: LongText,
  date: DateField,
  time: TimeField,
  signature: Signature,
  image: Images,
  yesno: YesOrNo,
  choice: OneOfMany,
};

type AnyFieldProps = Omit<FieldViewProps, 'onValue'> & { onValue: (value: FieldValue) => void; field: FormField };

export function fieldViewOf(type: FieldType): ComponentType<AnyFieldProps> {
  // The field and its view come from the same line of the record; no type can express that for both at once.
  return FIELD_VIEWS[type] as ComponentType<AnyFieldProps>;
}
