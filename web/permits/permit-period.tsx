import { Fragment } from 'react';
import type { PermitTimes } from '../../shared/permits/permit-validity.ts';
import { periodText } from '../../shared/permits/permit-validity.ts';
import { useLanguage } from '../app/i18n.ts';
import styles from './permit-period.module.css';

/** When the permit is good, as short as its dates allow; a dash where they are not given yet. Its days and its hours stay whole. */
export function PermitPeriod({ permit }: { permit: PermitTimes }) {
  const parts = periodText(permit, useLanguage()).split(' ');
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' '}
          <span className={styles.part}>{part || '–'}</span>
        </Fragment>
      ))}
    </span>
  );
}
