import { useState } from 'react';
import styles from '../choice-group.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice-group.tsx';
import { PartSelects } from './part-selects.tsx';
import { timeChoices, timeOf, timePartsOf, type TimeParts } from './time-parts.ts';

const PARTS = ['hour', 'minute'] as const;

type TimeChoiceProps = Omit<ChoiceGroupProps, 'children'> & {
  /** `HH:MM`, or empty. */
  time: string;
  onTime: (time: string) => void;
};

/** A time in two native selects: hour and quarter. */
export function TimeChoice({ time, onTime, ...group }: TimeChoiceProps) {
  const [begun, setBegun] = useState<TimeParts>(() => timePartsOf(''));
  const parts = time === '' ? begun : timePartsOf(time);
  const choices = timeChoices(parts);
  const choose = (changed: Partial<TimeParts>) => {
    const next = { ...parts, ...changed };
    setBegun(next);
    onTime(timeOf(next));
  };
  return (
    <ChoiceGroup {...group}>
      <PartSelects
        id={group.id}
        className={styles.time}
        parts={PARTS}
        values={parts}
        choices={choices}
        onChoose={(part, value) => choose({ [part]: value })}
      />
    </ChoiceGroup>
  );
}
