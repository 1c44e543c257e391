import { useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/error-text.ts';
import { CrossIcon } from '../ui/icons.tsx';
import styles from './approval-notice.module.css';
import type { Approval, ApprovalOutcome } from './use-approval.ts';

/** Remembers what had the focus before it came into the notice, and gives it back. */
function useReturnOfFocus() {
  const place = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);
  return {
    place,
    notice: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !place.current?.contains(relatedTarget)) origin.current = relatedTarget;
    },
    giveBack: () => {
      if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    },
  };
}

/** Tells what the last press did, with a way back. It stays until it is closed or something else is pressed. */
export function ApprovalNotice({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  const { place, notice, giveBack } = useReturnOfFocus();
  const { outcome } = approval;
  const close = () => {
    giveBack();
    approval.dismiss();
  };
  return (
    <div ref={place} className={styles.place} onFocus={notice}>
      <output className={styles.said}>{outcome && <Said {...outcome} />}</output>
      {outcome && (
        <div className={styles.acts}>
          <AgainButton approval={approval} outcome={outcome} />
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}

/** Undoes what was done, or tries again what was not. */
function AgainButton({ approval, outcome }: { approval: Approval; outcome: ApprovalOutcome }) {
  const { t } = useTranslation();
  const { asked, error } = outcome;
  const hasFailed = error !== undefined;
  return (
    <button
      type="button"
      className={styles.undo}
      onClick={() => approval.set(asked, hasFailed ? asked.approved : !asked.approved)}
    >
      {hasFailed ? t('common.retry') : t('approval.undo')}
    </button>
  );
}

function Said({ asked, error }: ApprovalOutcome) {
  const { t } = useTranslation();
  const { name, approved } = asked;
  if (error !== undefined) return t('approval.failed', { name, reason: errorText(t, error) });
  return t(approved ? 'approval.approvedNotice' : 'approval.takenBackNotice', { name });
}
