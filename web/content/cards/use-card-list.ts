import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import type { CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { clearDraft, readDraft, writeDraft } from '../../drafts/draft-store.ts';
import type { BlockViewProps } from '../block-view.ts';
import { keptCardForm, type OpenCardForm } from './kept-card-form.ts';

type CardListOptions = Pick<BlockViewProps<CardsBlock, CardImage[]>, 'block' | 'id' | 'onAnswer' | 'page'>;

/** The draft key of the card being filled in; undefined where nothing is stored. */
function draftOf({ id, page: { draft } }: CardListOptions) {
  if (!draft) return undefined;
  const { entityId } = draft;
  const part = `${draft.part}:${id}`;
  return {
    read: () => keptCardForm(readDraft(entityId, part)),
    write: (form: OpenCardForm) => writeDraft(entityId, part, form),
    clear: () => clearDraft(entityId, part),
  };
}

/** The open act on a block's cards: a form, or a removal to confirm. */
export function useCardList(options: CardListOptions) {
  const { block, onAnswer, page } = options;
  const { t } = useTranslation();
  const draft = draftOf(options);
  const [form, setForm] = useState<OpenCardForm | undefined>(() =>
    page.openness === 'closed' ? undefined : draft?.read(),
  );
  const [removing, setRemoving] = useState<number>();
  const [removedCount, setRemovedCount] = useState(0);
  const [notice, setNotice] = useState('');
  const [savedPlace, setSavedPlace] = useState<number>();
  const tell = (text: string) => {
    setSavedPlace(undefined);
    setNotice(text);
  };
  const close = () => {
    draft?.clear();
    setForm(undefined);
  };
  const save = (card: CardImage) => {
    const place = form?.place ?? block.images.length;
    onAnswer([...block.images.slice(0, place), card, ...block.images.slice(place + 1)]);
    tell('');
    setSavedPlace(place);
    close();
  };
  const remove = () => {
    onAnswer(block.images.filter((_, place) => place !== removing));
    setRemoving(undefined);
    setRemovedCount(removedCount + 1);
    tell(t('cards.removed'));
  };
  return {
    form,
    open: ({ start, place }: Pick<OpenCardForm, 'start' | 'place'>) => setForm({ start, place, kept: undefined }),
    keep: (kept: CardImage) => form && draft?.write({ ...form, kept }),
    save,
    close,
    removing: removing === undefined ? undefined : block.images[removing],
    askToRemove: setRemoving,
    keepCard: () => setRemoving(undefined),
    remove,
    removedCount,
    notice,
    /** The index of the last saved card, whose row says so. */
    savedPlace,
    tell,
  };
}
