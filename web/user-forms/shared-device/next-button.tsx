import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from '../final/final-page.module.css';
import { giveToNext } from './give-to-next.ts';
import type { ShownForm } from '../shown-form.ts';

/** Hands a shared device to the next person; says first what happens to an unfinished or unsent induction. */
export function NextButton({ form }: { form: ShownForm }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const count = form.unsent?.size ?? 0;
  const isOver = form.meta.signed !== null && count === 0;
  const give = () => {
    setBusy(true);
    void giveToNext();
  };
  return (
    <>
      <Button
        variant={isOver ? 'primary' : 'secondary'}
        wide
        isBusy={isBusy}
        onClick={() => (isOver ? give() : setAsking(true))}
      >
        {t('sharedDevice.person')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sharedDevice.title')}
        confirmLabel={t('sharedDevice.person')}
        cancelLabel={t('sharedDevice.stay')}
        isBusy={isBusy}
        onConfirm={give}
        onCancel={() => setAsking(false)}
      >
        {count > 0 ? t('sharedDevice.unsent', { count }) : t('player.forget.unfinished')}
      </ConfirmDialog>
      {isOver && <p className={styles.note}>{t('sharedDevice.note')}</p>}
    </>
  );
}
