import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import type { PageAct } from './page-act.ts';
import styles from '../player.module.css';

type FormPageBarProps = {
  act: PageAct;
  isBusy: boolean;
  secondsLeft: number;
  /** The elapsed share of the reading time, from 0 to 1. */
  waitedShare: number;
  /** Why the page cannot be saved yet, in words: a missing signature or its place, an uploading picture. */
  needs: string | undefined;
  onBack: () => void;
  onPress: () => void;
};

const NOTE_ID = 'page-needs';

/** Why the worker cannot leave the page yet. The seconds are a timer, which screen readers do not announce. */
function Note({ secondsLeft, needs }: Pick<FormPageBarProps, 'secondsLeft' | 'needs'>) {
  const { t } = useTranslation();
  if (secondsLeft > 0) {
    return (
      <p id={NOTE_ID} role="timer" className={styles.barNote}>
        <ClockIcon />
        <span>{t('player.waitText', { count: secondsLeft })}</span>
      </p>
    );
  }
  return needs === undefined ? null : (
    <p id={NOTE_ID} className={styles.barNote}>
      {needs}
    </p>
  );
}

/** The Back button and the page's act. Both are disabled during the reading time (rule 3.6). */
export function FormPageBar(props: FormPageBarProps) {
  const { act, isBusy, secondsLeft, waitedShare, needs, onBack, onPress } = props;
  const { t } = useTranslation();
  const isWaiting = secondsLeft > 0;
  const isReady = needs === undefined;
  const busy = t(act === 'check' ? 'player.checking' : 'player.saving');
  const label = isBusy ? busy : t(`player.act.${act}`);
  return (
    <div className={styles.bar}>
      <Note secondsLeft={secondsLeft} needs={needs} />
      <div className={styles.barButtons}>
        <Button variant="secondary" disabled={isWaiting} onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button
          wide
          isBusy={isBusy}
          disabled={isWaiting || !isReady}
          waitedShare={isWaiting ? waitedShare : undefined}
          aria-describedby={isWaiting || !isReady ? NOTE_ID : undefined}
          onClick={onPress}
        >
          {isWaiting ? t('player.waitShort', { seconds: secondsLeft }) : label}
        </Button>
      </div>
    </div>
  );
}
