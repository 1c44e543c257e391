import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/error-text.ts';
import { CrossIcon } from '../ui/icons.tsx';
import styles from './move-notice.module.css';
import type { MoveOutcome, PermitMoves } from './use-permit-moves.ts';

const SHOWN_MILLISECONDS = 8000;

const UNDONE_BY = { archive: 'unarchive', unarchive: 'archive' } as const;

function useSaid({ move, error }: MoveOutcome): string {
  const { t } = useTranslation();
  const { number, name } = move.permit;
  if (error !== undefined) return t('permits.move.failed', { number, name, reason: errorText(t, error) });
  return t(`permits.move.${move.kind}`, { number, name });
}

function Said({ outcome, moves }: { outcome: MoveOutcome; moves: PermitMoves }) {
  const { t } = useTranslation();
  const { move, error } = outcome;
  const { dismiss } = moves;
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) return;
    const timer = setTimeout(dismiss, SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
    // Only a new outcome is shown for its whole time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);
  const { kind } = move;
  return (
    <div className={styles.notice}>
      <span>{useSaid(outcome)}</span>
      {!hasFailed && (kind === 'archive' || kind === 'unarchive') && (
        <button type="button" className={styles.undo} onClick={() => moves.make({ ...move, kind: UNDONE_BY[kind] })}>
          {t('permits.move.undo')}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={dismiss}>
        <CrossIcon />
      </button>
    </div>
  );
}

/** Tells what the last act did, for eight seconds with a way back where there is one. */
export function MoveNotice({ moves }: { moves: PermitMoves }) {
  return <output className={styles.place}>{moves.outcome && <Said outcome={moves.outcome} moves={moves} />}</output>;
}
