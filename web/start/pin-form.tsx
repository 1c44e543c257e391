import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { PinBoxes } from '../ui/pin-boxes.tsx';
import { pinFrom, pinOf } from '../ui/pin-digits.ts';
import styles from './pin-form.module.css';
import { startInduction } from './start-induction.ts';

const PIN_LENGTH = 6;
const ID = 'pin';

type PinFormProps = {
  initialPin?: string | undefined;
  hint?: string;
  submitLabel: string;
  /** Where a heading just above already says that these are the PIN. */
  isLegendHidden?: boolean;
  /** Called when a whole PIN is sent. */
  onStart?: () => void;
};

function focusBox(index: number): void {
  document.getElementById(index === 0 ? ID : `${ID}-${index + 1}`)?.focus();
}

export function PinForm({ initialPin = '', hint, submitLabel, isLegendHidden = false, onStart }: PinFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [digits, setDigits] = useState(() => pinFrom(initialPin, PIN_LENGTH));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const start = async (pin: string) => {
    setBusy(true);
    setError(undefined);
    try {
      void navigate(paths.page(await startInduction(pin, language), 0));
    } catch (failure) {
      setError(errorText(t, failure));
      focusBox(0);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const pin = pinOf(digits);
    if (pin === undefined) {
      setError(t('pin.incomplete', { total: PIN_LENGTH }));
      focusBox(digits.indexOf(''));
      return;
    }
    onStart?.();
    void start(pin);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PinBoxes
        id={ID}
        legend={t('pin.legend')}
        isLegendHidden={isLegendHidden}
        digits={digits}
        onChange={setDigits}
        hint={hint}
        error={error}
      />
      <Button type="submit" wide isBusy={isBusy}>
        {isBusy ? t('start.opening') : submitLabel}
      </Button>
    </form>
  );
}
