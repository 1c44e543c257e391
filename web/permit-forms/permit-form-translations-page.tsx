import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { permitPageNumber } from '../../shared/content/pages/page-number.ts';
import type { PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { permitTranslationApi } from '../../shared/translations/translation-api.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { authoredFiles } from '../form-editor/uploads/authored-files.ts';
import { TranslationsScreen } from '../written-forms/translations/translations-screen.tsx';
import { permitFormUploads } from './permit-form-uploads.ts';
import { permitFormKey } from './permit-form-queries.ts';
import { PermitFormGate } from './permit-form-gate.tsx';

function Translations({ form }: { form: PermitForm }) {
  const { t } = useTranslation();
  const content = useMemo(() => ({ name: form.name, description: form.description, pages: form.pages }), [form]);
  const folders = useMemo(
    () => ({ files: authoredFiles('permitForm', form), uploads: permitFormUploads(form._id) }),
    [form],
  );
  return (
    <TranslationsScreen
      id={form._id}
      content={content}
      folders={folders}
      calls={permitTranslationApi}
      queryKey={permitFormKey(form._id)}
      numberOf={permitPageNumber}
      back={{ to: staffPaths.permitForm(form._id), label: t('forms.backToForm') }}
    />
  );
}

/** `/admin/permit-forms/{formId}/translations`: the texts of a permit form in other languages. */
export function PermitFormTranslationsPage() {
  const { formId = '' } = useParams();
  return <PermitFormGate id={formId}>{(form) => <Translations form={form} />}</PermitFormGate>;
}
