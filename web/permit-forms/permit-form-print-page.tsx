import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';
import { permitPageNumber } from '../../shared/content/pages/page-number.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useSession } from '../app/session/session.ts';
import { FormPrintScreen } from '../written-forms/print/form-print-screen.tsx';
import { PrintHeading } from '../written-forms/print/print-heading.tsx';
import styles from './permit-form-frame.module.css';
import { PermitFormGate } from './permit-form-gate.tsx';
import { PrintedFacts } from './printed-facts.tsx';
import type { PermitFormSettings } from './permit-form-settings.ts';
import { permitFormVersions } from './permit-form-versions.ts';

type HeadProps = Pick<PermitFormSettings, 'name' | 'description'> & { settings: PermitSettings; savedAt: string };

function Head({ name, description, settings, savedAt }: HeadProps) {
  const { t } = useTranslation();
  const { loggedInUserCompany } = useSession();
  return (
    <>
      {loggedInUserCompany && <p>{loggedInUserCompany.name}</p>}
      <PrintHeading name={name} />
      <p>{t('permitForms.printFacts', { date: formatDate(savedAt) })}</p>
      {description && <p className={styles.lines}>{description}</p>}
      <PrintedFacts settings={settings} />
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
          back={{ to: staffPaths.permitForm(formId), label: t('forms.backToForm') }}
          numberOf={permitPageNumber}
          versionsOf={permitFormVersions}
          head={(version) => {
            const written = { ...form, ...version?.settings };
            const { name, description } = written;
            const said = { name, description, settings: permitSettingsOf(written) };
            return <Head {...said} savedAt={version?.savedAt ?? form.meta.modified} />;
          }}
        />
      )}
    </PermitFormGate>
  );
}
