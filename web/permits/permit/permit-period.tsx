import { Fragment } from 'react';
import type { PermitTimes } from '../../../shared/permits/permit-validity.ts';
import { periodText } from '../../../shared/permits/permit-validity.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import styles from './permit-period.module.css';

/** A permit's validity period in its shortest form; a dash without dates. Days and hours do not wrap. */
export function PermitPeriod({ permit }: { permit: PermitTimes }) {
  const parts = periodText(permit, useLanguage()).split(' ');
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' '}
          <span className={styles.part}>{part || '—'}</span>
        </Fragment>
      ))}
    </span>
  );
}
