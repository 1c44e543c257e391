import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShellFiles } from '../../../web/service-worker/worker/shell-files.ts';
import { FakeCaches } from './fake-caches.ts';

const PAGE = { url: '/index.html', integrity: 'sha256-first' };
const NEWER_PAGE = { url: '/index.html', integrity: 'sha256-newer' };
const SCRIPT = { url: '/assets/index-1.js' };
const NEWER_SCRIPT = { url: '/assets/index-2.js' };

let caches: FakeCaches;
let asked: [url: string, options: RequestInit][];
let missing: string | undefined;

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  missing = undefined;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL('http://site/'));
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    asked.push([url, options]);
    return new Response(`${url} ${options.integrity ?? ''}`, { status: url === missing ? 404 : 200 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const textOf = async (files: ShellFiles, path: string) => (await files.kept(path))?.text();

describe('the files of a version on a phone', () => {
  test('are all fetched, and what has no hash in its name is asked for with its integrity', async () => {
    const files = new ShellFiles([PAGE, SCRIPT]);
    await files.fetchAll();
    expect(asked).toEqual([
      ['/index.html', { integrity: 'sha256-first', cache: 'no-cache' }],
      ['/assets/index-1.js', {}],
    ]);
    expect(await textOf(files, '/index.html')).toBe('/index.html sha256-first');
    expect(files.has('/assets/index-1.js')).toBe(true);
    expect([files.has('/assets/index-2.js'), await files.kept('/assets/index-2.js')]).toEqual([false, undefined]);
  });

  test('are not taken for whole when one of them cannot be had', async () => {
    missing = '/assets/index-1.js';
    await expect(new ShellFiles([PAGE, SCRIPT]).fetchAll()).rejects.toThrow('/assets/index-1.js was answered with 404');
  });

  test('stay beside those of the next version until that takes over, and what both have is not fetched again', async () => {
    const former = new ShellFiles([PAGE, SCRIPT, { url: '/assets/both.css' }]);
    await former.fetchAll();
    asked = [];
    const next = new ShellFiles([NEWER_PAGE, NEWER_SCRIPT, { url: '/assets/both.css' }]);
    await next.fetchAll();
    expect(asked.map(([url]) => url)).toEqual(['/index.html', '/assets/index-2.js']);
    expect(await textOf(former, '/index.html')).toBe('/index.html sha256-first');
    expect(await textOf(next, '/index.html')).toBe('/index.html sha256-newer');
    await next.forgetOthers();
    expect(caches.addresses().toSorted()).toEqual([
      '/assets/both.css',
      '/assets/index-2.js',
      '/index.html?sha256-newer',
    ]);
  });
});
