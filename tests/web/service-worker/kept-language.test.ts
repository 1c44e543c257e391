import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLanguage } from '../../../web/service-worker/keep-language.ts';
import {
  forgetOtherLanguages,
  isLanguageFile,
  keptLanguage,
  languageCacheName,
  renewLanguage,
} from '../../../web/service-worker/worker/kept-language.ts';
import { FakeCaches } from './fake-caches.ts';

const OLD = '/assets/index-1.js';
const NEW = '/assets/index-2.js';
const RU = '/languages/ru.worker.json';

let caches: CacheStorage & FakeCaches;
let version: string;
let sent: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  caches = new FakeCaches() as unknown as CacheStorage & FakeCaches;
  version = OLD;
  sent = [];
  answer = async () => new Response(`texts of ${version}`);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const textsOf = async (of: string, path = RU) => (await keptLanguage(caches, of, path))?.text();

test('a phone keeps the texts of the one language that it shows, fetched once', async () => {
  await keepLanguage('et', version);
  await keepLanguage('ru', version);
  await keepLanguage('ru', version);
  expect(await textsOf(OLD)).toBe(`texts of ${OLD}`);
  expect(caches.addresses()).toEqual([RU]);
  expect(sent).toEqual(['/languages/et.worker.json', RU]);
});

test('what the server refuses is not kept', async () => {
  answer = async () => new Response('', { status: 404 });
  await keepLanguage('ru', version);
  expect(caches.addresses()).toEqual([]);
});

test('a new version brings its own texts of that language, and the former ones go with it', async () => {
  await keepLanguage('ru', version);
  version = NEW;
  await renewLanguage(caches, NEW);
  expect([await textsOf(OLD), await textsOf(NEW)]).toEqual([`texts of ${OLD}`, `texts of ${NEW}`]);
  await forgetOtherLanguages(caches, NEW);
  expect(await caches.keys()).toEqual([languageCacheName(NEW)]);
});

test('a new version that comes where the texts cannot be had is installed without them', async () => {
  await keepLanguage('ru', version);
  answer = () => Promise.reject(new TypeError('offline'));
  await renewLanguage(caches, NEW);
  expect(await textsOf(NEW)).toBeUndefined();
});

test('a phone in Finnish or English fetches nothing for a new version', async () => {
  await renewLanguage(caches, NEW);
  expect(sent).toEqual([]);
});

test('these are the texts of workers alone', () => {
  const paths = [RU, '/languages/ru.staff.json', '/languages/ru.json', '/assets/ru.worker.json'];
  expect(paths.map(isLanguageFile)).toEqual([true, false, false, false]);
});
