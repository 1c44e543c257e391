import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import { NetworkError } from '../app/network-error.ts';
import { paths } from '../app/paths.ts';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import { newUuid } from '../app/uuid.ts';
import { StartChoice } from '../form-editor/ready/start-choice.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TypedDialog } from '../ui/typed-dialog.tsx';
import { FORM_STARTS, newForm, type FormStart } from './form-starts.ts';
import { addForm } from './form-list-cache.ts';
import styles from './forms-page.module.css';

const MOST_CHARACTERS = 200;

/** Makes a form and opens it. The same press again, after a lost answer, makes no second one. */
function useNewForm() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const company = useSelectedCompany();
  const key = useRef(newUuid());
  return useMutation({
    mutationFn: ({ name, start }: { name: string; start: FormStart }) =>
      call(inductionFormApi.create, { body: { ...newForm(name, start, language), company } }, { key: key.current }),
    onSuccess: async (form) => {
      addForm(queryClient, form);
      await navigate(paths.form(form._id));
    },
    onError: (error) => {
      // What was refused is asked anew with other words; what was not answered may have been made.
      if (!(error instanceof NetworkError)) key.current = newUuid();
    },
  });
}

export function NewFormDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [start, setStart] = useState<FormStart>('empty');
  const { mutate, isPending, error } = useNewForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ name: name.trim(), start });
  };
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form="new-form" isBusy={isPending}>
        {t('forms.create')}
      </Button>
    </>
  );
  return (
    <TypedDialog isTyped={name.trim() !== ''} onClose={onClose} title={t('forms.newTitle')} actions={actions}>
      <form id="new-form" className={styles.starts} onSubmit={submit} noValidate>
        {error !== null && (
          <Alert kind="other" live="alert">
            {errorText(t, error)}
          </Alert>
        )}
        <TextField
          id="new-form-name"
          label={t('forms.name')}
          hint={t('forms.nameHint')}
          value={name}
          onChange={setName}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
        />
        <StartChoice
          legend={t('forms.starts.legend')}
          starts={FORM_STARTS.map((key) => ({
            key,
            name: t(`forms.starts.${key}.name`),
            text: t(`forms.starts.${key}.text`),
          }))}
          value={start}
          onChange={setStart}
        />
      </form>
    </TypedDialog>
  );
}
