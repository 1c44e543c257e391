// <StartChoice legend={t('…')} starts={[{ key: 'empty', name: t('…'), text: t('…') }]} value={start} onChange={setStart} />
import { classNames, CONTROL_FRAME } from '../../ui/class-names.ts';
import styles from './start-choice.module.css';

type StartChoiceProps<Key extends string> = {
  legend: string;
  starts: readonly { key: Key; name: string; text: string }[];
  value: Key;
  onChange: (key: Key) => void;
};

/** Selects the initial content of a new form. */
export function StartChoice<Key extends string>({ legend, starts, value, onChange }: StartChoiceProps<Key>) {
  return (
    <fieldset className={styles.start}>
      <legend className={styles.legend}>{legend}</legend>
      {starts.map(({ key, name, text }) => (
        <label key={key} className={classNames(styles.choice, CONTROL_FRAME)}>
          <input type="radio" name="start" checked={value === key} onChange={() => onChange(key)} />
          <strong>{name}</strong>
          <small>{text}</small>
        </label>
      ))}
    </fieldset>
  );
}
