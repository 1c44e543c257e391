// <FilterChips label={t('…')} chips={[{ value: 'all', label: t('…') }]} chosen={state} onChoose={choose} />: one of a few, as buttons side by side.
import { useEffect, useRef } from 'react';
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

/** Scrolls the chosen chip into the line, where there is no room for all: the page itself stays. */
function useChosenInSight(chosen: string, counts: string) {
  const line = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chip = line.current?.querySelector('[aria-pressed="true"]');
    if (!line.current || !chip) return;
    const [room, place] = [line.current.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (place.left < room.left) line.current.scrollLeft -= room.left - place.left;
    else if (place.right > room.right)
      line.current.scrollLeft += Math.min(place.right - room.right, place.left - room.left);
  }, [chosen, counts]);
  return line;
}

export function FilterChips<Value extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Value>) {
  const line = useChosenInSight(chosen, chips.map(({ count }) => count).join());
  return (
    <fieldset ref={line} className={styles.chips}>
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
