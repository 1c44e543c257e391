import type { FormField } from '../../../../shared/content/blocks/form/field-shape.ts';
import type { FormBlock } from '../../../../shared/content/blocks/form/rules.ts';
import { isBlank } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';
import { PrintedForm } from './printed.tsx';

/** A field's label, with the options of a choice. */
function fieldWords(field: FormField): string {
  if (field.type !== 'choice' || field.options.length === 0) return field.label;
  return `${field.label} (${field.options.join(' / ')})`;
}

function savedField(field: FormField): FormField {
  if (field.type !== 'choice' || !field.options.some(isBlank)) return field;
  return { ...field, options: field.options.filter((option) => !isBlank(option)) };
}

export const formAuthored: AuthoredKind<FormBlock> = {
  words: ({ fields }) => fields.map(fieldWords),
  checks: ({ fields }) => {
    if (fields.length === 0) return [{ code: 'noFields' }];
    return fields.flatMap(({ label }, place) =>
      isBlank(label) ? [{ code: 'noFieldLabel', field: `fields.${place}.label` } as const] : [],
    );
  },
  saved: (block) => ({ ...block, fields: block.fields.map(savedField) }),
  preview: (block) => ({ ...block, fields: block.fields.map((field) => ({ ...field, ifPreviousYes: false })) }),
  Printed: PrintedForm,
};
