import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { OfflineIcon } from '../ui/icons.tsx';
import styles from './player.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

type OfflineStripProps = {
  /** Whether the last save found no network. */
  hasFailed: boolean;
  onRetry: (() => void) | undefined;
};

/** Says, for as long as it is so, that there is no network and that nothing typed is lost. It stays in view at the top. */
export function OfflineStrip({ hasFailed, onRetry }: OfflineStripProps) {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isShown = hasFailed || !isOnline;
  return (
    <output className={styles.offlineRegion}>
      {isShown && (
        <div className={styles.offline}>
          <OfflineIcon />
          <p>{t('player.offline')}</p>
          {hasFailed && onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
        </div>
      )}
    </output>
  );
}
