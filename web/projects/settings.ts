import { canonicalJson } from '../../shared/content/canonical.ts';
import { formatDate } from '../../shared/core/dates.ts';
import type { Project, ProjectDraft } from '../../shared/projects/project.ts';
import { readDay } from '../ui/day-field.tsx';

/** What is set of a project, one name a field, with the days as they are typed. */
export type Settings = Omit<ProjectDraft, 'startDate' | 'endDate' | 'cardReminder'> &
  ProjectDraft['cardReminder'] & { startDate: string; endDate: string };
export type SettingName = keyof Settings;

export const SETTING_NAMES = [
  'name',
  'startDate',
  'endDate',
  'inductionFormIds',
  'adminEnabled',
  'adminEmails',
  'ownerEnabled',
  'reminder1Enabled',
  'reminder2Enabled',
  'reminder3Enabled',
  'updateNoteEnabled',
  'updateNoteEmails',
] as const satisfies readonly SettingName[];

const typedDay = (day: string | null) => (day === null ? '' : formatDate(day));

export function settingsOf({ name, startDate, endDate, inductionFormIds, cardReminder }: Project): Settings {
  return { name, startDate: typedDay(startDate), endDate: typedDay(endDate), inductionFormIds, ...cardReminder };
}

/** What is written of the project; call it for settings without broken days. */
export function draftOf(settings: Settings): ProjectDraft {
  const { name, startDate, endDate, inductionFormIds, ...cardReminder } = settings;
  const day = (typed: string) => readDay(typed) || null;
  return { name: name.trim(), startDate: day(startDate), endDate: day(endDate), inductionFormIds, cardReminder };
}

/** Two writings of the same day are the same. */
function plain(settings: Settings, name: SettingName): unknown {
  const value = settings[name];
  return name === 'startDate' || name === 'endDate' ? (readDay(settings[name]) ?? value) : value;
}

export function isSameSetting(a: Settings, b: Settings, name: SettingName): boolean {
  return canonicalJson(plain(a, name)) === canonicalJson(plain(b, name));
}

export function isSameSettings(a: Settings, b: Settings): boolean {
  return SETTING_NAMES.every((name) => isSameSetting(a, b, name));
}

export type Merged = {
  settings: Settings;
  /** What was changed both here and elsewhere, to different values; `settings` has what was typed here. */
  torn: readonly SettingName[];
};

/** What was typed over settings that somebody else has saved meanwhile: each field as it was changed, here before elsewhere. */
export function mergeSettings({ base, mine, saved }: Record<'base' | 'mine' | 'saved', Settings>): Merged {
  const changed = SETTING_NAMES.filter((name) => !isSameSetting(base, mine, name));
  const kept = Object.fromEntries(changed.map((name) => [name, mine[name]])) as Partial<Settings>;
  const torn = changed.filter((name) => !isSameSetting(base, saved, name) && !isSameSetting(mine, saved, name));
  return { settings: { ...saved, ...kept }, torn };
}
