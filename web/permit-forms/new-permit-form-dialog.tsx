import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { PermitFormDraft } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { newUuid } from '../app/uuid.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { addPermitForm } from './permit-form-queries.ts';
import styles from './permit-forms-page.module.css';

const ROLES = ['Creator', 'Worker', 'Grantor', 'WorkApprover'] as const;

/** A new form begins with a page on which every role of the chain is asked for; the author removes what is not needed. */
function newForm(t: TFunction, name: string): PermitFormDraft {
  const content = ROLES.map((personRole) => ({
    kind: 'person' as const,
    title: t(`permits.role.${personRole}`),
    personRole,
    cardRequirement: '',
    cardIsMandatory: false,
    defaultToCreator: personRole === 'Creator',
    mandatory: true,
    selectedPersons: [],
  }));
  return { name, description: '', pages: [{ title: t('permitForms.people'), minReadTime: 0, content }] };
}

export function NewPermitFormDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  // The same for every press until it has succeeded: a lost answer makes no second form.
  const [key] = useState(newUuid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(permitFormApi.create, { body: newForm(t, name.trim()) }, { key }),
    onSuccess: async (form) => {
      addPermitForm(queryClient, form);
      await navigate(paths.permitForm(form._id));
    },
  });
  const isMissing = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing && !isPending) mutate();
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form="new-permit-form" isBusy={isPending}>
        {t('forms.create')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('permitForms.new')} actions={actions}>
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
          value={name}
          onChange={setName}
          maxLength={200}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
