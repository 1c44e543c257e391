import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { LANGUAGE_NAMES } from '../../../shared/core/language.ts';
import { Poster } from '../../written-forms/print/poster.tsx';
import { PrintScreen } from '../../written-forms/print/print-screen.tsx';
import { groupedPin } from '../../lists/grouped-pin.ts';
import { InductionFormGate } from '../induction-form-gate.tsx';
import styles from './form-poster-page.module.css';
import { useWayBack } from './use-way-back.ts';

/** A poster for the gate, always in both languages; of a form in several it names them. */
function FormPoster({ form: { meta, project, languages } }: { form: InductionForm }) {
  const { t } = useTranslation();
  const site = project.title[0]?.trim() || meta.name.trim() || t('forms.nameless');
  return (
    <Poster
      title={site}
      documentTitle={t('forms.posterTitle', { name: site })}
      words={{ fi: t('forms.posterWords.fi'), en: t('forms.posterWords.en') }}
      code={{
        address: `${window.location.origin}/?p=${meta.pin}`,
        label: t('forms.posterCode', { pin: meta.pin }),
      }}
    >
      <p className={styles.pin}>{groupedPin(meta.pin)}</p>
      {languages.length > 1 && <p>{languages.map((language) => LANGUAGE_NAMES[language]).join(' · ')}</p>}
    </Poster>
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
          <FormPoster form={form} />
        </PrintScreen>
      )}
    </InductionFormGate>
  );
}
