import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptForAMinute } from '../../../functions/poster/kept-files.ts';
import { createPosterApp } from '../../../functions/poster/poster-app.ts';
import { doLaterWork } from '../../../functions/verbs/later-work.ts';
import { bundleDrawing } from '../../../infra/build/bundle-drawing.ts';
import type { DrawPoster } from '../../../shared/content/poster/poster.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { translationApi } from '../../../shared/translations/translation-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { ORIGIN_SECRET, type TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, SHORT_PIN, startSeededApp } from '../../fixtures/walk.ts';
import { formCalls } from '../induction-forms/form-calls.ts';

const PAGE = `<!doctype html><html lang="fi"><head><title>T</title></head>
  <body><div id="app"><div>frame</div></div>
  <div id="start-failed"></div></body></html>`;
const LANGUAGES = ['fi', 'en'];

/** The site as it is built: the page of the player, and the texts of two languages. */
const readSite = async (file: string): Promise<string | undefined> => {
  const language = LANGUAGES.find((each) => file === `languages/${each}.worker.json`);
  if (language) return readFileSync(`web/public/languages/${language}.json`, 'utf8');
  return file === 'pages/app/player.html' ? PAGE : undefined;
};

let app: TestApp;
let posters: ReturnType<typeof createPosterApp>;
let draw: DrawPoster;

beforeAll(async () => {
  ({ drawPoster: draw } = (await import(/* @vite-ignore */ await bundleDrawing())) as { drawPoster: DrawPoster });
  app = await startSeededApp();
});
beforeEach(() => {
  posters = createPosterApp(app.world, { readSite, draw });
});
afterAll(() => app.stop());

let addresses = 0;
const freshAddress = () => `198.51.100.${(addresses += 1)}`;

async function ask(pin: string, { language = 'fi', address = freshAddress(), secret = ORIGIN_SECRET } = {}) {
  const query = new URLSearchParams({ pin, language });
  const headers = { 'x-origin-secret': secret, 'x-viewer-address': address };
  const answer = await posters.request(`/pages/app/player.html?${query}`, { headers });
  await doLaterWork();
  const html = await answer.text();
  return { status: answer.status, kept: answer.headers.get('cache-control'), html };
}

