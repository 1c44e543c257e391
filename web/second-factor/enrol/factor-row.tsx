import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../second-factor.module.css';

type FactorRowProps = {
  name: string;
  created: string;
  used?: string | null;
  /** Undefined where it must stay. */
  onRemove: (() => void) | undefined;
};

export function FactorRow({ name, created, used, onRemove }: FactorRowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.factor}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          {t('secondFactor.created', { date: formatDate(created) })}
          {used && `, ${t('secondFactor.used', { date: formatDate(used) })}`}
        </span>
      </div>
      {onRemove && (
        <Button variant="secondary" isSmall onClick={onRemove} aria-label={t('secondFactor.removeNamed', { name })}>
          {t('secondFactor.remove')}
        </Button>
      )}
    </li>
  );
}
