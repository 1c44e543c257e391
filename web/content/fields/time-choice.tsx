import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './choice-group.module.css';
import { ChoiceGroup, optionsOf, type ChoiceGroupProps } from './choice-group.tsx';
import { timeChoices, timeOf, timePartsOf, type TimeParts } from './time-parts.ts';

const PARTS = ['hour', 'minute'] as const;

type TimeChoiceProps = Omit<ChoiceGroupProps, 'children'> & {
  /** `HH:MM`, or empty. */
  time: string;
  onTime: (time: string) => void;
};

/** A time by the phone's own pickers of an hour and a quarter of it. */
export function TimeChoice({ time, onTime, ...group }: TimeChoiceProps) {
  const { t } = useTranslation();
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
      <div className={styles.time}>
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
