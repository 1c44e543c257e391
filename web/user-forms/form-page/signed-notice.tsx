import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import styles from '../player.module.css';

/** The green notice after a passed exam; it takes the focus when it appears. */
function ExamPassed() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} kind="success" title={t('exam.allRight')}>
      {t('exam.allRightText')}
    </Alert>
  );
}

type SignedNoticeProps = { page: UserPage; hasJustPassed: boolean; isWaiting: boolean };

/** Says when the page was signed, by the server's clock, or that it is queued; renders nothing before that. */
export function SignedNotice({ page: { signed, carried }, hasJustPassed, isWaiting }: SignedNoticeProps) {
  const { t } = useTranslation();
  if (hasJustPassed) return <ExamPassed />;
  if (isWaiting) return <p className={styles.signedAt}>{t('player.waitsHere')}</p>;
  if (signed === null || carried) return null;
  return (
    <p className={styles.signedAt}>
      <CheckIcon />
      <span>{t('player.signedAt', { date: formatDate(signed), time: formatTime(signed) })}</span>
    </p>
  );
}
