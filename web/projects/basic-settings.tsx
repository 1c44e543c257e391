import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_CHARACTERS, NEW_PROJECT_NAME } from '../../shared/projects/project.ts';
import { DayField } from '../ui/day-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { TextField } from '../ui/text-field.tsx';
import { settingId } from './setting-id.ts';
import styles from './settings-page.module.css';
import type { SettingsForm } from './use-settings.ts';

/** A project that has no name of its own yet is new: its name is asked for first, and typing takes the place of the old one. */
function useNameFirst(isNew: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    if (!wasNew.current) return;
    // After the page's heading, which takes the focus of every new page.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}

export function BasicSettings({ form, savedName }: { form: SettingsForm; savedName: string }) {
  const { t } = useTranslation();
  const { settings, errors, set } = form;
  const isNew = savedName === NEW_PROJECT_NAME;
  const name = useNameFirst(isNew);
  return (
    <Panel title={t('projects.settings.basic')}>
      <div className={styles.fields}>
        <TextField
          ref={name}
          id={settingId('name')}
          label={t('projects.settings.names.name')}
          hint={isNew ? t('projects.settings.newName') : undefined}
          error={errors.name}
          maxLength={NAME_CHARACTERS}
          autoComplete="off"
          value={settings.name}
          onChange={(value) => set({ name: value })}
        />
        <div className={styles.row}>
          {(['startDate', 'endDate'] as const).map((day) => (
            <DayField
              key={day}
              id={settingId(day)}
              label={t(`projects.settings.names.${day}`)}
              isOptional
              error={errors[day]}
              typed={settings[day]}
              onTyped={(typed) => set({ [day]: typed })}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}
