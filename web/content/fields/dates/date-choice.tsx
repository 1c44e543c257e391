import { useState } from 'react';
import styles from '../choice-group.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice-group.tsx';
import { PartSelects } from './part-selects.tsx';
import { dateChoices, dateOf, datePartsOf, withPart, type DateParts } from './date-parts.ts';

const PARTS = ['day', 'month', 'year'] as const;

type DateChoiceProps = Omit<ChoiceGroupProps, 'children'> & {
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  onDate: (date: string) => void;
};

/** A date in three native selects: day, month and year. */
export function DateChoice({ date, onDate, ...group }: DateChoiceProps) {
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
      <PartSelects
        id={group.id}
        className={styles.date}
        parts={PARTS}
        values={parts}
        choices={choices}
        onChoose={(part, value) => choose({ [part]: value })}
      />
    </ChoiceGroup>
  );
}
