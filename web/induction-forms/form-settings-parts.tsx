import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { Tick } from '../form-editor/tick.tsx';
import { useChangeSettings, useSettings } from '../form-editor/settings.ts';
import { PinCode } from '../lists/pin-code.tsx';
import { ChipsField } from '../ui/chips-field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './fixed-pages.module.css';
import { useForm } from './induction-form-queries.ts';
import type { InductionSettings } from './induction-settings.ts';

const MOST_EMAILS = 20;
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u;

/** The PIN by which workers find the form, to be copied or hung up at the gate. */
function Pin() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const { data } = useForm(formId);
  if (!data) return null;
  return (
    <div className={styles.pin}>
      <p>{t('forms.settings.pin')}</p>
      <PinCode pin={data.meta.pin} />
      <LinkButton variant="secondary" isSmall to={paths.formPoster(formId)} target="_blank" rel="noreferrer">
        {t('forms.poster')}
      </LinkButton>
    </div>
  );
}

/** The form as a whole on the page: how workers come to it. */
export function SettingsCanvas() {
  const { t } = useTranslation();
  const { name } = useSettings<InductionSettings>();
  return (
    <div className={styles.sheet}>
      <p className={styles.kind}>{t('forms.settings.title')}</p>
      <p className={styles.title}>{name.trim() || t('forms.nameless')}</p>
      <Pin />
      <p className={styles.note}>{t('forms.settings.note')}</p>
    </div>
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
          check={(text) => (EMAIL.test(text) ? undefined : t('forms.settings.badEmail', { email: text }))}
        />
      )}
    </>
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
        maxLength={200}
        onChange={(text) => change((settings) => ({ ...settings, name: text }), 'name')}
      />
      <Notices />
    </>
  );
}
