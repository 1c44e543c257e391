import { expect, test } from 'vitest';
import { isScreenPath, isScreenFile } from '../../../web/service-worker/worker/screen-files.ts';
import { isWorkerPath } from '../../../web/service-worker/worker/worker-paths.ts';

test.each([
  '/',
  '/en',
  '/index.html',
  '/aloita',
  '/s/123456',
  '/page/a/3',
  '/v/a',
  '/o/a',
  '/c/a/2',
  '/ec/a',
  '/edit-card/a',
  '/user-form/own/a/0',
])('%s opens without a network', (path) => expect(isWorkerPath(path)).toBe(true));

test.each([
  '/login',
  '/tarkista',
  '/en/verify',
  '/admin/approval',
  '/user-form/admin-edit/a/0',
  '/dev/outbox',
  '/sw.js',
  '/static/images/x/y/z',
])('%s is the network’s own', (path) => expect(isWorkerPath(path)).toBe(false));

test.each(['gate', 'gate/AbC_-1', 'presence', 'evacuation'])(
  '%s of a project opens at a gate without a network',
  (part) => expect(isScreenPath(`/admin/projects/AbC_-1/${part}`)).toBe(true),
);

test.each(['/admin/home', '/admin/projects', '/admin/projects/a', '/admin/projects/a/workers', '/v/a', '/view-permit'])(
  '%s keeps no screen',
  (path) => expect(isScreenPath(path)).toBe(false),
);

test.each(['/view-permit/AbC_-1/key', '/view-permit/AbC_-1/key/2'])('%s opens by its link without a network', (path) =>
  expect(isScreenPath(path)).toBe(true),
);

test('what staff load is scripts and texts, and no answer of the API', () => {
  const addresses = ['/assets/a-1.js', '/languages/fi.staff.json', '/languages/fi.worker.json', '/api/projects', '/a'];
  expect(addresses.map(isScreenFile)).toEqual([true, true, false, false, false]);
});
