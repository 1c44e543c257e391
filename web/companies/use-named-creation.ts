import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/error-text.ts';
import { newUuid } from '../app/uuid.ts';

type Creation = {
  fieldId: string;
  /** Makes the thing and shows it; `key` is the same while the answer to the same name is unknown, so no second one is made. */
  create: (name: string, key: string) => Promise<void>;
};

/** The field of a name that makes a company or a department; after it the field is empty for the next. */
export function useNamedCreation({ fieldId, create }: Creation) {
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
    if (wanted === '') setError(t('companies.nameMissing'));
    else if (!isBusy) void make(wanted);
    document.getElementById(fieldId)?.focus();
  };
  return { name, setName, error, created, isBusy, submit };
}
