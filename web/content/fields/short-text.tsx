import type { TextField as Field } from '../../../shared/content/kinds/form-field.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { MAX_LINE_CHARACTERS } from '../../../shared/content/text-limits.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldViewProps } from './field-view.ts';
import { ReadValue } from './read-value.tsx';

/** A line of text, a date or a time, by the browser's own input for it. */
export function ShortText({ field, id, issues, onValue, page }: FieldViewProps<Field>) {
  if (page.mode === 'read' || page.openness !== 'open') {
    const isDate = field.type === 'date' && field.value !== '';
    return <ReadValue label={field.label} value={isDate ? formatDate(field.value) : field.value} />;
  }
  return (
    <TextField
      id={id}
      type={field.type}
      label={field.label}
      hint={field.help || undefined}
      isOptional={!field.mandatory}
      maxLength={MAX_LINE_CHARACTERS}
      error={issues[0]?.message}
      value={field.value}
      onChange={onValue}
    />
  );
}
