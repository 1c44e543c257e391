import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFiles, forgetOldFiles, keepFiles } from '../../../web/service-worker/kept-files.ts';
import { keptFile } from '../../../web/service-worker/worker/kept-files.ts';
import { FakeCaches } from './fake-caches.ts';

const DAY = 24 * 3600 * 1000;
const file = (name: string) => `/static/images/inductionForm/form/${name}`;
const files = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `${file(`p${from + at}`)}?token=t`);

let caches: FakeCaches;
let answers: (path: string) => Response;

beforeEach(() => {
  caches = new FakeCaches();
  answers = () => new Response('a picture', { headers: { 'content-type': 'image/png' } });
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { href: 'http://site/page/a/1' });
  vi.stubGlobal('fetch', async (url: string) => answers(new URL(url, 'http://site').pathname));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kept = (path: string) => keptFile(caches as unknown as CacheStorage, path);

test('a kept picture is found without its token, as it was', async () => {
  await keepFiles('a', [`${file('map')}?token=secret`]);
  const found = await kept(file('map'));
  expect([await found?.text(), found?.headers.get('content-type')]).toEqual(['a picture', 'image/png']);
  expect(caches.addresses()).toEqual([file('map')]);
});

test('nothing but whole pictures and documents of inductions is kept', async () => {
  answers = (path) => new Response('', { status: path.endsWith('gone') ? 403 : path.endsWith('part') ? 206 : 200 });
  await keepFiles('a', [
    file('gone'),
    file('part'),
    '/static/images/card/form/c',
    '/static/images/permit/form/c',
    '/api/user-forms/a',
    '/languages/fi.json',
  ]);
  expect(caches.addresses()).toEqual([]);
});

test('one picture that cannot be fetched does not keep the others from being kept', async () => {
  answers = (path) => {
    if (path.endsWith('p0')) throw new TypeError('no network');
    return new Response('x');
  };
  await keepFiles('a', files(2));
  expect(caches.addresses()).toEqual([file('p1')]);
});

test('forgetting an induction takes all of its files and none of another', async () => {
  await keepFiles('a', files(2));
  await keepFiles('b', files(1, 5));
  await forgetFiles('a');
  expect(caches.addresses()).toEqual([file('p5')]);
  expect(await kept(file('p0'))).toBeUndefined();
});

test('after 14 days the files are gone, and not before', async () => {
  await keepFiles('a', files(1));
  vi.advanceTimersByTime(13 * DAY);
  await keepFiles('a', files(1, 1));
  await forgetOldFiles();
  expect(caches.addresses()).toHaveLength(2);
  vi.advanceTimersByTime(DAY + 1);
  await forgetOldFiles();
  expect(caches.addresses()).toEqual([]);
});

test('60 files are kept at most, and the newest induction has its place before older ones', async () => {
  await keepFiles('a', files(40));
  vi.advanceTimersByTime(1);
  await keepFiles('b', files(70, 100));
  expect(caches.addresses()).toEqual(files(60, 100).map((url) => url.split('?')[0]));
});

test('50 MB are kept at most', async () => {
  answers = () => new Response(new Blob([new Uint8Array(2_900_000)]));
  await keepFiles('a', files(20));
  expect(caches.addresses()).toHaveLength(17);
});

test('a large file is not fetched before somebody asks for it', async () => {
  answers = () => new Response(new Blob([new Uint8Array(3_000_001)]), { headers: { 'content-length': '3000001' } });
  await keepFiles('a', files(1));
  expect(caches.addresses()).toEqual([]);
});
