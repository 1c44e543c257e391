// <CellArea id="…" label={t('…')} describedBy="…" value={text} onChange={setText} />: a field in a table of many, low and without a visible
// label; what it is about stands beside it.
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './cell-area.module.css';
import fieldStyles from './field.module.css';

type CellAreaProps = Pick<ComponentProps<'textarea'>, 'id' | 'lang' | 'maxLength' | 'value'> & {
  label: string;
  /** The id of the text that the field is about. */
  describedBy: string;
  onChange: (text: string) => void;
};

export function CellArea({ label, describedBy, onChange, ...native }: CellAreaProps) {
  return (
    <textarea
      {...native}
      rows={1}
      className={classNames(fieldStyles.input, styles.area)}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
