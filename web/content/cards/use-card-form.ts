import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canonicalJson } from '../../../shared/content/canonical.ts';
import type { CardImage } from '../../../shared/content/kinds/card-image.ts';
import { cardErrors, firstBroken } from './card-errors.ts';
import type { PhotoState } from './card-photo.tsx';

type CardFormOptions = {
  /** Before the ids of the fields. */
  id: string;
  /** The card as it was before anything was typed. */
  start: CardImage;
  /** The card as it was left when the phone closed the page, such as to make room for the camera. */
  kept?: CardImage | undefined;
  isImageNeeded: (card: CardImage) => boolean;
  /** Told of every change, to keep it on the phone. */
  onTyped?: (card: CardImage) => void;
  onSave: (card: CardImage) => void;
};

/** A card being filled in: what is wrong with it from the first try to save on, and whether a photo is on its way. */
export function useCardForm({ id, start, kept, isImageNeeded, onTyped, onSave }: CardFormOptions) {
  const { t } = useTranslation();
  const [card, setCard] = useState(kept ?? start);
  const [isChecked, setChecked] = useState(false);
  const [photoState, onPhotoState] = useState<PhotoState>('settled');
  const errors = cardErrors(t, card, isImageNeeded(card));
  const onChange = (change: (before: CardImage) => CardImage) => {
    const next = change(card);
    setCard(next);
    onTyped?.(next);
  };
  const save = () => {
    setChecked(true);
    const broken = firstBroken(errors);
    if (broken === undefined) onSave(card);
    else document.getElementById(`${id}-${broken}`)?.focus();
  };
  return {
    card,
    onChange,
    errors: isChecked ? errors : {},
    isImageNeeded: isImageNeeded(card),
    photoState,
    isTyped: photoState !== 'settled' || canonicalJson(card) !== canonicalJson(start),
    onPhotoState,
    save,
  };
}
