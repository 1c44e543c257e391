import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderedJson } from '../../../shared/content/answers/canonical.ts';
import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { cardErrors, firstBroken } from './card-errors.ts';
import type { PhotoState } from './card-photo.tsx';

type CardFormOptions = {
  /** Prefix of the field ids. */
  id: string;
  /** The card before any typing. */
  start: CardImage;
  /** The card from before the phone closed the page, for example to free memory for the camera. */
  kept?: CardImage | undefined;
  isImageNeeded: (card: CardImage) => boolean;
  /** Called on every change, to store it on the phone. */
  onTyped?: (card: CardImage) => void;
  onSave: (card: CardImage) => void;
};

/** The state of a card's form: its errors from the first save attempt on, and its photo's upload. */
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
    isTyped: photoState !== 'settled' || orderedJson(card) !== orderedJson(start),
    onPhotoState,
    save,
  };
}
