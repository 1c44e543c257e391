import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../shared/cards/card.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import type { CardImage } from '../../shared/content/blocks/cards/card-image.ts';
import { isAppError } from '../../shared/core/errors.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import type { PageView } from '../content/block-view.ts';
import { CardFields } from '../content/cards/card-fields.tsx';
import { offeredTypes } from '../content/cards/card-form-state.ts';
import { SaveCard } from '../content/cards/save-card.tsx';
import { useCardForm } from '../content/cards/use-card-form.ts';
import { cardFiles } from '../content/page-files.ts';
import { cardPhotoUpload } from '../pictures/card-photo-upload.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { StickyBar } from '../ui/bars/sticky-bar.tsx';
import { holderToken, saveCard } from './card-calls.ts';
import { CardFacts } from './card-facts.tsx';
import styles from './edit-card-page.module.css';
import { TrailOffer } from './trail-offer.tsx';
import { forgetKeptCard, imageOfCard, keepCard, keptCard } from './holder-card.ts';

const ID = 'card';

type EditCardFormProps = {
  card: Card;
  onSaved: (card: Card) => void;
  /** Called when the card may not change any more, or only with a new code. */
  onClosed: (error: unknown) => void;
};

/** Saves the card; rebases the typed values on a card that changed meanwhile. */
function useSaving({ card: loaded, onSaved, onClosed }: EditCardFormProps) {
  const [card, setCard] = useState(loaded);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const save = async (typed: CardImage) => {
    setBusy(true);
    setError(undefined);
    try {
      const saved = await saveCard(card, typed);
      forgetKeptCard(card._id);
      onSaved(saved);
    } catch (failure) {
      if (codeOf(failure) === 'unauthorized') {
        onClosed(failure);
        return;
      }
      const current = isAppError(failure) ? (failure.detail.current as Card | undefined) : undefined;
      if (current) setCard(current);
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { card, error, isBusy, save };
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <Alert ref={box} kind={codeOf(error) === 'network' ? 'offline' : 'error'} title={t('cards.holder.failed')}>
      <p>{errorText(t, error)}</p>
    </Alert>
  );
}

/** The card as it stands and its fields, all on one page: a photo, a date and a press renew it. */
export function EditCardForm(props: EditCardFormProps) {
  const { t } = useTranslation();
  const { card, error, isBusy, save } = useSaving(props);
  const [start] = useState(() => imageOfCard(props.card));
  const [kept] = useState(() => keptCard(card._id));
  const form = useCardForm({
    id: ID,
    start,
    kept,
    // An existing photo can be replaced, not removed.
    isImageNeeded: () => isImagePresent(start.imageSrc),
    onTyped: (typed) => keepCard(card._id, typed),
    onSave: (typed) => void save(typed),
  });
  const page: PageView = {
    mode: 'fill',
    openness: 'open',
    files: cardFiles(card),
    uploadPicture: cardPhotoUpload(t, { cardId: card._id, tokenOf: holderToken }),
  };
  return (
    <>
      <div className={styles.page}>
        {error !== undefined && <Refusal error={error} />}
        <PageHeading title={t('cards.holder.title')} hasErrors={error !== undefined} />
        <CardFacts card={card} />
        <CardFields
          id={ID}
          card={form.card}
          types={offeredTypes({ names: [] }, start.name)}
          isImageNeeded={form.isImageNeeded}
          errors={form.errors}
          page={page}
          onChange={form.onChange}
          onPhotoState={form.onPhotoState}
        />
        <p className={styles.note}>{t('cards.holder.note')}</p>
        <TrailOffer card={card} />
      </div>
      <StickyBar>
        <SaveCard id={`${ID}-save`} photoState={form.photoState} isBusy={isBusy} onSave={form.save} />
      </StickyBar>
    </>
  );
}
