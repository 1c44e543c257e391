import type { TextField as Field } from '../../../shared/content/blocks/form/field-shape.ts';
import { MAX_LINE_CHARACTERS } from '../../../shared/content/text-limits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldTexts } from './field-texts.tsx';
import type { FieldViewProps } from './field-view.ts';
import { ReadValue } from './read-value.tsx';

/** A line of text. */
export function ShortText({ field, id, issues, onValue, page }: FieldViewProps<Field>) {
  const { label, help } = fieldTexts(field);
  if (page.mode === 'read' || page.openness !== 'open') return <ReadValue label={label} value={field.value} />;
  return (
    <TextField
      id={id}
      label={label}
      hint={help}
      isOptional={!field.mandatory}
      maxLength={MAX_LINE_CHARACTERS}
      error={issues[0]?.message}
      value={field.value}
      onChange={onValue}
    />
  );
}
