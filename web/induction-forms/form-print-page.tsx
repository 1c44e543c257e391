import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../shared/core/dates.ts';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { PrintedBlock } from '../form-editor/printed-block.tsx';
import { groupedPin } from '../lists/grouped-pin.ts';
import { Switch } from '../lists/switch.tsx';
import { Alert } from '../ui/alert.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { errorText } from '../app/error-text.ts';
import { useVersion } from './version-queries.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { FormGate } from './form-gate.tsx';
import { formFiles } from './form-files.ts';
import styles from './form-print-page.module.css';
import { PrintScreen } from './print-screen.tsx';

/** How many pages stand before the form's own: the site's and that of the worker's details. */
const PAGES_BEFORE = 2;

function Head({ form }: { form: InductionForm }) {
  const { t } = useTranslation();
  const { meta, project } = form;
  return (
    <header className={styles.head}>
      <PageHeading
        title={meta.name.trim() || t('forms.nameless')}
        documentTitle={t('forms.printTitle', { name: meta.name })}
      />
      <p className={styles.facts}>
        {t('forms.printFacts', { pin: groupedPin(meta.pin), date: formatDate(meta.modified) })}
      </p>
      {[...project.title, ...project.description, ...project.address].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </header>
  );
}

/** The form with the content of one of its versions, where the address names one. */
function VersionGate({ form, children }: { form: InductionForm; children: (form: InductionForm) => ReactNode }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const asked = Number(params.get('version'));
  const number = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { data, error } = useVersion(form._id, number);
  if (number === undefined) return children(form);
  if (error) return <Alert kind="other">{errorText(t, error)}</Alert>;
  if (!data) return <Skeleton lines={6} label={t('common.loading')} />;
  const { name, project, pages, savedAt } = data;
  return children({ ...form, meta: { ...form.meta, name, modified: savedAt }, project, pages });
}

function PrintedForm({ form, hasAnswers }: { form: InductionForm; hasAnswers: boolean }) {
  const { t } = useTranslation();
  const files = formFiles(form);
  return (
    <>
      <Head form={form} />
      {form.pages.map(({ title, content }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pages of a printed form have no name but their place
        <section key={place} className={styles.page}>
          <h2>
            {place + PAGES_BEFORE}. {title.trim() || t('editor.pageNameless')}
          </h2>
          {content.map((block, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do their blocks
            <PrintedBlock key={at} block={block} files={files} hasAnswers={hasAnswers} />
          ))}
        </section>
      ))}
    </>
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
    <FormGate id={formId}>
      {(form) => (
        <PrintScreen
          back={back}
          choices={
            <Switch isOn={hasAnswers} onChange={setAnswers}>
              {t('forms.printAnswers')}
            </Switch>
          }
        >
          <VersionGate form={form}>{(shown) => <PrintedForm form={shown} hasAnswers={hasAnswers} />}</VersionGate>
        </PrintScreen>
      )}
    </FormGate>
  );
}
