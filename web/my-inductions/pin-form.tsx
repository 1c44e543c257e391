import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofNote } from '../app/api/proof-note.tsx';
import { useWidthUpTo } from '../ui/use-width-up-to.ts';
import { Button } from '../ui/button.tsx';
import { PinBoxes } from '../ui/fields/pin-boxes.tsx';
import { emptyPin, pinFrom, pinOf } from '../ui/fields/pin-digits.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { focusBox } from './focus-box.ts';
import styles from './my-inductions.module.css';

type PinFormProps = {
  id: string;
  length: number;
  legend: string;
  hint: string;
  submitLabel: string;
  /** Rejects with the failure to show; the form keeps its input. */
  onPin: (pin: string) => Promise<void>;
  /** Why a PIN was refused, in words. */
  reasonOf: (failure: unknown) => string;
};

/** On a phone or tablet a longer PIN is one field: its boxes would wrap into rows. */
const MOST_BOXES_ON_A_PHONE = 6;

/** Asks for a PIN of `length` digits, in boxes or in one field. */
export function PinForm({ id, length, legend, hint, submitLabel, onPin, reasonOf }: PinFormProps) {
  const { t } = useTranslation();
  const [digits, setDigits] = useState(() => emptyPin(length));
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const isNarrow = useWidthUpTo('tablet');
  const isOneField = length > MOST_BOXES_ON_A_PHONE && isNarrow;
  const [isBusy, setBusy] = useState(false);
  const send = async (pin: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await onPin(pin);
    } catch (failure) {
      setError(reasonOf(failure));
      setRefused(pin);
      focusBox(id, 0);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const pin = pinOf(digits);
    if (pin !== undefined) {
      void send(pin);
      return;
    }
    setError(t('pin.incomplete', { total: length }));
    focusBox(id, isOneField ? 0 : digits.indexOf(''));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isOneField ? (
        <TextField
          id={id}
          label={legend}
          hint={hint}
          error={error}
          value={digits.join('')}
          onChange={(typed) => setDigits(pinFrom(typed, length))}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
        />
      ) : (
        <PinBoxes
          id={id}
          legend={legend}
          digits={digits}
          onChange={setDigits}
          hint={hint}
          error={error}
          refused={refused}
        />
      )}
      <ProofNote className={styles.note} />
      <Button type="submit" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
