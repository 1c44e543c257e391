import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './screen-wait.module.css';

/** In the place of a staff screen whose file is on its way; a short wait shows nothing. */
export function ScreenWait() {
  const { t } = useTranslation();
  return (
    <main id="main" className={styles.wait}>
      <Skeleton lines={6} label={t('common.loading')} />
    </main>
  );
}
