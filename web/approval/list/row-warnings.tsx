import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { AlertIcon, ClockIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowConcernsOf } from '../review/concerns.ts';
import styles from './row-warnings.module.css';

/** What to look at before an approval, as far as the row tells: the age, the register's answer and the cards. Nothing where all is well. */
export function RowWarnings({ row }: { row: UserFormRow }) {
  const { t } = useTranslation();
  const concerns = rowConcernsOf(row);
  if (concerns.length === 0) return null;
  return (
    <span className={styles.warnings}>
      {concerns.map((concern) => {
        const isMild = concern.kind === 'cardWarn';
        return (
          <span key={concern.kind} className={classNames(styles.warning, isMild && styles.mild)}>
            {isMild ? <ClockIcon /> : <AlertIcon />}
            {concern.kind === 'minor' && t('approval.userForms.minor', { age: concern.age })}
            {concern.kind === 'taxNumber' && t(`approval.taxNumber.${concern.state}`)}
            {concern.kind === 'cardExpired' && t('approval.cards.expiredCards', { count: concern.count })}
            {concern.kind === 'cardWarn' && t('approval.cards.warnCards', { count: concern.count })}
          </span>
        );
      })}
    </span>
  );
}
