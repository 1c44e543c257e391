import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EdgeRequest, viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { INFORMATION_PATHS } from '../../../web/app/routing/information-paths.ts';
import { EDGE_ENGINES, SITE_ROUTER } from './edge-engines.ts';

const ID = 'Zk3vQ_x-8Lr0aYw1bNc2dA';

const SCREENS = [
  '/app',
  '/en/',
  '/aloita/x',
  '/en/aloita',
  '/login',
  '/tarkista',
  '/en/verify',
  '/forgot-password',
  `/reset-password/${ID}`,
  '/tyomaa.html',
  '/tyomaa/x.html',
  '/pages/fi/landing.html',
  '/en/nothing.html',
  '/not-found',
  `/o/${ID}`,
  `/c/${ID}/3`,
  `/ec/${ID}`,
  `/user-form/own/${ID}/2`,
  '/page',
  '/administration',
  `/view-permit/${ID}/123456/0`,
  `/try-permit/${ID}/1`,
  '/nothing/here',
  '/robots.txt/x',
  '/api',
  '/apix/y',
  '/assets',
  '/assets/',
  '/assets/../index.html',
  '/assets/%2e%2e/secret',
  '//evil.example/assets/x.js',
  '/sw.js.map',
  '/.env',
  '/.well-known/',
];

/** The pages that are files of their own, by their addresses. */
const PAGES: Readonly<Record<string, string>> = {
  '/vanha-selain.html': 'fi/oldBrowser',
  '/': 'fi/landing',
  '/index.html': 'fi/index',
  '/en': 'en/landing',
  '/index_en.html': 'en/landing',
  [INFORMATION_PATHS.induction.fi]: 'fi/induction',
  [INFORMATION_PATHS.induction.en]: 'en/induction',
  [INFORMATION_PATHS.cardRegister.fi]: 'fi/cardRegister',
  [INFORMATION_PATHS.cardRegister.en]: 'en/cardRegister',
  [INFORMATION_PATHS.cookies.fi]: 'fi/cookies',
  [INFORMATION_PATHS.cookies.en]: 'en/cookies',
  [INFORMATION_PATHS.privacy.fi]: 'fi/privacy',
  [INFORMATION_PATHS.privacy.en]: 'en/privacy',
  [INFORMATION_PATHS.accessibility.fi]: 'fi/accessibility',
  [INFORMATION_PATHS.accessibility.en]: 'en/accessibility',
  '/tyomaaohjaus.html': 'fi/induction',
  '/aloita': 'fi/start',
  [`/page/${ID}/0`]: 'app/player',
  '/s/123456': 'app/player',
  '/admin': 'app/staff',
  '/admin/approval/user-form-reports/YSxi': 'app/staff',
  [`/admin/projects/${ID}/user-form/${ID}`]: 'app/staff',
  [`/edit-permit/${ID}/0`]: 'app/staff',
};

const FILES = [
  '/assets/main-Bx3_a-9Q.js',
  '/assets/fonts/atkinson-latin.woff2',
  '/languages/fi.json',
  '/languages/en.json',
  '/fonts/atkinson.woff2',
  '/images/hero.webp',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-512.png',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/Tietosuojaseloste.pdf',
];

const PUBLIC = 'web/public';

/** What the site brings as it is, so that no file is added that the router hides. */
function publicFiles(): string[] {
  if (!existsSync(PUBLIC)) return [];
  const entries = readdirSync(PUBLIC, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => `/${relative(PUBLIC, join(entry.parentPath, entry.name))}`);
}

