import { describe, expect, test } from 'vitest';
import { changedNames, mergeEdits } from '../../../shared/core/merge.ts';
import type { StaffRole } from '../../../shared/core/roles.ts';
import { ROLE_PRESETS, rolesWithPreset } from '../../../web/users/user/role-presets.ts';
import { changeOf, isSameValue, type UserValues } from '../../../web/users/user/user-values.ts';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';

const BASE: UserValues = {
  name: 'Aino',
  email: 'aino@example.com',
  language: 'fi',
  department: null,
  permitRole: null,
  company: 'c'.repeat(22),
  roles: ['user', 'cardR'],
};

describe('what a save of a user sends', () => {
  test('is what was changed and nothing else, without the blanks around it', () => {
    expect(changeOf(BASE, { ...BASE, name: '  Aino Uusi ', roles: ['cardR', 'user'] })).toEqual({ name: 'Aino Uusi' });
    expect(changeOf(BASE, { ...BASE, department: 'd', roles: ['user'] })).toEqual({ department: 'd', roles: ['user'] });
  });

  test('holds the same roles in another order for no change', () => {
    expect(changedNames(BASE, { ...BASE, roles: ['cardR', 'user'] }, isSameValue)).toEqual([]);
  });
});

describe('a user whom two people edit', () => {
  const typed: UserValues = { ...BASE, name: 'Aino Oma', roles: ['user', 'cardR', 'permitR'] };
  const saved: UserValues = { ...BASE, name: 'Aino Toisen', language: 'en' };
  const merge = (theirs: UserValues) => mergeEdits({ base: BASE, mine: typed, theirs }, isSameValue);

  test('keeps what was typed here over what was saved there, and takes the rest from there', () => {
    expect(merge(saved).merged).toEqual({ ...saved, name: 'Aino Oma', roles: typed.roles });
  });

  test('is in conflict only where both changed the same value to something else', () => {
    expect(merge(saved).conflicts).toEqual(['name']);
    expect(merge({ ...saved, name: 'Aino Oma' }).conflicts).toEqual([]);
  });
});

describe('a preset of roles', () => {
  test('takes the place of the roles that may be given, and leaves the others as they are', () => {
    const held: StaffRole[] = ['user', 'manager', 'cardCRUD'];
    expect(rolesWithPreset(held, ASSIGNABLE_ROLES, 'admin')).toEqual(['user', 'manager', 'admin']);
  });

  test('never has a role that the editor may not give', () => {
    for (const preset of Object.keys(ROLE_PRESETS) as (keyof typeof ROLE_PRESETS)[]) {
      expect(rolesWithPreset([], ['cardR'], preset).filter((role) => role !== 'cardR')).toEqual([]);
    }
  });
});
