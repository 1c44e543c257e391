import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from './browser-fakes.ts';

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('window', { location: { origin: 'https://portti.example' } });
});
afterEach(() => vi.unstubAllGlobals());

const wantedPaths = () => import('../../web/app/routing/wanted-path.ts');
const HOUR = 3_600_000;

test('where the user was going is kept over a mailed link, and given once', async () => {
  const { keepWantedPath, takeWantedPath } = await wantedPaths();
  keepWantedPath('/admin/approval?q=x', 0);
  expect(takeWantedPath(HOUR - 1)).toEqual({ wanted: '/admin/approval?q=x' });
  expect(takeWantedPath(HOUR - 1)).toBeUndefined();
});

test.each([
  ['it is older than the link lives', () => '/admin/approval', HOUR + 1],
  ['nothing was wanted', () => undefined, 1],
  ['it leaves the site', () => '//evil.example/', 1],
])('it is not given where %s', async (_, wanted, later) => {
  const { keepWantedPath, takeWantedPath } = await wantedPaths();
  keepWantedPath('/admin/users', 0);
  keepWantedPath(wanted(), 0);
  expect(takeWantedPath(later)).toBeUndefined();
});
