import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/api/call.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { NewFormDialog } from '../written-forms/new-form/new-form-dialog.tsx';
import type { FormCreation } from '../written-forms/new-form/use-new-form.ts';
import { addPermitForm } from './permit-form-queries.ts';
import { PERMIT_FORM_STARTS, readyPermitForm, type PermitFormStart } from './permit-form-starts.ts';

const creationOf = (t: TFunction): FormCreation<PermitForm, PermitFormStart> => ({
  create: async ({ name, start }, { language, company, key }) => {
    const description = start === 'empty' ? '' : t(`permitForms.starts.${start}.description`);
    const form = await readyPermitForm({ name, description, start }, language);
    return call(permitFormApi.create, { body: { ...form, company } }, { key });
  },
  onCreated: addPermitForm,
  pathTo: staffPaths.permitForm,
});

export function NewPermitFormDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <NewFormDialog
      id="new-permit-form"
      texts={{
        title: t('permitForms.new'),
        name: t('permitForms.name'),
        nameHint: t('permitForms.nameHint'),
        starts: t('permitForms.starts.legend'),
      }}
      starts={PERMIT_FORM_STARTS.map((key) => ({
        key,
        name: t(`permitForms.starts.${key}.name`),
        text: t(`permitForms.starts.${key}.text`),
      }))}
      firstStart="empty"
      proposedName={(start) => (start === 'empty' ? '' : t(`permitForms.starts.${start}.name`))}
      isNameRequired
      creation={useMemo(() => creationOf(t), [t])}
      onClose={onClose}
    />
  );
}
