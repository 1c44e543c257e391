import { useState } from 'react';
import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isImageNeeded, type CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
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

/** The form of one card in a dialog. Closing it asks first if something was typed. */
export function CardDialog({ id, block, page, title, start, kept, onTyped, onSave, onClose }: CardDialogProps) {
  const { uploadPicture } = page;
  const form = useCardForm({
    id,
    start,
    kept,
    // Requires no picture where the page cannot upload one.
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
        names={block.names}
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
