// <Tick id={id} label={t('…')} isTicked={mandatory} onChange={setMandatory} />: a yes or no among the settings of a block.
import styles from './tick.module.css';

type TickProps = {
  id: string;
  label: string;
  hint?: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
};

export function Tick({ id, label, hint, isTicked, onChange }: TickProps) {
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isTicked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
