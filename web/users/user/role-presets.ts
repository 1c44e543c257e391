import type { StaffRole } from '../../../shared/core/roles.ts';

/** Common jobs as sets of roles. */
export const ROLE_PRESETS = {
  inductor: ['orientations', 'orientationFormCRUD', 'cardR'],
  permitOwner: ['permitFormCRUD', 'permitCRUD', 'permitR', 'cardR'],
  admin: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type RolePreset = keyof typeof ROLE_PRESETS;

export const ROLE_PRESET_NAMES = Object.keys(ROLE_PRESETS) as RolePreset[];

/** The roles after selecting a preset: replaces the roles that the editor may grant, keeps the others. */
export function rolesWithPreset(
  held: readonly StaffRole[],
  free: readonly StaffRole[],
  preset: RolePreset,
): StaffRole[] {
  const kept = held.filter((role) => !free.includes(role));
  return [...kept, ...ROLE_PRESETS[preset].filter((role) => free.includes(role))];
}
