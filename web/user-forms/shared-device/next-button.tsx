import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import styles from '../final/final-page.module.css';
import { giveToNext } from './give-to-next.ts';
import type { ShownForm } from '../shown-form.ts';

/** Hands a shared device to the next person; says first what happens to an unfinished or unsent induction. */
export function NextButton({ form }: { form: ShownForm }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const count = form.unsent?.size ?? 0;
  const isOver = form.meta.signed !== null && count === 0;
  const give = () => {
    setBusy(true);
    void giveToNext();
  };
  return (
    <>
      <AskedButton
        label={t('sharedDevice.person')}
        variant={isOver ? 'primary' : 'secondary'}
        wide
        isBusy={isBusy}
        isAsking={!isOver}
        title={t('sharedDevice.title')}
        keepLabel={t('sharedDevice.stay')}
        isDangerous={false}
        onConfirm={give}
      >
        {count > 0 ? t('sharedDevice.unsent', { count }) : t('player.forget.unfinished')}
      </AskedButton>
      {isOver && <p className={styles.note}>{t('sharedDevice.note')}</p>}
    </>
  );
}
