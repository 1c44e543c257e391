import { describe, expect, test } from 'vitest';
import { NEW_PROJECT, type Project } from '../../../shared/projects/project.ts';
import { tabAt, visibleTabs } from '../../../web/projects/project-tabs.ts';
import { draftOf, isSameSettings, mergeSettings, settingsOf } from '../../../web/projects/settings.ts';

const PROJECT: Project = {
  ...NEW_PROJECT,
  _id: 'p',
  company: 'c',
  version: 3,
  ended: false,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Silta',
  startDate: '2026-03-01',
};
const BASE = settingsOf(PROJECT);

describe('the settings of a project', () => {
  test('are written as they were read', () => {
    const { name, startDate, endDate, inductionFormIds, cardReminder } = PROJECT;
    expect(draftOf(BASE)).toEqual({ name, startDate, endDate, inductionFormIds, cardReminder });
  });

  test('are the same when a day is only written in another way', () => {
    expect(isSameSettings(BASE, { ...BASE, startDate: '01.03.2026' })).toBe(true);
    expect(isSameSettings(BASE, { ...BASE, startDate: '2.3.2026' })).toBe(false);
    expect(isSameSettings(BASE, { ...BASE, startDate: 'huomenna' })).toBe(false);
  });

  test('changed here and elsewhere in different places are both kept', () => {
    const mine = { ...BASE, name: 'Uusi silta' };
    const saved = { ...BASE, endDate: '1.4.2027', ownerEnabled: true };
    const merged = mergeSettings({ base: BASE, mine, saved });
    expect(merged).toEqual({ settings: { ...saved, name: 'Uusi silta' }, torn: [] });
  });

  test('changed in the same place keep what was typed, and name the place', () => {
    const mine = { ...BASE, name: 'Minun', adminEmails: ['a@x.fi'] };
    const saved = { ...BASE, name: 'Heidän', adminEmails: ['b@x.fi'] };
    const { settings, torn } = mergeSettings({ base: BASE, mine, saved });
    expect(settings).toMatchObject({ name: 'Minun', adminEmails: ['a@x.fi'] });
    expect(torn).toEqual(['name', 'adminEmails']);
  });

  test('changed in the same way by both are no conflict', () => {
    const both = { ...BASE, name: 'Sama' };
    expect(mergeSettings({ base: BASE, mine: both, saved: both }).torn).toEqual([]);
  });
});

describe('the tabs of a project', () => {
  const keys = (...roles: string[]) => visibleTabs({ roles }).map(({ key }) => key);

  test('are shown by the roles, inductions first, then cards and settings', () => {
    expect(keys('projectCRUD', 'cardR', 'orientations')).toEqual(
      expect.arrayContaining(['orientations', 'cards', 'settings']),
    );
    expect(keys('root')[0]).toBe('orientations');
    expect(keys('root').at(-1)).toBe('settings');
    expect(keys('cardR')).toEqual(['cards']);
    expect(keys('projectCRUD')).toEqual(['settings']);
    expect(keys('user')).toEqual([]);
  });

  test('hold the pages under them', () => {
    const path = '/admin/projects/x';
    expect(tabAt(`${path}/user-form/y`, path)?.key).toBe('orientations');
    expect(tabAt(`${path}/cards`, path)?.key).toBe('cards');
    expect(tabAt(path, path)).toBeUndefined();
    expect(tabAt(`${path}/cardsx`, path)).toBeUndefined();
  });
});
