import { namesOf } from '../../core/names.ts';
import type { PermitSettings } from './permit-settings.ts';

/** What a permit form says of its permits until its author says otherwise. */
export const NO_PERMIT_SETTINGS: PermitSettings = {
  exclusive: false,
  watchMinutes: 0,
  watchEvery: 15,
  needsInduction: false,
  needsApprovedCards: false,
  forbidsOwnGrant: false,
};

const NAMES = namesOf(NO_PERMIT_SETTINGS);

/** The settings of a version, which keeps only those that differ from the default. */
export function permitSettingsOf(version: {
  [Name in keyof PermitSettings]?: PermitSettings[Name] | undefined;
}): PermitSettings {
  const given = NAMES.filter((name) => version[name] !== undefined).map((name) => [name, version[name]]);
  return { ...NO_PERMIT_SETTINGS, ...Object.fromEntries(given) };
}

/** The settings that a version keeps. */
export function keptPermitSettings(settings: PermitSettings): Partial<PermitSettings> {
  const kept = NAMES.filter((name) => settings[name] !== NO_PERMIT_SETTINGS[name]);
  return Object.fromEntries(kept.map((name) => [name, settings[name]]));
}
