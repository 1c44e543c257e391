// <SearchField id="q" label={t('…')} value={q} onSearch={setQuery} />: tells the words 250 ms after the last key.
import { useEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';
import fieldStyles from './field.module.css';

const PAUSE_MILLISECONDS = 250;

type SearchFieldProps = {
  id: string;
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (value: string) => void;
};

export function SearchField({ id, label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      onSearch(typed);
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <Field texts={{ id, label }}>
      <input
        id={id}
        type="search"
        className={fieldStyles.input}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Field>
  );
}
