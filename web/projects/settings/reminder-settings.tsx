import { useTranslation } from 'react-i18next';
import { MOST_EMAILS } from '../../../shared/core/email-address.ts';
import { REMINDER_DAYS } from '../../../shared/projects/reminder-days.ts';
import { Switch } from '../../lists/switch.tsx';
import { ChipsField } from '../../ui/fields/chips-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { checkEmail } from '../check-email.ts';
import { settingId } from './setting-id.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './settings-page.module.css';
import type { SettingsForm } from './use-settings.ts';

type SwitchName = {
  [Name in keyof SettingsForm['values']]: SettingsForm['values'][Name] extends boolean ? Name : never;
}[keyof SettingsForm['values']];

function SettingSwitch({ form, name }: { form: SettingsForm; name: SwitchName }) {
  const { t } = useTranslation();
  return (
    <Switch isOn={form.values[name]} onChange={(isOn) => form.change({ [name]: isOn })}>
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
      values={form.values[name]}
      onValues={(values) => form.change({ [name]: values })}
      typed={form.typed[name]}
      onTyped={(typed) => form.setTyped({ [name]: typed })}
      check={(value) => checkEmail(t, value)}
      most={MOST_EMAILS}
    />
  );
}

/** Who gets reminders of expiring cards and when, and who gets notices of cards that their holders renewed. */
export function ReminderSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const { adminEnabled, ownerEnabled, updateNoteEnabled } = form.values;
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
          <Stack gap={1} align="start">
            {([1, 2, 3] as const).map((reminder) => (
              <Switch
                key={reminder}
                isOn={form.values[`reminder${reminder}Enabled`]}
                onChange={(isOn) => form.change({ [`reminder${reminder}Enabled`]: isOn })}
              >
                {t('projects.settings.daysBefore', { count: REMINDER_DAYS[reminder] })}
              </Switch>
            ))}
          </Stack>
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
