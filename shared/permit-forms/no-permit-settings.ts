import type { PermitSettings } from './permit-settings.ts';

/** What a permit form says of its permits until its author says otherwise. */
export const NO_PERMIT_SETTINGS: PermitSettings = { exclusive: false };

/** The settings of a version, which keeps only those that differ from the default. */
export function permitSettingsOf(version: Partial<PermitSettings>): PermitSettings {
  const { exclusive = NO_PERMIT_SETTINGS.exclusive } = version;
  return { exclusive };
}

/** The settings that a version keeps. */
export function keptPermitSettings({ exclusive }: PermitSettings): Partial<PermitSettings> {
  return exclusive ? { exclusive } : {};
}
