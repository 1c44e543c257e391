import { useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/error-text.ts';
import { CrossIcon } from '../ui/icons.tsx';
import styles from './approval-notice.module.css';
import type { Approval } from './use-approval.ts';

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

/** Tells what the last press did, with a way back, and all that could not be done. It stays until it is closed. */
export function ApprovalNotice({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  const { place, notice, giveBack } = useReturnOfFocus();
  const { outcome, failures } = approval;
  const isTold = outcome !== undefined || failures.length > 0;
  const close = () => {
    giveBack();
    approval.dismiss();
  };
  return (
    <div ref={place} className={styles.place} onFocus={notice}>
      <output className={styles.said}>
        <Said outcome={outcome} failures={failures} />
      </output>
      {isTold && (
        <div className={styles.acts}>
          <AgainButton approval={approval} />
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}

/** Tries again what was not done, or undoes what was. */
function AgainButton({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  const { outcome, failures, set } = approval;
  const press = () => {
    if (failures.length > 0) for (const { asked } of failures) set(asked, asked.approved);
    else if (outcome) set(outcome.asked, !outcome.asked.approved);
  };
  return (
    <button type="button" className={styles.undo} onClick={press}>
      {failures.length > 0 ? t('common.retry') : t('approval.undo')}
    </button>
  );
}

function Said({ outcome, failures }: Pick<Approval, 'outcome' | 'failures'>) {
  const { t } = useTranslation();
  const [first] = failures;
  if (first) {
    const name = failures.map(({ asked }) => asked.name).join(', ');
    return t('approval.failed', { name, reason: errorText(t, first.error) });
  }
  if (!outcome) return null;
  const { name, approved } = outcome.asked;
  return t(approved ? 'approval.approvedNotice' : 'approval.takenBackNotice', { name });
}
