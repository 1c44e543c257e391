import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { Card } from '../../shared/cards/card.ts';
import { isSameJson } from '../../shared/content/answers/canonical.ts';
import { isImagePresent, meansNoExpiry } from '../../shared/content/card-rules.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import type { PageView } from '../content/block-view.ts';
import { AskToDrop } from '../content/cards/ask-to-drop.tsx';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { SaveCard } from '../content/cards/save-card.tsx';
import { cardFiles } from '../content/page-files.ts';
import { EditConflict } from '../editing/both-versions.tsx';
import { useVersionedEdit } from '../editing/use-versioned-edit.ts';
import { cardPhotoUpload } from '../pictures/card-photo-upload.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { putCard } from './card-cache.ts';
import { forgetCard, keepCard, keptCard } from './kept-cards.ts';
import { bodyOf, NEW_CARD, partsOf, staffCardOf, withParts, type CardParts, type StaffCard } from './staff-card.ts';
import { StaffCardFields } from './staff-card-fields.tsx';
import { useStaffCardForm } from './use-staff-card-form.ts';

const ID = 'edit-card';

const SHAPE = { valuesOf: (card: Card) => partsOf(staffCardOf(card)), isSame: isSameJson };

type EditCardDialogProps = { card: Card; projectId: string; onDone: (isSaved: boolean) => void };

function usePartTexts() {
  const { t } = useTranslation();
  return {
    label: (part: keyof CardParts) => t(`projectCards.parts.${part === 'type' ? 'name' : part}`),
    value: (parts: CardParts, part: keyof CardParts): string => {
      if (part === 'type') return spoken(cardTitle(t, parts.type));
      if (part === 'imageSrc')
        return t(isImagePresent(parts.imageSrc) ? 'projectCards.otherPicture' : 'projectCards.noPicture');
      if (part !== 'expires') return parts[part];
      const { expires } = parts.expires;
      return expires && (meansNoExpiry(expires) ? t('cards.state.none') : formatDate(expires));
    },
  };
}

/** Saves over the newest version of the card; rebases the typed values on others' changes. */
function useSaving({ card, projectId, onDone }: EditCardDialogProps) {
  const queryClient = useQueryClient();
  const edit = useVersionedEdit<Card, CardParts>({
    saved: card,
    shape: SHAPE,
    send: (parts, { _id: id, version }) =>
      call(cardApi.update, { params: { id }, body: { version, ...bodyOf(withParts(NEW_CARD, parts)) } }),
  });
  const save = async (typed: StaffCard, onMerged: (merged: StaffCard) => void) => {
    const outcome = await edit.save(partsOf(typed));
    if (outcome.kind === 'conflict') onMerged(withParts(typed, outcome.values));
    if (outcome.kind !== 'saved') return;
    forgetCard(card._id);
    putCard(queryClient, projectId, { before: card, after: outcome.saved });
    onDone(true);
  };
  return { ...edit, save };
}

/** Edits a card: its person, type, expiry and photo, with all validation rules. */
export function EditCardDialog(props: EditCardDialogProps) {
  const { card, onDone } = props;
  const { t } = useTranslation();
  const { save, isSaving, conflict, error } = useSaving(props);
  const texts = usePartTexts();
  const [start] = useState(() => staffCardOf(card));
  const [kept] = useState(() => keptCard(card._id));
  const [isAsking, setAsking] = useState(false);
  const form = useStaffCardForm({
    id: ID,
    start,
    kept,
    isImageNeeded: isImagePresent(start.image.imageSrc),
    onTyped: (typed) => keepCard(card._id, typed),
    onSave: (typed) => void save(typed, (merged) => form.put(merged)),
  });
  const page: PageView = {
    mode: 'fill',
    openness: 'open',
    files: cardFiles(card),
    uploadPicture: cardPhotoUpload(t, { cardId: card._id }),
  };
  const drop = () => {
    forgetCard(card._id);
    onDone(false);
  };
  return (
    <Dialog
      isOpen
      isForm
      title={t('projectCards.editTitle', { card: spoken(cardTitle(t, card)) })}
      onClose={() => (form.isTyped ? setAsking(true) : drop())}
      actions={
        isAsking ? (
          <AskToDrop onKeep={() => setAsking(false)} onDrop={drop} />
        ) : (
          <SaveCard id={`${ID}-save`} photoState={form.photoState} isBusy={isSaving} onSave={form.save} />
        )
      }
    >
      {error !== undefined && (
        <Alert kind="error" title={t('projectCards.notSaved')} live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
      <EditConflict
        conflict={conflict}
        values={partsOf(form.whole)}
        isSame={isSameJson}
        labelOf={texts.label}
        textOf={texts.value}
        onChoose={(chosen) => form.put(withParts(form.whole, chosen))}
      />
      <StaffCardFields id={ID} form={form} firstType={start.image.name} page={page} />
    </Dialog>
  );
}
