import type { SettingName } from './settings.ts';

/** The DOM id of a setting's field: the list of errors links to it. */
export const settingId = (name: SettingName): string => `project-${name}`;
