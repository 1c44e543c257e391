import { unsignedSignature } from '../../../shared/content/kinds/signature.ts';
import type { FieldType, FormField } from '../../../shared/content/kinds/form-field.ts';

type Kept = Pick<FormField, 'label' | 'name' | 'help' | 'mandatory' | 'ifPreviousYes'>;

const NOTHING: Kept = { label: '', name: '', help: '', mandatory: false, ifPreviousYes: false };

/** An empty field of a type; of another field its texts and rules are kept, but not what only its type has. */
export function freshField(type: FieldType, before: Kept = NOTHING): FormField {
  const { label, name, help, mandatory, ifPreviousYes } = before;
  const common = { label, name, help, mandatory, ifPreviousYes };
  if (type === 'signature') return { type, ...common, value: unsignedSignature() };
  if (type === 'image') return { type, ...common, value: [] };
  if (type === 'choice') return { type, ...common, options: [], value: '' };
  return { type, ...common, value: '' };
}
