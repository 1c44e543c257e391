import { useTranslation } from 'react-i18next';
import type { SettingName, Settings } from './settings.ts';
import { useFormNames } from '../use-form-names.ts';
import type { SettingsForm } from './use-settings.ts';

/** Settings and their values in words, for those who choose between two of them. */
export function useSettingTexts({ conflict }: Pick<SettingsForm, 'conflict'>) {
  const { t } = useTranslation();
  const isAboutForms = conflict?.names.includes('inductionFormIds') ?? false;
  const names = useFormNames(
    conflict && isAboutForms ? [...conflict.mine.inductionFormIds, ...conflict.theirs.inductionFormIds] : [],
  );
  return {
    label: (name: SettingName) => t(`projects.settings.names.${name}`),
    value: (settings: Settings, name: SettingName): string => {
      const value = settings[name];
      if (typeof value === 'boolean') return t(value ? 'projects.settings.on' : 'projects.settings.off');
      if (typeof value === 'string') return value;
      return value.map((each) => (name === 'inductionFormIds' ? (names.get(each)?.name ?? '…') : each)).join(', ');
    },
  };
}
