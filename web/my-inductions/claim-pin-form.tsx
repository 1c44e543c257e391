import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '../app/error-text.ts';
import { Button } from '../ui/button.tsx';
import { PinBoxes } from '../ui/pin-boxes.tsx';
import { emptyPin, pinOf } from '../ui/pin-digits.ts';
import { claimAtOnce, findByPin, type Claimed, type Found } from './claiming.ts';
import { focusBox } from './focus-box.ts';
import styles from './my-inductions.module.css';

const PIN_LENGTH = 9;
const ID = 'claim-pin';

type ClaimPinFormProps = { onClaimed: (claimed: Claimed) => void; onCodeNeeded: (found: Found) => void };

function useClaim({ onClaimed, onCodeNeeded }: ClaimPinFormProps) {
  const { t } = useTranslation();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const claim = async (pin: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const found = await findByPin(pin);
      const form = await claimAtOnce(found._id);
      if (form) onClaimed({ found, form });
      else onCodeNeeded(found);
    } catch (failure) {
      const isTaken = codeOf(failure) === 'invalid_state';
      setError(isTaken ? t('myInductions.claim.taken') : errorText(t, failure));
      focusBox(ID, 0);
      setBusy(false);
    }
  };
  return { claim, error, setError, isBusy };
}

/** The 9 digits of an induction, as its receipt tells them. */
export function ClaimPinForm(props: ClaimPinFormProps) {
  const { t } = useTranslation();
  const [digits, setDigits] = useState(() => emptyPin(PIN_LENGTH));
  const { claim, error, setError, isBusy } = useClaim(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const pin = pinOf(digits);
    if (pin !== undefined) {
      void claim(pin);
      return;
    }
    setError(t('pin.incomplete', { total: PIN_LENGTH }));
    focusBox(ID, digits.indexOf(''));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PinBoxes
        id={ID}
        legend={t('myInductions.claim.pin')}
        digits={digits}
        onChange={setDigits}
        hint={t('myInductions.claim.hint')}
        error={error}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('myInductions.claim.submit')}
      </Button>
    </form>
  );
}