describe.each(EDGE_ENGINES)('the site router in $engine', ({ run }) => {
  const routed = async (event: Parameters<typeof viewerRequest>[0]) =>
    (await run(SITE_ROUTER, viewerRequest(event))) as EdgeRequest;

  test.each(SCREENS)('serves the application at %s', async (uri) => {
    expect((await routed({ uri })).uri).toBe('/index.html');
  });

  test.each(Object.entries(PAGES))('serves at %s its own page', async (uri, page) => {
    expect((await routed({ uri })).uri).toBe(`/pages/${page}.html`);
    expect((await routed({ uri, query: 'utm_source=x' })).uri).toBe(`/pages/${page}.html`);
  });

  test.each(['/', '/index.html', '/en', '/index_en.html'])(
    'leaves %s to the application where the query asks for more than the page',
    async (uri) => {
      for (const query of ['p=123456', 'u=/login', 'error=404', 'error=500', 'lang=en']) {
        expect((await routed({ uri, query })).uri).toBe('/index.html');
      }
    },
  );

  test('serves the start page in the language that the address asks for, else in the one chosen before', async () => {
    const at = async (query: string, cookie?: string) =>
      (await routed({ uri: '/aloita', query, ...(cookie !== undefined && { headers: { cookie } }) })).uri;
    expect(await at('', 'theme=x; lang=en')).toBe('/pages/en/start.html');
    expect(await at('', 'lang=fi')).toBe('/pages/fi/start.html');
    expect(await at('', 'lang=sv')).toBe('/pages/fi/start.html');
    expect(await at('lang=en', 'lang=fi')).toBe('/pages/en/start.html');
    expect(await at('lang=sv', 'lang=en')).toBe('/pages/en/start.html');
    for (const query of ['p=123456', 'u=/login', 'p=1&lang=en']) expect(await at(query)).toBe('/index.html');
  });

  test('serves a page of information in the language that `lang` asks for, and in its own where it asks for none of ours', async () => {
    const { fi, en } = INFORMATION_PATHS.cookies;
    expect((await routed({ uri: fi, query: 'lang=en' })).uri).toBe('/pages/en/cookies.html');
    expect((await routed({ uri: en, query: 'lang=fi' })).uri).toBe('/pages/fi/cookies.html');
    expect((await routed({ uri: en, query: 'lang=sv' })).uri).toBe('/pages/en/cookies.html');
  });

  test.each([...new Set([...FILES, ...publicFiles()])])('lets the file %s pass', async (uri) => {
    expect((await routed({ uri })).uri).toBe(uri);
  });

  test.each(['br', 'gzip, deflate, br, zstd', 'br,gzip', 'gzip;q=0.8, br;q=1.0'])(
    'leads whoever accepts %s to the compressed scripts and styles, and to no other file',
    async (accepted) => {
      const headers = { 'Accept-Encoding': accepted };
      const at = async (uri: string) => (await routed({ uri, headers })).uri;
      expect(await at('/assets/main-Bx3_a-9Q.js')).toBe('/br/main-Bx3_a-9Q.js');
      expect(await at('/assets/main-Bx3_a-9Q.css')).toBe('/br/main-Bx3_a-9Q.css');
      for (const uri of ['/sw.js', '/languages/fi.json', '/assets/atkinson.woff2', '/assets/deeper/x.js', '/api/x.js'])
        expect(await at(uri)).toBe(uri);
      for (const uri of ['/br/main-Bx3_a-9Q.js', '/assets/..js', '/assets/../x.js'])
        expect(await at(uri)).toBe('/index.html');
    },
  );

  test.each(['gzip, deflate', 'br;q=0, gzip', 'brotli', 'identity'])(
    'leaves whoever accepts %s the plain scripts',
    async (accepted) => {
      const { uri } = await routed({ uri: '/assets/main-1a.js', headers: { 'Accept-Encoding': accepted } });
      expect(uri).toBe('/assets/main-1a.js');
    },
  );

  test.each(['/api/health', `/api/user-forms/${ID}`, '/api/', '/api/../index.html'])(
    'leaves the call %s alone',
    async (uri) => {
      const request = await routed({
        uri,
        method: 'PUT',
        query: 'language=fi&a=1',
        headers: { authorization: 'Bearer x' },
      });
      expect(request).toMatchObject({
        uri,
        method: 'PUT',
        querystring: { language: { value: 'fi' }, a: { value: '1' } },
      });
      expect(request.headers['authorization']).toEqual({ value: 'Bearer x' });
    },
  );

  test.each(['192.0.2.1', '2001:db8::1'])(
    'names the viewer %s as the edge saw it, whatever the client claims',
    async (ip) => {
      const headers = { 'X-Viewer-Address': '203.0.113.9', 'X-Forwarded-For': '203.0.113.9' };
      const request = await routed({ uri: '/api/login', method: 'POST', ip, headers });
      expect(request.headers['x-viewer-address']).toEqual({ value: ip });
    },
  );

  test('drops an origin secret that a client sends', async () => {
    const request = await routed({ uri: '/api/login', headers: { 'X-Origin-Secret': 'guess' } });
    expect(Object.keys(request.headers)).toEqual(['x-viewer-address']);
  });
});
