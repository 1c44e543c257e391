import { isSameJson } from '../../../shared/content/answers/canonical.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import type { IsSame } from '../../../shared/core/merge.ts';
import type { Project, ProjectDraft } from '../../../shared/projects/project.ts';
import { readDay } from '../../ui/fields/read-day.ts';

/** What is set of a project, one name a field, with the days as they are typed. */
export type Settings = Pick<ProjectDraft, 'name' | 'inductionFormIds'> &
  ProjectDraft['cardReminder'] & {
    address: string;
    startDate: string;
    endDate: string;
    presence: boolean;
    presenceMonths: string;
    selfCheckIn: boolean;
  };
export type SettingName = keyof Settings;

export const SETTING_NAMES = [
  'name',
  'address',
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
  'presence',
  'presenceMonths',
  'selfCheckIn',
] as const satisfies readonly SettingName[];

const DAYS: ReadonlySet<string> = new Set(['startDate', 'endDate'] satisfies SettingName[]);

const typedDay = (day: string | null) => (day === null ? '' : formatDate(day));

export function settingsOf(project: Project): Settings {
  const { name, startDate, endDate, inductionFormIds, cardReminder, presence, presenceMonths, selfCheckIn } = project;
  const address = project.address ?? '';
  const days = { startDate: typedDay(startDate), endDate: typedDay(endDate) };
  const ofPresence = { presence, presenceMonths: String(presenceMonths), selfCheckIn };
  const settings: Settings = { name, address, ...days, inductionFormIds, ...cardReminder, ...ofPresence };
  // In the order of the page, in which their conflicts are shown.
  return Object.fromEntries(SETTING_NAMES.map((each) => [each, settings[each]])) as Settings;
}

/** What is written of the project; call it for settings without broken days. */
export function draftOf(settings: Settings): ProjectDraft {
  const {
    name,
    address,
    startDate,
    endDate,
    inductionFormIds,
    presence,
    presenceMonths,
    selfCheckIn,
    ...cardReminder
  } = settings;
  const day = (typed: string) => readDay(typed) || null;
  return {
    name: name.trim(),
    address: address.trim(),
    startDate: day(startDate),
    endDate: day(endDate),
    inductionFormIds,
    cardReminder,
    presence,
    presenceMonths: Number(presenceMonths),
    selfCheckIn,
  };
}

/** Whether two values of a setting are the same, also two writings of the same day. */
export const isSameSetting: IsSame = (a, b, name) => {
  const plain = (value: unknown) => (DAYS.has(name) ? (readDay(String(value)) ?? value) : value);
  return isSameJson(plain(a), plain(b));
};
