import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './code-page.module.css';
import type { CodeWay } from './code-way.ts';

const ID = 'code';
const CODE = /^\d{6}$/;
/** Room for spaces and dashes in a pasted code. */
const MAX_CHARACTERS = 20;

type CodeFormProps = {
  way: CodeWay;
  /** Whether the form replaces the pressed button, and so takes its focus. */
  takesFocus: boolean;
  onOpen: (address: string) => void;
};

/** A form for the sent code; a single field, so that the phone offers the code and every way of pasting works. */
export function CodeForm({ way, takesFocus, onOpen }: CodeFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (takesFocus) document.getElementById(ID)?.focus();
  }, [takesFocus]);
  const fail = (message: string) => {
    setError(message);
    document.getElementById(ID)?.focus();
  };
  const open = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onOpen(await way.open(code));
    } catch (failure) {
      fail(errorText(t, failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = typed.replace(/\D/g, '');
    if (CODE.test(code)) void open(code);
    else fail(t('codes.incomplete'));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.code}>
        <TextField
          id={ID}
          label={t('codes.label')}
          hint={t('codes.hint')}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MAX_CHARACTERS}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" wide isBusy={isBusy}>
        {t(isBusy ? 'codes.busy' : 'common.continue')}
      </Button>
    </form>
  );
}
