// <ChoiceRow legend={t('…')} choices={[{ value: 'info', label: t('…') }]} chosen={type} onChoose={setType} />: one of a few, side by side.
import { useId } from 'react';
import { classNames, CONTROL_FRAME } from '../../ui/class-names.ts';
import styles from './choice-row.module.css';

type ChoiceRowProps<Value extends string | number> = {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function ChoiceRow<Value extends string | number>({ legend, choices, chosen, onChoose }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={classNames(styles.choice, CONTROL_FRAME, value === chosen && styles.chosen)}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
