import { useTranslation } from 'react-i18next';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { call } from '../../app/api/call.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { NewFormDialog } from '../../written-forms/new-form/new-form-dialog.tsx';
import type { FormCreation } from '../../written-forms/new-form/use-new-form.ts';
import { addForm } from './form-list-cache.ts';
import { FORM_STARTS, readyForm, type FormStart } from './form-starts.ts';

const CREATION: FormCreation<InductionForm, FormStart> = {
  create: async ({ name, start }, { language, company, key }) =>
    call(inductionFormApi.create, { body: { ...(await readyForm(name, start, language)), company } }, { key }),
  onCreated: addForm,
  pathTo: staffPaths.form,
};

export function NewInductionFormDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <NewFormDialog
      id="new-form"
      texts={{
        title: t('forms.newTitle'),
        name: t('forms.settings.name'),
        nameHint: t('forms.nameHint'),
        starts: t('forms.starts.legend'),
      }}
      starts={FORM_STARTS.map((key) => ({
        key,
        name: t(`forms.starts.${key}.name`),
        text: t(`forms.starts.${key}.text`),
      }))}
      firstStart="empty"
      creation={CREATION}
      onClose={onClose}
    />
  );
}
