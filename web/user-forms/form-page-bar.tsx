import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ClockIcon } from '../ui/icons.tsx';
import type { PageAct } from './page-act.ts';
import styles from './player.module.css';

type FormPageBarProps = {
  act: PageAct;
  isBusy: boolean;
  secondsLeft: number;
  /** Of the reading time, from 0 to 1. */
  waitedShare: number;
  /** What the page waits for before it can be saved, in words: a signature, its place, a picture on its way. */
  needs: string | undefined;
  onBack: () => void;
  onPress: () => void;
};

const NOTE_ID = 'page-needs';

/** Why the page cannot be left yet. The seconds are a timer, which a screen reader does not read out by itself. */
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

/** Back, and the act of the page. While the reading time runs both are disabled (specification 4). */
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
