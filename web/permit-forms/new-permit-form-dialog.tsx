import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
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
import {
  newPermitForm,
  PERMIT_FORM_STARTS,
  type PermitFormBeginning,
  type PermitFormStart,
} from './permit-form-starts.ts';
import { addPermitForm } from './permit-form-queries.ts';
import styles from './permit-forms-page.module.css';

/** Makes a form and opens it. The same press again, after a lost answer, makes no second one. */
function useNewPermitForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const company = useSelectedCompany();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const key = useRef(newUuid());
  return useMutation({
    mutationFn: ({ name, start }: Pick<PermitFormBeginning, 'name' | 'start'>) => {
      const description = start === 'empty' ? '' : t(`permitForms.starts.${start}.description`);
      return call(
        permitFormApi.create,
        { body: { ...newPermitForm({ name, description, start }, language), company } },
        { key: key.current },
      );
    },
    onSuccess: async (form) => {
      addPermitForm(queryClient, form);
      await navigate(paths.permitForm(form._id));
    },
    onError: (error) => {
      // What was refused is asked anew with other words; what was not answered may have been made.
      if (!(error instanceof NetworkError)) key.current = newUuid();
    },
  });
}

export function NewPermitFormDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState<string>();
  const [start, setStart] = useState<PermitFormStart>('empty');
  const shownName = name ?? (start === 'empty' ? '' : t(`permitForms.starts.${start}.name`));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useNewPermitForm();
  const isMissing = shownName.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing && !isPending) mutate({ name: shownName.trim(), start });
  };
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form="new-permit-form" isBusy={isPending}>
        {t('forms.create')}
      </Button>
    </>
  );
  return (
    <TypedDialog isTyped={name !== undefined} onClose={onClose} title={t('permitForms.new')} actions={actions}>
      <form id="new-permit-form" className={styles.new} onSubmit={submit} noValidate>
        {error !== null && (
          <Alert kind="other" live="alert">
            {errorText(t, error)}
          </Alert>
        )}
        <TextField
          id="new-permit-form-name"
          label={t('permitForms.name')}
          hint={t('permitForms.nameHint')}
          error={isChecked && isMissing ? t('issues.required') : undefined}
          value={shownName}
          onChange={setName}
          maxLength={200}
          autoComplete="off"
        />
        <StartChoice
          legend={t('permitForms.starts.legend')}
          starts={PERMIT_FORM_STARTS.map((each) => ({
            key: each,
            name: t(`permitForms.starts.${each}.name`),
            text: t(`permitForms.starts.${each}.text`),
          }))}
          value={start}
          onChange={setStart}
        />
      </form>
    </TypedDialog>
  );
}
