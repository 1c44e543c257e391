import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { permitPageNumber } from '../../shared/content/page-number.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { paths } from '../app/routing/paths.ts';
import { FormPrintScreen } from '../written-forms/print/form-print-screen.tsx';
import { PrintHeading } from '../written-forms/print/print-heading.tsx';
import styles from './permit-form-frame.module.css';
import { PermitFormGate } from './permit-form-gate.tsx';
import type { PermitFormSettings } from './permit-form-settings.ts';
import { permitFormVersions } from './permit-form-versions.ts';

type HeadProps = Pick<PermitFormSettings, 'name' | 'description' | 'exclusive'> & { savedAt: string };

function Head({ name, description, exclusive, savedAt }: HeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <PrintHeading name={name} />
      <p>{t('permitForms.printFacts', { date: formatDate(savedAt) })}</p>
      {description && <p className={styles.lines}>{description}</p>}
      {exclusive && <p>{t('permitForms.exclusive')}</p>}
    </>
  );
}

/** `/admin/permit-forms/{formId}/print`: all pages of a permit form one after the other. */
export function PermitFormPrintPage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  return (
    <PermitFormGate id={formId}>
      {(form) => (
        <FormPrintScreen
          owner="permitForm"
          form={form}
          back={{ to: paths.permitForm(formId), label: t('forms.backToForm') }}
          numberOf={permitPageNumber}
          versionsOf={permitFormVersions}
          head={(version) => {
            const { name, description, exclusive } = { ...form, ...version?.settings };
            const said = { name, description, exclusive };
            return <Head {...said} savedAt={version?.savedAt ?? form.meta.modified} />;
          }}
        />
      )}
    </PermitFormGate>
  );
}
