import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextField as Field } from '../../../shared/content/kinds/form-field.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './choice-group.module.css';
import { ChoiceGroup, optionsOf } from './choice-group.tsx';
import type { FieldViewProps } from './field-view.ts';
import { ReadValue } from './read-value.tsx';
import { shownTime, timeChoices, timeOf, timePartsOf, type TimeParts } from './time-parts.ts';

const PARTS = ['hour', 'minute'] as const;

/** A time by the phone's own pickers of an hour and a quarter of it. */
function TimeEditor({ field, id, issues, onValue }: FieldViewProps<Field>) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<TimeParts>(() => timePartsOf(''));
  const parts = field.value === '' ? begun : timePartsOf(field.value);
  const choices = timeChoices(parts);
  const choose = (changed: Partial<TimeParts>) => {
    const next = { ...parts, ...changed };
    setBegun(next);
    onValue(timeOf(next));
  };
  return (
    <ChoiceGroup id={id} label={field.label} help={field.help} isOptional={!field.mandatory} error={issues[0]?.message}>
      <div className={styles.time}>
        {PARTS.map((part, place) => (
          <SelectField
            key={part}
            id={place === 0 ? id : `${id}-${part}`}
            label={t(`fields.${part}`)}
            value={parts[part]}
            options={optionsOf(choices[part], parts[part])}
            onChange={(value) => choose({ [part]: value })}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

export function TimeField(props: FieldViewProps<Field>) {
  const { field, page } = props;
  if (page.mode === 'fill' && page.openness === 'open') return <TimeEditor {...props} />;
  return <ReadValue label={field.label} value={shownTime(field.value)} />;
}
