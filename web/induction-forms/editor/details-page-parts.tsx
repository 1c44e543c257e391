import { useTranslation } from 'react-i18next';
import { ASKED } from '../../../shared/content/forms/asked.ts';
import { ChoiceRow } from '../../form-editor/inspector/choice-row.tsx';
import { useChangeSettings, useSettings } from '../../form-editor/inspector/settings.ts';
import { FormSheet } from '../../written-forms/editor/form-sheet.tsx';
import styles from './fixed-pages.module.css';
import type { InductionSettings } from './induction-settings.ts';

const DETAILS = [
  ['firstName', ASKED.required],
  ['lastName', ASKED.required],
  ['birthday', 'birthdayType'],
  ['taxNumber', 'taxNumberType'],
  ['company', ASKED.required],
  ['businessId', ASKED.optional],
  ['representativeName', 'representativeType'],
  ['representativeContact', 'representativeType'],
  ['phoneNumber', ASKED.optional],
  ['email', ASKED.optional],
] as const;

/** The details that the form asks of the worker, in the order of the player. */
export function DetailsCanvas() {
  const { t } = useTranslation();
  const { inputSettings } = useSettings<InductionSettings>();
  const settingOf = (rule: (typeof DETAILS)[number][1]) => (typeof rule === 'number' ? rule : inputSettings[rule]);
  return (
    <FormSheet kind={t('forms.details.shown')}>
      <ul className={styles.asked}>
        {DETAILS.filter(([, rule]) => settingOf(rule) !== ASKED.notAsked).map(([detail, rule]) => (
          <li key={detail}>
            {t(`details.field.${detail}`)}{' '}
            <span className={styles.note}>
              {t(`forms.details.asked.${settingOf(rule) === ASKED.required ? 1 : 0}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('forms.details.note')}</p>
    </FormSheet>
  );
}

export function DetailsInspector() {
  const { t } = useTranslation();
  const { inputSettings } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  return (
    <>
      {(['birthdayType', 'taxNumberType', 'representativeType'] as const).map((part) => (
        <ChoiceRow
          key={part}
          legend={t(`forms.details.${part}`)}
          choices={Object.values(ASKED).map((value) => ({ value, label: t(`forms.details.setting.${value}`) }))}
          chosen={inputSettings[part]}
          onChoose={(value) =>
            change((settings) => ({ ...settings, inputSettings: { ...settings.inputSettings, [part]: value } }))
          }
        />
      ))}
      <p>{t('forms.details.why')}</p>
    </>
  );
}
