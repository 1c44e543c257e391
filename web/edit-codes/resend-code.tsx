import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../content/use-seconds-left.ts';
import { Button } from '../ui/button.tsx';
import styles from './code-page.module.css';

type ResendCodeProps = {
  /** Milliseconds since 1970. */
  resendFrom: number | undefined;
  resentCount: number;
  isBusy: boolean;
  onResend: () => void;
};

/** Asks for another code, a minute after the last one at the earliest. */
export function ResendCode({ resendFrom, resentCount, isBusy, onResend }: ResendCodeProps) {
  const { t } = useTranslation();
  const secondsLeft = useSecondsLeft(resendFrom);
  return (
    <div className={styles.resend}>
      <Button variant="secondary" wide isBusy={isBusy} disabled={secondsLeft > 0} onClick={onResend}>
        {t('codes.resend')}
      </Button>
      {secondsLeft > 0 && (
        <p role="timer" className={styles.wait}>
          {t('codes.resendWait', { count: secondsLeft })}
        </p>
      )}
      <output>{resentCount > 0 && t('codes.resent')}</output>
    </div>
  );
}
