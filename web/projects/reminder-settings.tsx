import { useTranslation } from 'react-i18next';
import { REMINDER_DAYS } from '../../shared/projects/reminder-days.ts';
import { Switch } from '../lists/switch.tsx';
import { ChipsField } from '../ui/chips-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { checkEmail } from './check-email.ts';
import { settingId } from './setting-id.ts';
import styles from './settings-page.module.css';
import type { SettingsForm } from './use-settings.ts';

/** The API takes no more into one list. */
const MOST_EMAILS = 20;

type SwitchName = {
  [Name in keyof SettingsForm['settings']]: SettingsForm['settings'][Name] extends boolean ? Name : never;
}[keyof SettingsForm['settings']];

function SettingSwitch({ form, name }: { form: SettingsForm; name: SwitchName }) {
  const { t } = useTranslation();
  return (
    <Switch isOn={form.settings[name]} onChange={(isOn) => form.set({ [name]: isOn })}>
      {t(`projects.settings.names.${name}`)}
    </Switch>
  );
}

function Emails({ form, name }: { form: SettingsForm; name: 'adminEmails' | 'updateNoteEmails' }) {
  const { t } = useTranslation();
  return (
    <ChipsField
      id={settingId(name)}
      label={t(`projects.settings.names.${name}`)}
      hint={t('projects.settings.emailsHint')}
      error={form.errors[name]}
      inputMode="email"
      values={form.settings[name]}
      onValues={(values) => form.set({ [name]: values })}
      typed={form.typed[name]}
      onTyped={(typed) => form.setTyped({ [name]: typed })}
      check={(value) => checkEmail(t, value)}
      most={MOST_EMAILS}
    />
  );
}

/** Who is told of cards that expire, when, and who is told of a card that its holder has renewed. */
export function ReminderSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const { adminEnabled, ownerEnabled, updateNoteEnabled } = form.settings;
  const isAnybodyReminded = adminEnabled || ownerEnabled;
  return (
    <Panel title={t('projects.settings.reminders')}>
      <div className={styles.fields}>
        <section className={styles.part}>
          <h3>{t('projects.settings.whom')}</h3>
          <SettingSwitch form={form} name="adminEnabled" />
          {adminEnabled && <Emails form={form} name="adminEmails" />}
          <SettingSwitch form={form} name="ownerEnabled" />
          <p className={styles.note}>{t('projects.settings.ownerNote')}</p>
        </section>
        <section className={styles.part}>
          <h3>{t('projects.settings.when')}</h3>
          <div className={styles.switches}>
            {([1, 2, 3] as const).map((reminder) => (
              <Switch
                key={reminder}
                isOn={form.settings[`reminder${reminder}Enabled`]}
                onChange={(isOn) => form.set({ [`reminder${reminder}Enabled`]: isOn })}
              >
                {t('projects.settings.daysBefore', { count: REMINDER_DAYS[reminder] })}
              </Switch>
            ))}
          </div>
          {!isAnybodyReminded && <p className={styles.note}>{t('projects.settings.nobodyReminded')}</p>}
        </section>
        <section className={styles.part}>
          <h3>{t('projects.settings.updates')}</h3>
          <SettingSwitch form={form} name="updateNoteEnabled" />
          {updateNoteEnabled && <Emails form={form} name="updateNoteEmails" />}
        </section>
      </div>
    </Panel>
  );
}
