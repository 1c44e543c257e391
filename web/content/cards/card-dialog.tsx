import { useState } from 'react';
import type { CardImage } from '../../../shared/content/kinds/card-image.ts';
import { isImageNeeded, type CardsBlock } from '../../../shared/content/kinds/cards.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { PageView } from '../block-view.ts';
import { AskToDrop } from './ask-to-drop.tsx';
import { CardFields } from './card-fields.tsx';
import { offeredTypes } from './card-form-state.ts';
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
