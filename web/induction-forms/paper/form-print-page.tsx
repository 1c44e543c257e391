import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { groupedPin } from '../../lists/grouped-pin.ts';
import { FormPrintScreen } from '../../written-forms/print/form-print-screen.tsx';
import { PrintHeading } from '../../written-forms/print/print-heading.tsx';
import { inductionFormVersions } from '../editor/induction-form-versions.ts';
import { InductionFormGate } from '../induction-form-gate.tsx';
import styles from './form-print-page.module.css';
import { useWayBack } from './use-way-back.ts';

type HeadProps = Pick<InductionForm, 'project'> & { name: string; pin: string; savedAt: string };

function Head({ name, pin, savedAt, project }: HeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <PrintHeading name={name} />
      <p className={styles.facts}>{t('forms.printFacts', { pin: groupedPin(pin), date: formatDate(savedAt) })}</p>
      {[...project.title, ...project.description, ...project.address].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** `/admin/forms/{formId}/print`: all pages of a form one after the other, with space for handwriting. */
export function FormPrintPage() {
  const { formId = '' } = useParams();
  const back = useWayBack(formId);
  return (
    <InductionFormGate id={formId}>
      {(form) => (
        <FormPrintScreen
          owner="inductionForm"
          form={form}
          back={back}
          numberOf={inductionPageNumber}
          versionsOf={inductionFormVersions}
          head={(version) => (
            <Head
              name={version?.settings.name ?? form.meta.name}
              pin={form.meta.pin}
              savedAt={version?.savedAt ?? form.meta.modified}
              project={version?.settings.project ?? form.project}
            />
          )}
        />
      )}
    </InductionFormGate>
  );
}
