import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './cards.module.css';

/** Asks inside the dialog, so that the typed values stay visible. */
export function AskToDrop({ onKeep, onDrop }: { onKeep: () => void; onDrop: () => void }) {
  const { t } = useTranslation();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={styles.saving}>
      <p role="alert" className={styles.ask}>
        {t('cards.dropQuestion')}
      </p>
      <Button ref={keep} onClick={onKeep}>
        {t('cards.keep')}
      </Button>
      <Button variant="secondary" onClick={onDrop}>
        {t('cards.drop')}
      </Button>
    </div>
  );
}
