import { describe, expect, test } from 'vitest';
import { NEW_PROJECT } from '../../../shared/projects/new-project.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { openingTab, tabAt, visibleTabs } from '../../../web/projects/project-tabs.ts';
import { changedNames, mergeEdits } from '../../../shared/core/merge.ts';
import { draftOf, isSameSetting, settingsOf, type Settings } from '../../../web/projects/settings/settings.ts';

const PROJECT: Project = {
  ...NEW_PROJECT,
  _id: 'p',
  company: 'c',
  version: 3,
  ended: false,
  gateId: null,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Silta',
  startDate: '2026-03-01',
};
const BASE = settingsOf(PROJECT);

const merge = (mine: Settings, theirs: Settings) => mergeEdits({ base: BASE, mine, theirs }, isSameSetting);

describe('the settings of a project', () => {
  test('are written as they were read', () => {
    const draft = draftOf(BASE);
    expect(PROJECT).toMatchObject(draft);
    // Zones and board have a page of their own.
    const { zones: _zones, board: _board, ...settings } = NEW_PROJECT;
    expect(Object.keys(draft)).toHaveLength(Object.keys(settings).length);
  });

  test('are the same when a day is only written in another way', () => {
    const changed = (startDate: string) => changedNames(BASE, { ...BASE, startDate }, isSameSetting);
    expect(changed('01.03.2026')).toEqual([]);
    expect(changed('2.3.2026')).toEqual(['startDate']);
    expect(changed('huomenna')).toEqual(['startDate']);
  });

  test('changed here and elsewhere in different places are both kept', () => {
    const mine = { ...BASE, name: 'Uusi silta' };
    const saved = { ...BASE, endDate: '1.4.2027', ownerEnabled: true };
    expect(merge(mine, saved)).toEqual({ merged: { ...saved, name: 'Uusi silta' }, conflicts: [] });
  });

  test('changed in the same place keep what was typed, and name the place', () => {
    const mine = { ...BASE, name: 'Minun', adminEmails: ['a@x.fi'] };
    const saved = { ...BASE, name: 'Heidän', adminEmails: ['b@x.fi'] };
    const { merged, conflicts } = merge(mine, saved);
    expect(merged).toMatchObject({ name: 'Minun', adminEmails: ['a@x.fi'] });
    expect(conflicts).toEqual(['name', 'adminEmails']);
  });

  test('changed in the same way by both are no conflict', () => {
    const both = { ...BASE, name: 'Sama' };
    expect(merge(both, both).conflicts).toEqual([]);
  });
});

describe('the tabs of a project', () => {
  const keys = (...roles: string[]) => visibleTabs({ roles }).map(({ key }) => key);

  test('are shown by the roles, the site at a glance first where there are several, then inductions, cards and settings', () => {
    expect(keys('projectCRUD', 'cardR', 'orientations')).toEqual(
      expect.arrayContaining(['orientations', 'cards', 'settings']),
    );
    expect(keys('root').slice(0, 2)).toEqual(['glance', 'orientations']);
    expect(keys('cardR', 'projectCRUD')).toEqual(['glance', 'cards', 'gate', 'presence', 'workers', 'settings']);
    expect(keys('root').at(-1)).toBe('settings');
    expect(keys('cardR')).toEqual(['cards', 'gate', 'presence']);
    expect(keys('projectCRUD')).toEqual(['gate', 'presence', 'workers', 'settings']);
    expect(keys('manager')).toEqual(['orientations', 'gate', 'presence', 'workers']);
    expect(keys('user')).toEqual([]);
  });

  test('open at the site at a glance or the only specified one, never at the gate or the list of workers', () => {
    const opening = (...roles: string[]) => openingTab({ roles })?.key;
    expect(opening('cardR', 'projectCRUD')).toBe('glance');
    expect(opening('projectCRUD')).toBe('settings');
    expect(opening('manager')).toBe('orientations');
    expect(opening('user')).toBeUndefined();
  });

  test('hold the pages under them', () => {
    const path = '/admin/projects/x';
    expect(tabAt(`${path}/user-form/y`, path)?.key).toBe('orientations');
    expect(tabAt(`${path}/cards`, path)?.key).toBe('cards');
    expect(tabAt(`${path}/glance`, path)?.key).toBe('glance');
    expect(tabAt(path, path)).toBeUndefined();
    expect(tabAt(`${path}/cardsx`, path)).toBeUndefined();
  });
});
