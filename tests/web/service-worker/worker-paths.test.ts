import { expect, test } from 'vitest';
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

test.each(['/login', '/admin/approval', '/user-form/admin-edit/a/0', '/dev/outbox', '/sw.js', '/static/images/x/y/z'])(
  '%s is the network’s own',
  (path) => expect(isWorkerPath(path)).toBe(false),
);
