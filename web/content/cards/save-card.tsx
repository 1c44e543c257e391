import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { PhotoState } from './card-photo.tsx';
import styles from './cards.module.css';

type SaveCardProps = { id: string; photoState: PhotoState; isBusy?: boolean; onSave: () => void };

/** The button that saves a card; waits for the photo's upload and says so. */
export function SaveCard({ id, photoState, isBusy = false, onSave }: SaveCardProps) {
  const { t } = useTranslation();
  const noteId = `${id}-note`;
  const isWaiting = photoState !== 'settled';
  return (
    <div className={styles.saving}>
      {isWaiting && (
        <p id={noteId} className={styles.sending}>
          {t(`cards.photoState.${photoState}`)}
        </p>
      )}
      <Button
        id={id}
        wide
        isBusy={isBusy}
        disabled={isWaiting}
        aria-describedby={isWaiting ? noteId : undefined}
        onClick={onSave}
      >
        {t(photoState === 'sending' ? 'cards.sending' : isBusy ? 'cards.saving' : 'cards.save')}
      </Button>
    </div>
  );
}
