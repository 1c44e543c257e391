import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FORM_NAME_CHARACTERS } from '../../../shared/content/forms/form-limits.ts';
import { isEmailAddress, MOST_EMAILS } from '../../../shared/core/email-address.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { Tick } from '../../form-editor/inspector/tick.tsx';
import { usePlaceErrors } from '../../form-editor/checks/place-errors.ts';
import { useChangeSettings, useSettings } from '../../form-editor/inspector/settings.ts';
import { PinCode } from '../../lists/pin-code.tsx';
import { ChipsField } from '../../ui/fields/chips-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { FormLanguages } from '../../written-forms/languages/form-languages.tsx';
import { FormSheet } from '../../written-forms/editor/form-sheet.tsx';
import styles from './fixed-pages.module.css';
import { useForm } from '../induction-form-queries.ts';
import type { InductionSettings } from './induction-settings.ts';

const LONGEST_COUNT = 6;
const LONGEST_MONTHS = 2;

/** The form's PIN with a copy button, and a link to the poster for the gate. */
function Pin() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const { data } = useForm(formId, true);
  if (!data) return null;
  return (
    <Row gap={2} across={4} align="center">
      <p>{t('forms.settings.pin')}</p>
      <PinCode pin={data.meta.pin} />
      <LinkButton variant="secondary" isSmall to={staffPaths.formPoster(formId)} target="_blank" rel="noreferrer">
        {t('forms.poster')}
      </LinkButton>
    </Row>
  );
}

/** Shows the form's name and PIN. */
export function SettingsCanvas() {
  const { t } = useTranslation();
  const { name } = useSettings<InductionSettings>();
  return (
    <FormSheet kind={t('forms.settings.title')} title={name.trim() || t('forms.nameless')}>
      <Pin />
      <p className={styles.note}>{t('forms.settings.note')}</p>
    </FormSheet>
  );
}

function Notices() {
  const { t } = useTranslation();
  const { emailSetting } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  const [typed, setTyped] = useState('');
  const set = (part: Partial<typeof emailSetting>) =>
    change((settings) => ({ ...settings, emailSetting: { ...settings.emailSetting, ...part } }));
  return (
    <>
      <Tick
        id="@form-notify"
        label={t('forms.settings.notify')}
        isTicked={emailSetting.notifyNewInduction}
        onChange={(notifyNewInduction) => set({ notifyNewInduction })}
      />
      {emailSetting.notifyNewInduction && (
        <ChipsField
          id="@form-emailSetting-notifyNewInductionEmails"
          label={t('forms.settings.emails')}
          hint={t('forms.settings.emailsHint')}
          inputMode="email"
          most={MOST_EMAILS}
          values={emailSetting.notifyNewInductionEmails}
          onValues={(notifyNewInductionEmails) => set({ notifyNewInductionEmails })}
          typed={typed}
          onTyped={setTyped}
          check={(text) => (isEmailAddress(text) ? undefined : t('forms.settings.badEmail', { email: text }))}
        />
      )}
    </>
  );
}

/** The ceiling of starts a day, for forms with many expected inductions. */
function StartsPerDay() {
  const { t } = useTranslation();
  const { startsPerDay } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  const isBroken = usePlaceErrors('@form')('startsPerDay') !== undefined;
  const set = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, LONGEST_COUNT);
    const typed = digits === '' ? null : Number(digits);
    change((settings) => ({ ...settings, startsPerDay: typed }), 'startsPerDay');
  };
  return (
    <TextField
      id="@form-startsPerDay"
      label={t('forms.settings.startsPerDay')}
      hint={t('forms.settings.startsPerDayHint')}
      isOptional
      inputMode="numeric"
      autoComplete="off"
      value={startsPerDay === null ? '' : String(startsPerDay)}
      onChange={set}
      error={isBroken ? t('forms.settings.startsPerDayWrong') : undefined}
    />
  );
}

/** For how many months an induction of the form is valid; the field is empty where there is no end. */
function ValidMonths() {
  const { t } = useTranslation();
  const { validMonths } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  const isBroken = usePlaceErrors('@form')('validMonths') !== undefined;
  const set = (text: string) => {
    const months = Number(text.replaceAll(/\D/g, '').slice(0, LONGEST_MONTHS));
    change((settings) => ({ ...settings, validMonths: months }), 'validMonths');
  };
  return (
    <TextField
      id="@form-validMonths"
      label={t('forms.settings.validMonths')}
      hint={t('forms.settings.validMonthsHint')}
      isOptional
      inputMode="numeric"
      autoComplete="off"
      value={validMonths === 0 ? '' : String(validMonths)}
      onChange={set}
      error={isBroken ? t('forms.settings.validMonthsWrong') : undefined}
    />
  );
}

function NeedsApproval() {
  const { t } = useTranslation();
  const { needsApproval } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  return (
    <Tick
      id="@form-needsApproval"
      label={t('forms.settings.needsApproval')}
      hint={t('forms.settings.needsApprovalHint')}
      isTicked={needsApproval}
      onChange={(isTicked) => change((settings) => ({ ...settings, needsApproval: isTicked }))}
    />
  );
}

export function SettingsInspector() {
  const { t } = useTranslation();
  const { name } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  return (
    <>
      <TextField
        id="@form-meta-name"
        label={t('forms.settings.name')}
        value={name}
        maxLength={FORM_NAME_CHARACTERS}
        onChange={(text) => change((settings) => ({ ...settings, name: text }), 'name')}
      />
      <NeedsApproval />
      <ValidMonths />
      <Notices />
      <StartsPerDay />
      <FormLanguages pathTo={staffPaths.formTranslations} />
    </>
  );
}
