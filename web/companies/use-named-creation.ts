import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';

type Creation = {
  fieldId: string;
  /** Creates the thing and shows it; retries of a name reuse `key`, so that a lost answer creates no second one. */
  create: (name: string, key: string) => Promise<void>;
  /** Why a name is refused before it is sent. */
  faultOf?: (name: string) => string | undefined;
};

/** The field for the name of a new company or department; clears itself after each creation. */
export function useNamedCreation({ fieldId, create, faultOf }: Creation) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [last, setLast] = useState({ name: '', key: '' });
  const [error, setError] = useState<string>();
  const [created, setCreated] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (wanted: string) => {
    const key = last.name === wanted ? last.key : newUuid();
    setLast({ name: wanted, key });
    setBusy(true);
    setError(undefined);
    setCreated(undefined);
    try {
      await create(wanted, key);
      setLast({ name: '', key: '' });
      setName('');
      setCreated(wanted);
    } catch (failure) {
      setError(errorText(t, failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const fault = wanted === '' ? t('companies.nameMissing') : faultOf?.(wanted);
    if (fault !== undefined) setError(fault);
    else if (!isBusy) void make(wanted);
    document.getElementById(fieldId)?.focus();
  };
  return { name, setName, error, created, isBusy, submit };
}
