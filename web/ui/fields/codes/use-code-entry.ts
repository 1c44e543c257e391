import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

const CODE = /^\d{6}$/;

/**
 * The entry of a sent code, whose field has this id: six digits with whatever a paste brings between them. `open` is given a whole code, and
 * answers what to say where it opens nothing; the field then has the focus.
 */
export function useCodeEntry(id: string, open: (code: string) => Promise<string | undefined>) {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const tell = (message: string) => {
    setError(message);
    document.getElementById(id)?.focus();
  };
  const openCode = async (code: string) => {
    setBusy(true);
    setError(undefined);
    const refusal = await open(code);
    setBusy(false);
    if (refusal !== undefined) tell(refusal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = value.replace(/\D/g, '');
    if (CODE.test(code)) void openCode(code);
    else tell(t('codes.incomplete'));
  };
  return { field: { id, value, error, onChange: setValue }, isBusy, submit };
}
