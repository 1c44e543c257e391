import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './review-help.module.css';
import { SHOWN_KEYS } from './review-keys.ts';

/** The review's shortcuts; without permission to approve, the other ones. */
export function ReviewHelp({ isManager, onClose }: { isManager: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const shown = SHOWN_KEYS.filter(({ act }) => isManager || act !== 'approve');
  return (
    <Dialog isOpen onClose={onClose} title={t('approval.review.keysTitle')}>
      <p>{t('approval.review.keysText')}</p>
      <dl className={styles.keys}>
        {shown.map(({ act, keys }) => (
          <div key={act} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`approval.review.key.${act}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
