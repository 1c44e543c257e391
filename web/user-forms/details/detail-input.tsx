import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import { isPhoneNumber, shapePhone } from '../../../shared/user-forms/input-shaping.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { NATIVE, phoneForReading, typedValue, type DetailName } from './detail-fields.ts';

type DetailInputProps = {
  name: DetailName;
  isOptional: boolean;
  details: PersonDetails;
  error: string | undefined;
  onDetails: (details: PersonDetails) => void;
};

/** One field of the details. On blur a phone number changes to its stored format. */
export function DetailInput({ name, isOptional, details, error, onDetails }: DetailInputProps) {
  const { t } = useTranslation();
  const [isLeft, setLeft] = useState(false);
  const value = details[name] ?? '';
  const shapedPhone = shapePhone(value);
  const leave = () => {
    setLeft(true);
    if (name === 'phoneNumber' && shapedPhone !== value) onDetails({ ...details, [name]: shapedPhone });
  };
  const isPhoneShown = name === 'phoneNumber' && isLeft && isPhoneNumber(shapedPhone);
  const ownHint = name === 'firstName' || name === 'lastName' ? undefined : t(`details.hint.${name}`);
  const hint = isPhoneShown ? t('details.phoneSaved', { phone: phoneForReading(shapedPhone) }) : ownHint;
  return (
    <TextField
      {...NATIVE[name]}
      id={name}
      name={name}
      label={t(`details.field.${name}`)}
      hint={hint}
      isOptional={isOptional}
      error={error}
      value={value}
      onFocus={() => setLeft(false)}
      onBlur={leave}
      onChange={(text) => onDetails({ ...details, [name]: typedValue(name, text, value) })}
    />
  );
}
