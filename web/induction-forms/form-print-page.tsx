import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { inductionPageNumber } from '../../shared/content/page-number.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { AnswersSwitch } from '../form-editor/answers-switch.tsx';
import { authoredFiles } from '../form-editor/authored-files.ts';
import { PrintScreen } from '../form-editor/print-screen.tsx';
import { PrintedForm } from '../form-editor/printed-form.tsx';
import { VersionGate } from '../form-editor/version-gate.tsx';
import { groupedPin } from '../lists/grouped-pin.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { InductionFormGate } from './induction-form-gate.tsx';
import { inductionFormVersions } from './induction-form-versions.ts';
import styles from './form-print-page.module.css';

type HeadProps = Pick<InductionForm, 'project'> & { name: string; pin: string; savedAt: string };

function Head({ name, pin, savedAt, project }: HeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={name.trim() || t('forms.nameless')} documentTitle={t('forms.printTitle', { name })} />
      <p className={styles.facts}>{t('forms.printFacts', { pin: groupedPin(pin), date: formatDate(savedAt) })}</p>
      {[...project.title, ...project.description, ...project.address].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** The form, or the version of it that the address names. */
function Sheet({ form, hasAnswers }: { form: InductionForm; hasAnswers: boolean }) {
  const versions = useMemo(() => inductionFormVersions(form._id), [form._id]);
  const { meta } = form;
  return (
    <VersionGate versions={versions}>
      {(version) => (
        <PrintedForm
          head={
            <Head
              name={version?.settings.name ?? meta.name}
              pin={meta.pin}
              savedAt={version?.savedAt ?? meta.modified}
              project={version?.settings.project ?? form.project}
            />
          }
          pages={version?.pages ?? form.pages}
          numberOf={inductionPageNumber}
          files={authoredFiles('inductionForm', form)}
          hasAnswers={hasAnswers}
        />
      )}
    </VersionGate>
  );
}

/** `/admin/forms/{formId}/print`: all pages of a form one after the other, with room for a pen. */
export function FormPrintPage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const [hasAnswers, setAnswers] = useState(false);
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  const back = isAuthor
    ? { to: paths.form(formId), label: t('forms.backToForm') }
    : { to: paths.forms, label: t('forms.title') };
  return (
    <InductionFormGate id={formId}>
      {(form) => (
        <PrintScreen
          back={back}
          choices={
            <AnswersSwitch
              versions={inductionFormVersions(form._id)}
              pages={form.pages}
              isOn={hasAnswers}
              onChange={setAnswers}
            />
          }
        >
          <Sheet form={form} hasAnswers={hasAnswers} />
        </PrintScreen>
      )}
    </InductionFormGate>
  );
}
