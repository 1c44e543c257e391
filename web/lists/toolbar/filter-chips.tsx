// <FilterChips label={t('…')} chips={[{ value: 'all', label: t('…') }]} chosen={state} onChoose={choose} />: one of a few, as buttons side by side.
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './filter-chips.module.css';

export type FilterChip<Value extends string> = {
  value: Value;
  label: string;
  /** The number of rows that the filter leaves, if the server tells it. */
  count?: number | undefined;
};

type FilterChipsProps<Value extends string> = {
  label: string;
  chips: readonly FilterChip<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function FilterChips<Value extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {chips.map(({ value, label: text, count }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === chosen}
          aria-label={count === undefined ? undefined : `${text}, ${count}`}
          onClick={() => onChoose(value)}
        >
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
