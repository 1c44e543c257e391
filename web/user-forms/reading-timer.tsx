import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../ui/icons.tsx';
import styles from './player.module.css';

/** Counts the reading time in words; a screen reader hears only its end. */
export function ReadingTimer({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTranslation();
  return (
    <>
      {secondsLeft > 0 && (
        <p role="timer" className={styles.timer}>
          <ClockIcon />
          <span>{t('player.waitText', { count: secondsLeft })}</span>
        </p>
      )}
      <output className={styles.timerEnd}>{secondsLeft === 0 && t('player.waitOver')}</output>
    </>
  );
}
