import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { Card } from '../../shared/cards/card.ts';
import { isImagePresent, meansNoExpiry } from '../../shared/content/card-rules.ts';
import { AppError } from '../../shared/core/errors.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import type { PageView } from '../content/block-view.ts';
import { AskToDrop } from '../content/cards/ask-to-drop.tsx';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { SaveCard } from '../content/cards/save-card.tsx';
import { Alert } from '../ui/alert.tsx';
import { BothVersions } from '../ui/both-versions.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { putCard } from './card-cache.ts';
import { forgetCard, keepCard, keptCard } from './kept-cards.ts';
import {
  bodyOf,
  cardFiles,
  mergeCards,
  partOf,
  staffCardOf,
  withPart,
  type CardPart,
  type StaffCard,
} from './staff-card.ts';
import { StaffCardFields } from './staff-card-fields.tsx';
import { sentPhoto } from './take-photo.ts';
import { useStaffCardForm, type StaffCardForm } from './use-staff-card-form.ts';

const ID = 'edit-card';

/** Parts that were changed here and elsewhere at the same time. */
type Tear = { torn: readonly CardPart[]; mine: StaffCard; saved: StaffCard };

type EditCardDialogProps = { card: Card; projectId: string; onDone: (isSaved: boolean) => void };

function usePartTexts() {
  const { t } = useTranslation();
  return {
    label: (part: CardPart) => t(`projectCards.parts.${part === 'type' ? 'name' : part}`),
    value: (card: StaffCard, part: CardPart): string => {
      const { expires, imageSrc } = card.image;
      if (part === 'type') return spoken(cardTitle(t, card.image));
      if (part === 'imageSrc')
        return t(isImagePresent(imageSrc) ? 'projectCards.otherPicture' : 'projectCards.noPicture');
      if (part !== 'expires') return partOf(card, part);
      return expires && (meansNoExpiry(expires) ? t('cards.state.none') : formatDate(expires));
    },
  };
}

function TornParts({ tear: { torn, mine, saved }, form }: { tear: Tear; form: StaffCardForm }) {
  const texts = usePartTexts();
  return (
    <BothVersions
      rows={torn.map((part) => ({
        key: part,
        label: texts.label(part),
        mine: texts.value(mine, part),
        saved: texts.value(saved, part),
        isMine: partOf(form.whole, part) === partOf(mine, part),
        onChoose: (isMine) => form.put(withPart(form.whole, part, isMine ? mine : saved)),
      }))}
    />
  );
}

/** Saves over the card as it is by now; what others changed meanwhile is laid under what was typed. */
function useSaving({ card, projectId, onDone }: EditCardDialogProps) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(card);
  const [tear, setTear] = useState<Tear>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: StaffCard) =>
      call(cardApi.update, { params: { id: card._id }, body: { version: base.version, ...bodyOf(typed) } }),
    onSuccess: (after) => {
      forgetCard(card._id);
      putCard(queryClient, projectId, { before: card, after });
      onDone(true);
    },
  });
  const merge = (failure: unknown, mine: StaffCard): StaffCard | undefined => {
    if (!(failure instanceof AppError) || failure.code !== 'version_conflict') return undefined;
    const current = failure.detail.current as Card;
    const saved = staffCardOf(current);
    const merged = mergeCards({ base: staffCardOf(base), mine, saved });
    setBase(current);
    setTear({ torn: merged.torn, mine, saved });
    return merged.card;
  };
  const save = (typed: StaffCard, onMerged: (merged: StaffCard) => void) =>
    mutate(typed, {
      onError: (failure) => {
        const merged = merge(failure, typed);
        if (merged) onMerged(merged);
      },
    });
  return { save, isPending, tear, error: codeOf(error) === 'version_conflict' ? null : error };
}

/** Changes a card: the person, its type, its expiry and its photo, by every rule of saving a card. */
export function EditCardDialog(props: EditCardDialogProps) {
  const { card, onDone } = props;
  const { t } = useTranslation();
  const { save, isPending, tear, error } = useSaving(props);
  const [start] = useState(() => staffCardOf(card));
  const [kept] = useState(() => keptCard(card._id));
  const [isAsking, setAsking] = useState(false);
  const form = useStaffCardForm({
    id: ID,
    start,
    kept,
    isImageNeeded: isImagePresent(start.image.imageSrc),
    onTyped: (typed) => keepCard(card._id, typed),
    onSave: (typed) => save(typed, (merged) => form.put(merged)),
  });
  const page: PageView = {
    mode: 'fill',
    openness: 'open',
    files: cardFiles(card),
    uploadPicture: sentPhoto(t, card._id),
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
          <SaveCard id={`${ID}-save`} photoState={form.photoState} isBusy={isPending} onSave={form.save} />
        )
      }
    >
      {error && (
        <Alert kind="other" title={t('projectCards.notSaved')} live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
      {tear && <TornParts tear={tear} form={form} />}
      <StaffCardFields id={ID} form={form} firstType={start.image.name} page={page} />
    </Dialog>
  );
}
