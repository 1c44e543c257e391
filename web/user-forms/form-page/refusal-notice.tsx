import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { SaveRefusal } from '../save-refusal.ts';

/** The refusals with a box of their own; others appear at their fields. */
function isTold(refusal: SaveRefusal | undefined): refusal is SaveRefusal {
  return refusal !== undefined && ['wait', 'conflict', 'closed', 'failed'].includes(refusal.kind);
}

function useRefusalText(): (refusal: SaveRefusal) => string {
  const { t } = useTranslation();
  return (refusal) => {
    if (refusal.kind === 'wait') return t('errors.read_time');
    if (refusal.kind === 'conflict') return t('player.conflict');
    return refusal.kind === 'closed'
      ? t('player.closed')
      : errorText(t, 'error' in refusal ? refusal.error : undefined);
  };
}

type RefusalNoticeProps = { refusal: SaveRefusal | undefined; onRetry: (() => void) | undefined; children?: ReactNode };

/** Why the page was not saved, if no field is the cause. It takes the focus when it appears. */
export function RefusalNotice({ refusal, onRetry, children }: RefusalNoticeProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const box = useRef<HTMLDivElement>(null);
  const isShown = isTold(refusal);
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, refusal]);
  if (!isTold(refusal)) return null;
  const isCalm = refusal.kind === 'wait' || refusal.kind === 'conflict';
  return (
    <Alert
      ref={box}
      kind={isCalm ? 'info' : 'error'}
      title={t(`player.refusal.${refusal.kind === 'wait' ? 'wait' : isCalm ? 'conflict' : 'failed'}`)}
    >
      <p>{textOf(refusal)}</p>
      {children}
      {refusal.kind === 'failed' && onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  );
}
