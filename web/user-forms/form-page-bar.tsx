import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import type { PageAct } from './page-act.ts';

type FormPageBarProps = {
  act: PageAct;
  isBusy: boolean;
  secondsLeft: number;
  /** Of the reading time, from 0 to 1. */
  waitedShare: number;
  /** False while a signature or its place is missing. */
  isReady: boolean;
  onBack: () => void;
  onPress: () => void;
};

/** Back, and the act of the page. While the reading time runs both are disabled (specification 4). */
export function FormPageBar({ act, isBusy, secondsLeft, waitedShare, isReady, onBack, onPress }: FormPageBarProps) {
  const { t } = useTranslation();
  const isWaiting = secondsLeft > 0;
  const label = isWaiting
    ? t('player.waitShort', { seconds: secondsLeft })
    : t(isBusy ? 'player.saving' : `player.act.${act}`);
  return (
    <>
      <Button variant="secondary" disabled={isWaiting} onClick={onBack}>
        {t('common.back')}
      </Button>
      <Button
        wide
        isBusy={isBusy}
        disabled={isWaiting || !isReady}
        waitedShare={isWaiting ? waitedShare : undefined}
        aria-describedby={isReady ? undefined : 'signature-needs'}
        onClick={onPress}
      >
        {label}
      </Button>
      {!isReady && <p id="signature-needs">{t('signature.needs')}</p>}
    </>
  );
}
