import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextField as Field } from '../../../shared/content/kinds/form-field.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './choice-group.module.css';
import { ChoiceGroup, optionsOf } from './choice-group.tsx';
import { dateChoices, dateOf, datePartsOf, withPart, type DateParts } from './date-parts.ts';
import type { FieldViewProps } from './field-view.ts';
import { ReadValue } from './read-value.tsx';

const PARTS = ['day', 'month', 'year'] as const;

/** A date by the phone's own pickers of a day, a month and a year. */
function DateEditor({ field, id, issues, onValue }: FieldViewProps<Field>) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<DateParts>(() => datePartsOf(''));
  const [thisYear] = useState(() => new Date().getFullYear());
  const parts = field.value === '' ? begun : datePartsOf(field.value);
  const choices = dateChoices(parts, thisYear);
  const choose = (changed: Partial<DateParts>) => {
    const next = withPart(parts, changed);
    setBegun(next);
    onValue(dateOf(next));
  };
  return (
    <ChoiceGroup id={id} label={field.label} help={field.help} isOptional={!field.mandatory} error={issues[0]?.message}>
      <div className={styles.date}>
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

export function DateField(props: FieldViewProps<Field>) {
  const { field, page } = props;
  if (page.mode === 'fill' && page.openness === 'open') return <DateEditor {...props} />;
  return <ReadValue label={field.label} value={field.value === '' ? '' : formatDate(field.value)} />;
}
