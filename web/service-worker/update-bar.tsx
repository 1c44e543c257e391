import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import styles from './update-bar.module.css';
import { takeUpdate, useIsUpdateOffered } from './update.ts';

/** Announces a newer version. Use it only on screens without anything to fill in. */
export function UpdateBar() {
  const { t } = useTranslation();
  const isOffered = useIsUpdateOffered();
  return (
    <output className={styles.region}>
      {isOffered && (
        <span className={styles.bar}>
          {t('update.available')}
          <Button variant="secondary" isSmall onClick={() => void takeUpdate()}>
            {t('update.take')}
          </Button>
        </span>
      )}
    </output>
  );
}
