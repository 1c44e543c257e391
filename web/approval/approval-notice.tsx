import { useTranslation } from 'react-i18next';
import { errorText } from '../app/error-text.ts';
import { CrossIcon } from '../ui/icons.tsx';
import styles from './approval-notice.module.css';
import type { Approval } from './use-approval.ts';

/** Tells what the last press did, with a way back. It stays until it is closed or something else is pressed. */
export function ApprovalNotice({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  const { outcome } = approval;
  return (
    <div className={styles.place}>
      <output className={styles.said}>{outcome && <Said {...outcome} />}</output>
      {outcome && (
        <div className={styles.acts}>
          {outcome.error === undefined && (
            <button
              type="button"
              className={styles.undo}
              onClick={() => approval.set(outcome.asked, !outcome.asked.approved)}
            >
              {t('approval.undo')}
            </button>
          )}
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={approval.dismiss}>
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}

function Said({ asked, error }: NonNullable<Approval['outcome']>) {
  const { t } = useTranslation();
  const { name, approved } = asked;
  if (error !== undefined) return t('approval.failed', { name, reason: errorText(t, error) });
  return t(approved ? 'approval.approvedNotice' : 'approval.takenBackNotice', { name });
}
