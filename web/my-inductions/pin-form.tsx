import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { PinBoxes } from '../ui/pin-boxes.tsx';
import { emptyPin, pinOf } from '../ui/pin-digits.ts';
import { focusBox } from './focus-box.ts';
import styles from './my-inductions.module.css';

type PinFormProps = {
  id: string;
  length: number;
  legend: string;
  hint: string;
  submitLabel: string;
  /** Rejects with what to say; the boxes keep what was typed. */
  onPin: (pin: string) => Promise<void>;
  /** Why a PIN was refused, in words. */
  reasonOf: (failure: unknown) => string;
};

/** Boxes for a PIN of so many digits, and the button that does something with it. */
export function PinForm({ id, length, legend, hint, submitLabel, onPin, reasonOf }: PinFormProps) {
  const { t } = useTranslation();
  const [digits, setDigits] = useState(() => emptyPin(length));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (pin: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await onPin(pin);
    } catch (failure) {
      setError(reasonOf(failure));
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
    focusBox(id, digits.indexOf(''));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PinBoxes id={id} legend={legend} digits={digits} onChange={setDigits} hint={hint} error={error} />
      <Button type="submit" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
