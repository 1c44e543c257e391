import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { WORDMARK } from '../../app/shell/product.ts';
import { PrintScreen } from '../../written-forms/print/print-screen.tsx';
import { groupedPin } from '../../lists/grouped-pin.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { InductionFormGate } from '../induction-form-gate.tsx';
import styles from './form-poster-page.module.css';
import { useWayBack } from './use-way-back.ts';

/** A poster for the gate, always in both languages. */
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

/** `/admin/forms/{formId}/poster`: an A4 poster with a form's PIN and QR code. */
export function FormPosterPage() {
  const { formId = '' } = useParams();
  const back = useWayBack(formId);
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
