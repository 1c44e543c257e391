import { useTranslation } from 'react-i18next';
import { MOST_PRESENCE_MONTHS } from '../../../shared/projects/new-project.ts';
import { Switch } from '../../lists/switch.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { settingId } from './setting-id.ts';
import styles from './settings-page.module.css';
import type { SettingsForm } from './use-settings.ts';

const MONTHS = Array.from({ length: MOST_PRESENCE_MONTHS }, (_, place) => place + 1);

/** Whether arrivals and leavings are noted on the site, and how long they are kept. */
export function PresenceSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const { presence, presenceMonths } = form.values;
  return (
    <Panel title={t('projects.settings.presence')}>
      <div className={styles.fields}>
        <Switch isOn={presence} onChange={(isOn) => form.change({ presence: isOn })}>
          {t('projects.settings.names.presence')}
        </Switch>
        <p className={styles.note}>{t('projects.settings.presenceNote')}</p>
        {presence && (
          <SelectField
            id={settingId('presenceMonths')}
            label={t('projects.settings.names.presenceMonths')}
            value={presenceMonths}
            onChange={(months) => form.change({ presenceMonths: months })}
            options={MONTHS.map((count) => ({
              value: String(count),
              label: t('projects.settings.presenceMonths', { count }),
            }))}
          />
        )}
      </div>
    </Panel>
  );
}
