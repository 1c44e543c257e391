import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { Card } from '../../shared/cards/card.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import type { PageView } from '../content/block-view.ts';
import { AskToDrop } from '../content/cards/ask-to-drop.tsx';
import { SaveCard } from '../content/cards/save-card.tsx';
import { heldPicture } from '../pictures/held-picture.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { putNewCard } from './card-cache.ts';
import { forgetCard, keepCard, keptCard } from './kept-cards.ts';
import { bodyOf, NEW_CARD, type StaffCard } from './staff-card.ts';
import { StaffCardFields } from './staff-card-fields.tsx';
import { useStaffCardForm } from './use-staff-card-form.ts';

const ID = 'new-card';

type NewCardDialogProps = { projectId: string; onClose: () => void; onMade: (card: Card) => void };

/** Creates the card; a retry of the same card reuses the key, since its answer may have been lost. */
function useMaking({ projectId, onMade }: NewCardDialogProps) {
  const queryClient = useQueryClient();
  const last = useRef({ card: '', key: '' });
  return useMutation({
    mutationFn: (card: StaffCard) => {
      const text = JSON.stringify(card);
      if (last.current.card !== text) last.current = { card: text, key: newUuid() };
      return call(cardApi.create, { body: { project: projectId, ...bodyOf(card) } }, { key: last.current.key });
    },
    onSuccess: (card) => {
      forgetCard(projectId);
      putNewCard(queryClient, projectId, card);
      onMade(card);
    },
  });
}

/** Creates a card in the project without an induction. */
export function NewCardDialog(props: NewCardDialogProps) {
  const { projectId, onClose } = props;
  const { t } = useTranslation();
  const making = useMaking(props);
  const [kept] = useState(() => keptCard(projectId));
  const [isAsking, setAsking] = useState(false);
  const form = useStaffCardForm({
    id: ID,
    start: NEW_CARD,
    kept,
    isImageNeeded: false,
    onTyped: (card) => keepCard(projectId, card),
    onSave: (card) => making.mutate(card),
  });
  const page: PageView = { mode: 'fill', openness: 'open', files: undefined, uploadPicture: heldPicture(t) };
  const drop = () => {
    forgetCard(projectId);
    onClose();
  };
  return (
    <Dialog
      isOpen
      isForm
      title={t('projectCards.create')}
      onClose={() => (form.isTyped ? setAsking(true) : drop())}
      actions={
        isAsking ? (
          <AskToDrop onKeep={() => setAsking(false)} onDrop={drop} />
        ) : (
          <SaveCard id={`${ID}-save`} photoState={form.photoState} isBusy={making.isPending} onSave={form.save} />
        )
      }
    >
      {making.error && (
        <Alert kind="error" title={t('projectCards.notSaved')} live="alert">
          <p>{errorText(t, making.error)}</p>
        </Alert>
      )}
      <StaffCardFields id={ID} form={form} firstType="" page={page} />
    </Dialog>
  );
}
