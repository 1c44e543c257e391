import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../app/shell/use-is-online.ts';
import { OfflineIcon } from '../ui/first-icons.tsx';
import styles from './pin-form.module.css';

/** Says what works offline. `isHidden` where an error at the boxes says it already. */
export function OfflineNote({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <output className={styles.offlineRegion}>
      {!isOnline && !isHidden && (
        <span className={styles.offline}>
          <OfflineIcon />
          <span>{t('start.offline')}</span>
        </span>
      )}
    </output>
  );
}
