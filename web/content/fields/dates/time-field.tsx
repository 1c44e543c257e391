import type { TextField as Field } from '../../../../shared/content/blocks/form/field-shape.ts';
import { fieldTexts } from '../field-texts.tsx';
import type { FieldViewProps } from '../field-view.ts';
import { ReadValue } from '../read-value.tsx';
import { TimeChoice } from './time-choice.tsx';
import { shownTime } from '../../../ui/shown-time.ts';

export function TimeField({ field, id, issues, onValue, page }: FieldViewProps<Field>) {
  const { mandatory, value } = field;
  const { label, help } = fieldTexts(field);
  if (page.mode === 'read' || page.openness !== 'open') return <ReadValue label={label} value={shownTime(value)} />;
  return (
    <TimeChoice
      id={id}
      label={label}
      help={help}
      isOptional={!mandatory}
      error={issues[0]?.message}
      time={value}
      onTime={onValue}
    />
  );
}
