import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './choice-group.module.css';
import { ChoiceGroup, optionsOf, type ChoiceGroupProps } from './choice-group.tsx';
import { dateChoices, dateOf, datePartsOf, withPart, type DateParts } from './date-parts.ts';

const PARTS = ['day', 'month', 'year'] as const;

type DateChoiceProps = Omit<ChoiceGroupProps, 'children'> & {
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  onDate: (date: string) => void;
};

/** A date by the phone's own pickers of a day, a month and a year. */
export function DateChoice({ date, onDate, ...group }: DateChoiceProps) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<DateParts>(() => datePartsOf(''));
  const [thisYear] = useState(() => new Date().getFullYear());
  const parts = date === '' ? begun : datePartsOf(date);
  const choices = dateChoices(parts, thisYear);
  const choose = (changed: Partial<DateParts>) => {
    const next = withPart(parts, changed);
    setBegun(next);
    onDate(dateOf(next));
  };
  return (
    <ChoiceGroup {...group}>
      <div className={styles.date}>
        {PARTS.map((part, place) => (
          <SelectField
            key={part}
            id={place === 0 ? group.id : `${group.id}-${part}`}
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
