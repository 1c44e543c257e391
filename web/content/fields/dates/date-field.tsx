import type { TextField as Field } from '../../../../shared/content/blocks/form/field-shape.ts';
import { formatDate } from '../../../../shared/core/dates.ts';
import { DateChoice } from './date-choice.tsx';
import { fieldTexts } from '../field-texts.tsx';
import type { FieldViewProps } from '../field-view.ts';
import { ReadValue } from '../read-value.tsx';

export function DateField({ field, id, issues, onValue, page }: FieldViewProps<Field>) {
  const { mandatory, value } = field;
  const { label, help } = fieldTexts(field);
  if (page.mode === 'read' || page.openness !== 'open') {
    return <ReadValue label={label} value={value === '' ? '' : formatDate(value)} />;
  }
  return (
    <DateChoice
      id={id}
      label={label}
      help={help}
      isOptional={!mandatory}
      error={issues[0]?.message}
      date={value}
      onDate={onValue}
    />
  );
}
