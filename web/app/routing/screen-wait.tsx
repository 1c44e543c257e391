import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './screen-wait.module.css';

/** Stands in for a staff screen that is loading; a short wait shows nothing. */
export function ScreenWait() {
  const { t } = useTranslation();
  return (
    <main id="main" className={styles.wait}>
      <Skeleton lines={6} label={t('common.loading')} />
    </main>
  );
}
