import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { inductionPageNumber } from '../../shared/content/pages/page-number.ts';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { translationApi } from '../../shared/translations/translation-api.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { authoredFiles } from '../form-editor/uploads/authored-files.ts';
import { TranslationsScreen } from '../written-forms/translations/translations-screen.tsx';
import { inductionFormUploads } from './editor/induction-form-uploads.ts';
import { formKey } from './induction-form-queries.ts';
import { InductionFormGate } from './induction-form-gate.tsx';

function Translations({ form }: { form: InductionForm }) {
  const { t } = useTranslation();
  const content = useMemo(() => ({ name: form.meta.name, project: form.project, pages: form.pages }), [form]);
  const folders = useMemo(
    () => ({ files: authoredFiles('inductionForm', form), uploads: inductionFormUploads(form._id) }),
    [form],
  );
  return (
    <TranslationsScreen
      id={form._id}
      content={content}
      folders={folders}
      calls={translationApi}
      queryKey={formKey(form._id)}
      numberOf={inductionPageNumber}
      back={{ to: staffPaths.form(form._id), label: t('forms.backToForm') }}
    />
  );
}

/** `/admin/forms/{formId}/translations`: the texts of an induction form in other languages. */
export function FormTranslationsPage() {
  const { formId = '' } = useParams();
  return <InductionFormGate id={formId}>{(form) => <Translations form={form} />}</InductionFormGate>;
}