const told = (html: string): unknown =>
  JSON.parse((/data-poster="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#34;', '"'));

describe('the page of a poster', () => {
  test('says the name and address of the site and what to have at hand, before any script, in the language asked for', async () => {
    const { status, html } = await ask(RICH_PIN);
    expect(status).toBe(200);
    expect(html).toContain('<h1 tabindex="-1">Kalasataman torni C</h1>');
    expect(html).toContain('Kalasatamankatu 9');
    expect(html).toContain('Tarvitset veronumeron (12 numeroa).');
    expect(html).toContain('<title>Kalasataman torni C – Työmaaportti</title>');
    expect(html).not.toContain('frame');
    const english = await ask(RICH_PIN, { language: 'en' });
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).toContain('You need your tax number (12 digits).');
    const other = await ask(RICH_PIN, { language: 'xx' });
    expect(other.html).toContain('<html lang="fi">');
  });

  test('says of the site what a translation of the form says, and else what the form says', async () => {
    const calls = formCalls(app);
    const written = 'Portti on Satamakadulla.';
    const project = { title: ['Torni'], description: [written], address: [] };
    const { body } = await calls.create({ meta: { name: 'Torni' }, languages: ['fi', 'en'], project });
    const pin = String(body.meta.pin);
    expect((await ask(pin, { language: 'en' })).html).toContain(`<p lang="fi">${written}</p>`);
    const key = createHash('sha256').update(written).digest('hex').slice(0, 16);
    const texts = { [key]: 'The gate is on Satamakatu.' };
    await calls.ask(translationApi.save, {
      params: { id: body._id, language: 'en' },
      body: { version: 1, revision: 0, texts },
    });
    const english = (await ask(pin, { language: 'en' })).html;
    expect(english).toContain('<p>The gate is on Satamakatu.</p>');
    expect(english).not.toContain(written);
    expect((await ask(pin)).html).toContain(`<p>${written}</p>`);
  });

  test('is of one language each, also where many are drawn at once', async () => {
    const pages = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ask(SHORT_PIN, { language: at % 2 ? 'en' : 'fi' })),
    );
    for (const [at, { html }] of pages.entries()) expect(html.includes('Before you start')).toBe(at % 2 === 1);
  });

  test('starts nothing: of a right PIN the table is only read', async () => {
    const asked = new Set<string>();
    const table = new Proxy(app.world.table, {
      get: (of, name) => {
        asked.add(String(name));
        const member: unknown = Reflect.get(of, name);
        return typeof member === 'function' ? (member.bind(of) as unknown) : member;
      },
    });
    posters = createPosterApp({ ...app.world, table }, { readSite, draw });
    for (let times = 0; times < 3; times += 1) expect((await ask(RICH_PIN)).status).toBe(200);
    expect([...asked].filter((name) => !['name', 'get', 'getMany'].includes(name))).toEqual([]);
  });

  test('may be kept at the edge for a minute and by no browser, and that of a wrong PIN nowhere', async () => {
    expect((await ask(RICH_PIN)).kept).toBe('public, max-age=0, s-maxage=60');
    expect((await ask('500001')).kept).toBe('no-store');
  });

  test('of a wrong PIN is the built page, which says that it was looked up', async () => {
    const { status, html } = await ask('500002');
    expect(status).toBe(200);
    expect(html).toContain('frame');
    expect(html).toContain('<html data-missed lang="fi">');
    expect(told(html)).toEqual({ pin: '500002', code: 'formPinCode404' });
  });

  test('lets nothing that an author writes become markup', async () => {
    const token = await app.login('editor@example.com');
    const hostile = `"><script>alert(1)</script>&#34;'`;
    const body = { meta: { name: 'X' }, project: { title: [hostile], description: [hostile], address: [hostile] } };
    const { meta } = (await app.ask(inductionFormApi.create, { body }, { token })) as { meta: { pin: string } };
    const { html } = await ask(meta.pin);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
    const attribute = /data-poster="([^"]*)"/.exec(html)?.[1] ?? '';
    const text = attribute.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    expect(JSON.parse(text)).toMatchObject({ siteName: hostile });
  });
});

describe('wrong PINs', () => {
  test('count against their address as in a start, and above the limit the edge is left the built page', async () => {
    const address = freshAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 25; at += 1) statuses.push((await ask(String(510_000 + at), { address })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    expect((await ask(RICH_PIN, { address })).status).toBe(429);
    const started = await app.call(userFormApi.start, { body: { inductionFormPin: RICH_PIN } }, { address });
    expect(started.status).toBe(429);
    expect((await ask(RICH_PIN)).status).toBe(200);
  });
});

describe('the edge is left the built page', () => {
  test.each(['', '12345', '1234567', 'abcdef', '12345６'])(
    'for %j, which is no PIN and counts as none',
    async (pin) => {
      const address = freshAddress();
      for (let times = 0; times < 25; times += 1) expect((await ask(pin, { address })).status).toBe(404);
      expect((await ask(RICH_PIN, { address })).status).toBe(200);
    },
  );

  test('where the site is not there, or does not answer', async () => {
    for (const [read, status] of [
      [() => Promise.resolve(undefined), 404],
      [() => Promise.reject(new Error('no bucket')), 500],
    ] as const) {
      posters = createPosterApp({ ...app.world, log: () => undefined }, { readSite: read, draw });
      expect(await ask(RICH_PIN)).toMatchObject({ status, kept: 'no-store' });
    }
  });

  test('for whoever comes around the edge', async () => {
    expect((await ask(RICH_PIN, { secret: 'guessed' })).status).toBe(403);
  });
});

test('a file of the site is read once a minute, and anew after a failure', async () => {
  let now = 0;
  let isDown = false;
  const asked: string[] = [];
  const read = keptForAMinute(
    (file) => {
      asked.push(file);
      return isDown ? Promise.reject(new Error('down')) : Promise.resolve(file);
    },
    () => now,
  );
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['a', 'a', 'b']);
  expect(asked).toEqual(['a', 'b']);
  now = 60_000;
  isDown = true;
  await expect(read('a')).rejects.toThrow('down');
  isDown = false;
  expect(await read('a')).toBe('a');
});
