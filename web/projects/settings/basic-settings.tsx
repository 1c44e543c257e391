import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_CHARACTERS, NEW_PROJECT_NAME } from '../../../shared/projects/new-project.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { settingId } from './setting-id.ts';
import { Row } from '../../ui/layout/row.tsx';
import styles from './settings-page.module.css';
import type { SettingsForm } from './use-settings.ts';

/** A project without its own name is new: its name field gets the focus, with the text selected. */
function useNameFirst(isNew: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    if (!wasNew.current) return;
    // Runs after the page's heading, which takes the focus of every new page.
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
  const { values: settings, errors, change } = form;
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
          onChange={(value) => change({ name: value })}
        />
        <TextField
          id={settingId('address')}
          label={t('projects.settings.names.address')}
          hint={t('projects.settings.addressHint')}
          isOptional
          error={errors.address}
          maxLength={NAME_CHARACTERS}
          autoComplete="off"
          value={settings.address}
          onChange={(value) => change({ address: value })}
        />
        <Row gap={4} across={6}>
          {(['startDate', 'endDate'] as const).map((day) => (
            <DayField
              key={day}
              id={settingId(day)}
              label={t(`projects.settings.names.${day}`)}
              isOptional
              error={errors[day]}
              typed={settings[day]}
              onTyped={(typed) => change({ [day]: typed })}
            />
          ))}
        </Row>
      </div>
    </Panel>
  );
}
