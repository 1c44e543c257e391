import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { WORDMARK } from '../app/product.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { PrintScreen } from '../form-editor/print-screen.tsx';
import { groupedPin } from '../lists/grouped-pin.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { InductionFormGate } from './induction-form-gate.tsx';
import styles from './form-poster-page.module.css';

/** A poster for the gate; it speaks both languages whatever its printer reads. */
function Poster({ form }: { form: InductionForm }) {
  const { t } = useTranslation();
  const { meta, project } = form;
  const site = project.title[0]?.trim() || meta.name.trim() || t('forms.nameless');
  const address = `${window.location.origin}/?p=${meta.pin}`;
  return (
    <div className={styles.poster}>
      <p className={styles.wordmark}>{WORDMARK}</p>
      <PageHeading title={site} documentTitle={t('forms.posterTitle', { name: site })} />
      <p lang="fi" className={styles.words}>
        {t('forms.posterWords.fi')}
      </p>
      <div className={styles.code}>
        <QrCode text={address} label={t('forms.posterCode', { pin: meta.pin })} />
      </div>
      <p className={styles.pin}>{groupedPin(meta.pin)}</p>
      <p className={styles.address}>{window.location.host}</p>
      <p lang="en" className={styles.words}>
        {t('forms.posterWords.en')}
      </p>
    </div>
  );
}

/** `/admin/forms/{formId}/poster`: an A4 with the PIN and the QR code of a form. */
export function FormPosterPage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  const back = isAuthor
    ? { to: paths.form(formId), label: t('forms.backToForm') }
    : { to: paths.forms, label: t('forms.title') };
  return (
    <InductionFormGate id={formId}>
      {(form) => (
        <PrintScreen back={back}>
          <Poster form={form} />
        </PrintScreen>
      )}
    </InductionFormGate>
  );
}
