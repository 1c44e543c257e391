import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onClearedElsewhere } from '../../shared-device/shared-device.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { giveToNext, startAnew } from './give-to-next.ts';

/** Long enough to read a page or watch a film without a touch. */
const IDLE_MILLISECONDS = 10 * 60_000;
const ANSWER_MILLISECONDS = 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether nobody has touched the device for long; a touch outside the question does not answer it. */
function useIdle(): [boolean, () => void] {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) {
      const timer = setTimeout(() => void giveToNext(), ANSWER_MILLISECONDS);
      return () => clearTimeout(timer);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MILLISECONDS);
    };
    wait();
    for (const touch of TOUCHES) window.addEventListener(touch, wait, true);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, wait, true);
    };
  }, [isIdle]);
  return [isIdle, () => setIdle(false)];
}

/** On a shared device, closes an idle induction and one that another tab has left. */
export function SharedWatch() {
  const { t } = useTranslation();
  const [isIdle, stay] = useIdle();
  useEffect(() => onClearedElsewhere(startAnew), []);
  return (
    <ConfirmDialog
      isOpen={isIdle}
      title={t('sharedDevice.idleTitle')}
      confirmLabel={t('sharedDevice.person')}
      cancelLabel={t('sharedDevice.stay')}
      onConfirm={() => void giveToNext()}
      onCancel={stay}
    >
      {t('sharedDevice.idle')}
    </ConfirmDialog>
  );
}
