import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ASKED_BY, type AskedBy } from '../../shared/data-desk/asked-by.ts';
import { ASKED_CHARACTERS } from '../../shared/data-desk/data-desk-limits.ts';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { SearchIcon } from '../ui/staff-icons.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './data-desk.module.css';
import { useSearch } from './data-desk-queries.ts';

const TYPES = { name: 'text', email: 'email', phone: 'tel', taxNumber: 'text' } as const;

/** Asks by what a person is looked for. */
export function FindPerson({ onBegun }: { onBegun: (id: string) => void }) {
  const { t } = useTranslation();
  const [by, setBy] = useState<AskedBy>('name');
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSearch();
  const isMissing = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) document.getElementById('person-text')?.focus();
    else if (!isPending) mutate({ by, text: text.trim() }, { onSuccess: ({ _id }) => onBegun(_id) });
  };
  return (
    <Panel title={t('dataDesk.find.title')}>
      <Stack as="form" gap={4} onSubmit={submit} noValidate>
        <p className={styles.about}>{t('dataDesk.find.about')}</p>
        {error && (
          <Alert kind="error" live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        <div className={styles.search}>
          <SelectField
            id="person-by"
            label={t('dataDesk.find.by')}
            value={by}
            onChange={(value) => setBy(value as AskedBy)}
            options={ASKED_BY.map((value) => ({ value, label: t(`dataDesk.by.${value}`) }))}
          />
          <TextField
            id="person-text"
            type={TYPES[by]}
            label={t(`dataDesk.by.${by}`)}
            error={isChecked && isMissing ? t('dataDesk.find.missing') : undefined}
            maxLength={ASKED_CHARACTERS}
            autoComplete="off"
            value={text}
            onChange={setText}
          />
          <Button type="submit" icon={<SearchIcon />} isBusy={isPending}>
            {t('dataDesk.find.act')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
