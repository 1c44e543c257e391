import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardImage } from '../../../shared/content/kinds/card-image.ts';
import { isImageNeeded, type CardsBlock } from '../../../shared/content/kinds/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PageView } from '../block-view.ts';
import { CardFields } from './card-fields.tsx';
import { offeredTypes } from './card-form-state.ts';
import styles from './cards.module.css';
import { SaveCard } from './save-card.tsx';
import { useCardForm } from './use-card-form.ts';

type CardDialogProps = {
  id: string;
  block: CardsBlock;
  page: PageView;
  title: string;
  start: CardImage;
  kept: CardImage | undefined;
  onTyped: (card: CardImage) => void;
  onSave: (card: CardImage) => void;
  onClose: () => void;
};

/** Asked in the dialog itself, where what was typed can be seen. */
function AskToDrop({ onKeep, onDrop }: { onKeep: () => void; onDrop: () => void }) {
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

/** The form of one card, over the page. Closing it asks first when something has been typed. */
export function CardDialog({ id, block, page, title, start, kept, onTyped, onSave, onClose }: CardDialogProps) {
  const { uploadPicture } = page;
  const form = useCardForm({
    id,
    start,
    kept,
    // A picture that cannot be taken in is not asked for.
    isImageNeeded: (card) => uploadPicture !== undefined && isImageNeeded(block, card),
    onTyped,
    onSave,
  });
  const [isAsking, setAsking] = useState(false);
  const close = () => (form.isTyped ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      isForm
      title={title}
      onClose={close}
      actions={
        isAsking ? (
          <AskToDrop onKeep={() => setAsking(false)} onDrop={onClose} />
        ) : (
          <SaveCard id={`${id}-save`} photoState={form.photoState} onSave={form.save} />
        )
      }
    >
      <CardFields
        id={id}
        card={form.card}
        types={offeredTypes(block, start.name)}
        isImageNeeded={form.isImageNeeded}
        errors={form.errors}
        page={page}
        onChange={form.onChange}
        onPhotoState={form.onPhotoState}
      />
    </Dialog>
  );
}
