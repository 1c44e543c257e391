import { expect, test } from 'vitest';
import { staffScreenPaths, withChosen } from '../../../shared/site-paths/staff-screen-paths.ts';

const { cardsOfProject, userFormsOfProject } = staffScreenPaths;

test('the links of mails that were sent lead where they led', () => {
  expect([
    cardsOfProject('p', { expirationStatus: 'warn' }),
    cardsOfProject('p', { expirationStatus: 'all' }),
    cardsOfProject('p'),
    userFormsOfProject('p', { state: 'ending' }),
    userFormsOfProject('p'),
    withChosen('/admin/approval/f', { state: 'waiting', show: 'u' }),
  ]).toEqual([
    '/admin/projects/p/cards?expirationStatus=warn',
    '/admin/projects/p/cards?expirationStatus=all',
    '/admin/projects/p/cards',
    '/admin/projects/p/orientations?state=ending',
    '/admin/projects/p/orientations',
    '/admin/approval/f?state=waiting&show=u',
  ]);
});
