import type { FormField } from '../../../shared/content/blocks/form/field-shape.ts';
import { Said } from '../said/said.tsx';

/** What the author says of a field, each in the language it is in. */
export function fieldTexts({ label, help }: Pick<FormField, 'label' | 'help'>) {
  return {
    label: label && <Said path="label">{label}</Said>,
    help: help && <Said path="help">{help}</Said>,
  };
}
