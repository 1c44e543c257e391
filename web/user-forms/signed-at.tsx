import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { CheckIcon } from '../ui/icons.tsx';
import styles from './player.module.css';

/** When the page was signed, by the server's clock. */
export function SignedAt({ signed }: { signed: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.signedAt}>
      <CheckIcon />
      <span>{t('player.signedAt', { date: formatDate(signed), time: formatTime(signed) })}</span>
    </p>
  );
}
