import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CodeReason } from '../app/routing/code-reason.ts';
import { errorText } from '../app/api/error-text.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { startLanguage } from '../app/texts/language-choice.ts';
import { paths } from '../app/routing/paths.ts';
import { ProofNote } from '../app/api/proof-note.tsx';
import { Button } from '../ui/button.tsx';
import { PinBoxes } from '../ui/fields/pin-boxes.tsx';
import { pinFrom, pinOf } from '../ui/fields/pin-digits.ts';
import { startedBefore } from './failed-start.ts';
import { knownOfPin } from './known-of-pin.ts';
import { OfflineNote } from './offline-note.tsx';
import styles from './pin-form.module.css';
import { startInduction } from './start-induction.ts';

const PIN_LENGTH = 6;
const ID = 'pin';

type PinFormProps = {
  initialPin?: string | undefined;
  hint?: string;
  submitLabel: string;
  /** True where a heading just above names the PIN already. */
  isLegendHidden?: boolean;
  /** Called when a complete PIN is submitted. */
  onStart?: () => void;
};

function focusBox(index: number): void {
  document.getElementById(index === 0 ? ID : `${ID}-${index + 1}`)?.focus();
}

/** Opens the induction of a PIN; a PIN that this phone has begun or finished leads to a page that asks first. */
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
      const { unfinished, finished } = await knownOfPin(pin);
      if (unfinished.length + finished.length > 0) void navigate(paths.startWithPin(pin));
      else void navigate(paths.page(await startInduction(pin, startLanguage(language), []), 0));
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
