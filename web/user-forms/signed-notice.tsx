import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { Alert } from '../ui/alert.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import styles from './player.module.css';

/** The green word after a right exam; it takes the focus when it appears. */
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

type SignedNoticeProps = { signed: string | null; hasJustPassed: boolean; isWaiting: boolean };

/** That the page is signed, and when by the server's clock; that it waits to be sent; nothing before that. */
export function SignedNotice({ signed, hasJustPassed, isWaiting }: SignedNoticeProps) {
  const { t } = useTranslation();
  if (hasJustPassed) return <ExamPassed />;
  if (isWaiting) return <p className={styles.signedAt}>{t('player.waitsHere')}</p>;
  if (signed === null) return null;
  return (
    <p className={styles.signedAt}>
      <CheckIcon />
      <span>{t('player.signedAt', { date: formatDate(signed), time: formatTime(signed) })}</span>
    </p>
  );
}
