import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CodeReason } from '../app/code-reason.ts';
import { errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { ProofNote } from '../app/proof-note.tsx';
import { ofPin } from '../phone/finished.ts';
import { Button } from '../ui/button.tsx';
import { PinBoxes } from '../ui/pin-boxes.tsx';
import { pinFrom, pinOf } from '../ui/pin-digits.ts';
import { startedBefore } from './failed-start.ts';
import { OfflineNote } from './offline-note.tsx';
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

/** Opens the induction of a PIN; one that this phone has begun or done with it is asked about first, on a page of its own. */
function useStart(initialPin: string) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState(initialPin);
  const [isBusy, setBusy] = useState(false);
  const fail = (failure: unknown, pin: string) => {
    const before = startedBefore(failure);
    const reason: CodeReason = { reason: 'startedBefore' };
    if (before !== undefined) void navigate(paths.userFormCode(before), { state: reason });
    setError(errorText(t, failure));
    setRefused(pin);
    focusBox(0);
  };
  const start = async (pin: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const { unfinished, finished } = await ofPin(pin);
      if (unfinished.length + finished.length > 0) void navigate(paths.startWithPin(pin));
      else void navigate(paths.page(await startInduction(pin, language, []), 0));
    } catch (failure) {
      fail(failure, pin);
    } finally {
      setBusy(false);
    }
  };
  return { start, error, setError, refused, isBusy };
}

export function PinForm({ initialPin = '', hint, submitLabel, isLegendHidden = false, onStart }: PinFormProps) {
  const { t } = useTranslation();
  const [digits, setDigits] = useState(() => pinFrom(initialPin, PIN_LENGTH));
  const { start, error, setError, refused, isBusy } = useStart(initialPin);
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
    <form className={styles.form} action={paths.start} onSubmit={submit} noValidate>
      <PinBoxes
        id={ID}
        name="p"
        legend={t('pin.legend')}
        isLegendHidden={isLegendHidden}
        digits={digits}
        onChange={setDigits}
        hint={hint}
        error={error}
        refused={refused}
      />
      <OfflineNote isHidden={error !== undefined} />
      <ProofNote className={styles.note} />
      <Button type="submit" wide isBusy={isBusy}>
        {isBusy ? t('start.opening') : submitLabel}
      </Button>
    </form>
  );
}
