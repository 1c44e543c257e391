import type { TFunction } from 'i18next';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';

type Line = { label: string; value: string };

/** The settings of a permit form as labelled lines, for comparing versions. */
export function settingWords(t: TFunction, settings: PermitSettings): Line[] {
  const { watchMinutes, watchEvery } = settings;
  const flag = (name: 'needsInduction' | 'needsApprovedCards' | 'forbidsOwnGrant'): Line => ({
    label: t(`permitForms.rules.${name}`),
    value: t(settings[name] ? 'forms.settings.yes' : 'forms.settings.no'),
  });
  return [
    {
      label: t('permitForms.rules.watchMinutes'),
      value: watchMinutes === 0 ? t('permitForms.rules.noWatch') : String(watchMinutes),
    },
    ...(watchMinutes === 0 ? [] : [{ label: t('permitForms.rules.watchEvery'), value: String(watchEvery) }]),
    { label: t('permitForms.exclusive'), value: t(settings.exclusive ? 'forms.settings.yes' : 'forms.settings.no') },
    flag('needsInduction'),
    flag('needsApprovedCards'),
    flag('forbidsOwnGrant'),
  ];
}
