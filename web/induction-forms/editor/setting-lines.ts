import type { TFunction } from 'i18next';
import type { InductionSettings } from './induction-settings.ts';

/** A form's settings as labelled lines, for comparing two versions. */
export function settingLines(t: TFunction, settings: InductionSettings): { label: string; value: string }[] {
  const { name, project, emailSetting, inputSettings, startsPerDay, validMonths, needsApproval } = settings;
  const { notifyNewInduction, notifyNewInductionEmails } = emailSetting;
  return [
    { label: t('forms.settings.name'), value: name.trim() },
    ...(['title', 'description', 'address'] as const).map((part) => ({
      label: t(`forms.start.${part}`),
      value: project[part].join(', '),
    })),
    ...(['birthdayType', 'taxNumberType', 'representativeType'] as const).map((part) => ({
      label: t(`forms.details.${part}`),
      value: t(`forms.details.setting.${inputSettings[part]}`),
    })),
    {
      label: t('forms.settings.validMonths'),
      value: validMonths === 0 ? t('forms.settings.noEnd') : String(validMonths),
    },
    { label: t('forms.settings.needsApproval'), value: t(needsApproval ? 'forms.settings.yes' : 'forms.settings.no') },
    { label: t('forms.settings.emails'), value: notifyNewInduction ? notifyNewInductionEmails.join(', ') : '' },
    { label: t('forms.settings.startsPerDay'), value: startsPerDay === null ? '' : String(startsPerDay) },
  ];
}
