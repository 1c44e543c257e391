import type { StaffRole } from '../../shared/core/roles.ts';

/** Common jobs as sets of roles. */
export const ROLE_PRESETS = {
  inductor: ['orientations', 'orientationFormCRUD', 'cardR'],
  permitOwner: ['permitFormCRUD', 'permitCRUD', 'permitR', 'cardR'],
  admin: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type RolePreset = keyof typeof ROLE_PRESETS;

export const ROLE_PRESET_NAMES = Object.keys(ROLE_PRESETS) as RolePreset[];

/** The roles after a preset is chosen: those that may be given are the preset's, the others stay. */
export function rolesWithPreset(
  held: readonly StaffRole[],
  free: readonly StaffRole[],
  preset: RolePreset,
): StaffRole[] {
  const kept = held.filter((role) => !free.includes(role));
  return [...kept, ...ROLE_PRESETS[preset].filter((role) => free.includes(role))];
}
