import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderedJson } from '../../shared/content/answers/canonical.ts';
import { useCardForm } from '../content/cards/use-card-form.ts';
import type { CardPerson, StaffCard } from './staff-card.ts';

const NAMES = ['firstName', 'lastName'] as const;
export type PersonErrors = Partial<Record<(typeof NAMES)[number], string>>;

type Options = {
  /** Prefix of the field ids. */
  id: string;
  start: StaffCard;
  kept: StaffCard | undefined;
  /** An existing photo can be replaced, not removed. */
  isImageNeeded: boolean;
  onTyped: (card: StaffCard) => void;
  onSave: (card: StaffCard) => void;
};

/** The state of the staff's form of a card and its person, with validation errors by field. */
export function useStaffCardForm({ id, start, kept, isImageNeeded, onTyped, onSave }: Options) {
  const { t } = useTranslation();
  const [person, setPerson] = useState((kept ?? start).person);
  const [isChecked, setChecked] = useState(false);
  const missing = NAMES.filter((name) => person[name].trim() === '');
  const form = useCardForm({
    id,
    start: start.image,
    kept: kept?.image,
    isImageNeeded: () => isImageNeeded,
    onTyped: (image) => onTyped({ image, person }),
    onSave: (image) => missing.length === 0 && onSave({ image, person }),
  });
  const setPart = (changed: Partial<CardPerson>) => {
    const next = { ...person, ...changed };
    setPerson(next);
    onTyped({ image: form.card, person: next });
  };
  const save = () => {
    setChecked(true);
    form.save();
    const [first] = missing;
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const errors: PersonErrors = {};
  if (isChecked) for (const name of missing) errors[name] = t('issues.required');
  return {
    ...form,
    person,
    setPart,
    personErrors: errors,
    whole: { image: form.card, person } satisfies StaffCard,
    put: (card: StaffCard) => {
      setPerson(card.person);
      form.onChange(() => card.image);
      onTyped(card);
    },
    isTyped: form.isTyped || orderedJson(person) !== orderedJson(start.person),
    save,
  };
}

export type StaffCardForm = ReturnType<typeof useStaffCardForm>;
