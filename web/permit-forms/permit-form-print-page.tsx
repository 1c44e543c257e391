import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { permitPageNumber } from '../../shared/content/page-number.ts';
import { formatDate } from '../../shared/core/dates.ts';
import type { PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { paths } from '../app/paths.ts';
import { AnswersSwitch } from '../form-editor/answers-switch.tsx';
import { authoredFiles } from '../form-editor/authored-files.ts';
import { PrintScreen } from '../form-editor/print-screen.tsx';
import { PrintedForm } from '../form-editor/printed-form.tsx';
import { VersionGate } from '../form-editor/version-gate.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './permit-form-frame.module.css';
import { PermitFormGate } from './permit-form-gate.tsx';
import type { PermitFormSettings } from './permit-form-settings.ts';
import { permitFormVersions } from './permit-form-versions.ts';

function Head({ name, description, savedAt }: PermitFormSettings & { savedAt: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={name.trim() || t('forms.nameless')} documentTitle={t('forms.printTitle', { name })} />
      <p>{t('permitForms.printFacts', { date: formatDate(savedAt) })}</p>
      {description && <p className={styles.lines}>{description}</p>}
    </>
  );
}

/** The form, or the version of it that the address names. */
function Sheet({ form, hasAnswers }: { form: PermitForm; hasAnswers: boolean }) {
  const { _id: id } = form;
  const versions = useMemo(() => permitFormVersions(id), [id]);
  return (
    <VersionGate versions={versions}>
      {(version) => {
        const { name, description } = version?.settings ?? form;
        const head = <Head name={name} description={description} savedAt={version?.savedAt ?? form.meta.modified} />;
        const files = authoredFiles('permitForm', form);
        const pages = version?.pages ?? form.pages;
        return (
          <PrintedForm head={head} pages={pages} numberOf={permitPageNumber} files={files} hasAnswers={hasAnswers} />
        );
      }}
    </VersionGate>
  );
}

/** `/admin/permit-forms/{formId}/print`: all pages of a permit form one after the other. */
export function PermitFormPrintPage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const [hasAnswers, setAnswers] = useState(false);
  return (
    <PermitFormGate id={formId}>
      {(form) => (
        <PrintScreen
          back={{ to: paths.permitForm(formId), label: t('forms.backToForm') }}
          choices={
            <AnswersSwitch
              versions={permitFormVersions(form._id)}
              pages={form.pages}
              isOn={hasAnswers}
              onChange={setAnswers}
            />
          }
        >
          <Sheet form={form} hasAnswers={hasAnswers} />
        </PrintScreen>
      )}
    </PermitFormGate>
  );
}
