import type { TFunction } from 'i18next';
import { issuesIn, type Issue } from '../../../shared/core/errors.ts';
import { issueText } from '../../app/api/error-text.ts';
import { dayFault, readDay } from '../../ui/fields/read-day.ts';
import type { SettingName, Settings } from './settings.ts';

export type SettingErrors = Partial<Record<SettingName, string>>;

/** Typed addresses that are not chips yet. */
export type TypedEmails = { adminEmails: string; updateNoteEmails: string };
export const NOTHING_TYPED: TypedEmails = { adminEmails: '', updateNoteEmails: '' };

const LISTS = [
  ['adminEmails', 'adminEnabled'],
  ['updateNoteEmails', 'updateNoteEnabled'],
] as const;

/** The validation errors of the settings by field. */
export function settingErrors(t: TFunction, settings: Settings, typed: TypedEmails): SettingErrors {
  const errors: SettingErrors = {};
  const [start, end] = [readDay(settings.startDate), readDay(settings.endDate)];
  const [startFault, endFault] = [dayFault(settings.startDate), dayFault(settings.endDate)];
  if (settings.name.trim() === '') errors.name = t('projects.settings.nameMissing');
  if (startFault) errors.startDate = t(`day.${startFault}`);
  if (endFault) errors.endDate = t(`day.${endFault}`);
  if (start && end && end < start) errors.endDate = t('projects.settings.endsBeforeStart');
  for (const [list, isOn] of LISTS) {
    if (typed[list].trim() !== '') errors[list] = t('projects.settings.emailInvalid', { value: typed[list].trim() });
    else if (settings[isOn] && settings[list].length === 0) errors[list] = t('projects.settings.emailsMissing');
  }
  return errors;
}

/** The field of an API issue. */
function nameAt({ path }: Issue): SettingName | undefined {
  const [first = '', second = ''] = path.split('.');
  const name = first === 'cardReminder' ? second : first;
  const known = ['name', 'startDate', 'endDate', 'inductionFormIds', 'adminEmails', 'updateNoteEmails'] as const;
  return known.find((each) => each === name);
}

/** The API's refusals by field. */
export function refusedSettings(t: TFunction, error: unknown): SettingErrors {
  const issues = issuesIn(error);
  const named = issues.flatMap((issue) => {
    const name = nameAt(issue);
    return name ? [[name, issueText(t, issue)] as const] : [];
  });
  return Object.fromEntries(named);
}
