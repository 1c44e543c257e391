import { unsignedSignature } from '../../../../shared/content/blocks/form/signature.ts';
import type { FieldType, FormField } from '../../../../shared/content/blocks/form/field-shape.ts';

type Kept = Pick<FormField, 'label' | 'name' | 'help' | 'mandatory' | 'ifPreviousYes'>;

const NOTHING: Kept = { label: '', name: '', help: '', mandatory: false, ifPreviousYes: false };

/** An empty field of a type; takes over another field's texts and rules, but not what only that type has. */
export function freshField(type: FieldType, before: Kept = NOTHING): FormField {
  const { label, name, help, mandatory, ifPreviousYes } = before;
  const common = { label, name, help, mandatory, ifPreviousYes };
  if (type === 'signature') return { type, ...common, value: unsignedSignature() };
  if (type === 'image') return { type, ...common, value: [] };
  if (type === 'choice') return { type, ...common, options: [], value: '' };
  return { type, ...common, value: '' };
}
