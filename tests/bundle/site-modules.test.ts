import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { STORY_TEXTS } from '../../web/landing/story/texts-of-language.ts';

const LANGUAGES = new URL('../../web/public/languages/', import.meta.url);
const CONFIG = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));

type Texts = Record<string, unknown>;
type Output = Rolldown.RolldownOutput['output'];

async function builtSite(): Promise<Output> {
  // A test's own environment would put the parts for developers into packages.
  const define = { 'process.env.NODE_ENV': '"production"' };
  const built = await build({ configFile: CONFIG, logLevel: 'silent', define, build: { write: false, minify: false } });
  if (!('output' in built)) throw new Error('One build was expected.');
  return built.output;
}

type Chunk = { name: string; imports: string[]; modules: string[]; code: string };
/** The chunks of the site by file name, with the modules of which anything is left in them. */
function chunksOf(output: Output): Map<string, Chunk> {
  const entries = output.flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const modules = Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id] : [],
    );
    const { name, imports, code } = file;
    return [[file.fileName, { name, imports, modules, code }] as const];
  });
  return new Map(entries);
}

/** A chunk with those that are loaded before it runs. */
function chunksWith(chunks: ReadonlyMap<string, Chunk>, name: string): Set<Chunk> {
  const loaded = new Set([...chunks.values()].filter((chunk) => chunk.name === name));
  for (const { imports } of loaded) {
    for (const file of imports) {
      const next = chunks.get(file);
      if (next) loaded.add(next);
    }
  }
  return loaded;
}

/** The modules that are loaded before a chunk runs, with its own. */
function modulesWith(chunks: ReadonlyMap<string, Chunk>, name: string): string[] {
  return [...chunksWith(chunks, name)].flatMap(({ modules }) => modules);
}

/**
 * Bytes, compressed, of the scripts that every page of a worker waits for, and of those that the first page of an induction waits for; packed
 * file by file, which is some 2 % more than what is served.
 */
const FIRST_SCRIPT = 105_000;
const FIRST_PAGE = 125_500;
const WORKER_TEXTS = { fi: 8100, en: 7200 } as const;
const compressed = (text: string) => brotliCompressSync(text).length;

describe('the built site', () => {
  let output: Output | [] = [];
  let files: ReadonlySet<string> = new Set();
  let sources: ReadonlyMap<string, string> = new Map();
  let chunks: ReadonlyMap<string, Chunk> = new Map();
  let worker = '';
  beforeAll(async () => {
    output = await builtSite();
    files = new Set(output.map(({ fileName }) => `/${fileName}`));
    sources = new Map(output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])));
    chunks = chunksOf(output);
    const built = output.find(({ fileName }) => fileName === 'sw.js');
    worker = built?.type === 'asset' ? String(built.source) : '';
  });

  test('carries no validator and no schema', () => {
    const modules = [...chunks.values()].flatMap((chunk) => chunk.modules);
    expect(modules.length).toBeGreaterThan(100);
    expect(
      modules.filter((id) =>
        /\/node_modules\/zod\/|\/shared\/content\/(blocks\/.*shape|block-shapes)\.ts|\/shared\/core\/fields/.test(id),
      ),
    ).toEqual([]);
  });

  test('shows its first page and the login without the code of the player', () => {
    const ofPlayer = (name: string) =>
      modulesWith(chunks, name).filter((id) => /\/web\/(user-forms|content)\//.test(id));
    expect(ofPlayer('player-page')).not.toEqual([]);
    expect(modulesWith(chunks, 'index')).not.toEqual([]);
    expect(ofPlayer('index')).toEqual([]);
    expect(ofPlayer('login-page')).toEqual([]);
  });

  test('brings the worker’s details after the first page, and the form’s own pages, cards and signatures after those', () => {
    const ofLater =
      /\/web\/(content\/(blocks|cards\/(?!card-title)|signature\/signature)|user-forms\/(form-page\/form-page|final\/final-page|pages\/page-list|sending\/upload)|offline\/drain|ui\/overlays\/dialog)/;
    const later = (name: string) => modulesWith(chunks, name).filter((id) => ofLater.test(id));
    expect(later('player-pages').length).toBeGreaterThan(10);
    expect(later('player-page')).toEqual([]);
    const ofDetails = (name: string) => modulesWith(chunks, name).filter((id) => id.includes('/user-forms/details/'));
    expect(ofDetails('player-page').filter((id) => !/find-companies/.test(id))).toEqual([]);
    expect(ofDetails('details').length).toBeGreaterThan(10);
    expect(later('details')).toEqual([]);
  });

  test('looks for unsent rows and offers other languages without the scripts of staff, of the gate or of passes', () => {
    const ofOthers = /\/web\/(login|noted|presence|passes|phone\/own-|app\/shell\/(admin|staff))|\/qr-code/;
    for (const name of ['send-unsent', 'other-languages']) {
      expect(modulesWith(chunks, name)).not.toEqual([]);
      expect(modulesWith(chunks, name).filter((id) => ofOthers.test(id))).toEqual([]);
    }
  });

  test('gives a worker who uses neither pass nor gate nothing of them with the first page, in scripts or texts', () => {
    const ofGate = /\/(web|shared)\/(gate|passes|presence|check-in|workers|boards)\/|\/(own|presence)-room\.ts/;
    const loaded = ['index', 'landing-route', 'start-choice', 'player-page'].flatMap((name) =>
      modulesWith(chunks, name),
    );
    expect(loaded.filter((id) => ofGate.test(id))).toEqual([]);
    expect(modulesWith(chunks, 'check-in-page').filter((id) => ofGate.test(id))).not.toEqual([]);
    const first = output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.code] : [])).join('');
    const named = (words: string[]) => words.filter((word) => first.includes(word));
    expect(
      named(['drafts', ':pin', 'presence:', '"presence"', ':passId', ':gateId', ':linkId', ':boardId', ':zoneId']),
    ).toEqual(['drafts', ':pin']);
    const texts = Object.keys(JSON.parse(sources.get('languages/fi.worker.json') ?? '') as Texts);
    const ofStaff = /^(gate|presence|workers|permits|login|secondFactor|projects|day)$/;
    expect(texts.filter((group) => ofStaff.test(group))).toEqual([]);
  });

  test('costs a phone in Finnish or English no more bytes before its first page than it may, whatever else it speaks', () => {
    const bytesOf = (names: readonly string[]) =>
      [...new Set(names.flatMap((name) => [...chunksWith(chunks, name)]))]
        .map(({ code }) => compressed(minifySync('script.js', code).code))
        .reduce((total, bytes) => total + bytes, 0);
    expect(bytesOf(['index'])).toBeLessThanOrEqual(FIRST_SCRIPT);
    expect(bytesOf(['index', 'player-page'])).toBeLessThanOrEqual(FIRST_PAGE);
    for (const [language, budget] of Object.entries(WORKER_TEXTS))
      expect(compressed(String(sources.get(`languages/${language}.worker.json`)))).toBeLessThanOrEqual(budget);
  });

  test('registers its service worker by one file beside those of the first screen, which nothing of that screen waits for', () => {
    const names = (name: string) => [...chunksWith(chunks, name)].map((chunk) => chunk.name);
    const ofFirst = new Set(names('index'));
    expect(names('registration').filter((name) => !ofFirst.has(name))).toEqual(['registration']);
    for (const name of ['admin-app', 'player-page', 'parts', 'visit'])
      expect(names(name)).not.toContain('registration');
  });

  test('gives a worker the player without the ways in which staff open it', () => {
    const ofStaff = (name: string) =>
      modulesWith(chunks, name).filter((id) => /\/user-forms\/(mode-|staff-|trial-|edit-|own-)/.test(id));
    expect(ofStaff('mode-page')).not.toEqual([]);
    for (const name of ['player-page', 'player-pages', 'index']) expect(ofStaff(name)).toEqual([]);
  });

  test('shows a worker what happened to their induction without the scripts of staff', () => {
    const ofStaff = /\/web\/(app\/shell\/admin-app|lists\/|login\/|presence\/)|@tanstack/;
    expect(modulesWith(chunks, 'own-record').some((id) => id.includes('/evidence/download/'))).toBe(true);
    expect(modulesWith(chunks, 'own-record').filter((id) => ofStaff.test(id))).toEqual([]);
  });

  test('names in the page of each side the scripts of its first screen, what staff read in at most six', () => {
    const scriptsOf = (page: string) =>
      [...(sources.get(`pages/app/${page}.html`) ?? '').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
        ([, file = '']) => file,
      );
    const loadedBy = (name: string) => {
      const own = new Set([...chunks].flatMap(([file, chunk]) => (chunk.name === name ? [file] : [])));
      for (const file of own) for (const next of chunks.get(file)?.imports ?? []) own.add(next);
      return [...own].toSorted();
    };
    for (const [page, screen] of [
      ['player', 'player-page'],
      ['staff', 'admin-app'],
    ] as const) {
      // Only browsers that know no modules fetch the one; the other stands before all screens.
      const named = scriptsOf(page).filter((file) => !/^assets\/(ahead|no-modules)-/.test(file));
      expect(named.toSorted()).toEqual(loadedBy(screen));
    }
    expect(loadedBy('admin-app').length).toBeLessThanOrEqual(6);
  });

  test('keeps the editor of forms and what it stands on for its own screen', () => {
    const ofEditor = (name: string) =>
      modulesWith(chunks, name).filter((id) => /\/web\/form-editor\/|\/node_modules\/(react-aria|uqr)/.test(id));
    expect(ofEditor('form-editor-page').some((id) => id.includes('react-aria'))).toBe(true);
    for (const name of ['index', 'player-page', 'mode-page', 'login-page']) {
      expect(ofEditor(name)).toEqual([]);
    }
    const [file = ''] = [...chunks].find(([, { name }]) => name === 'form-editor-page') ?? [];
    expect(file).not.toBe('');
    expect(worker).not.toContain(file);
  });

  test('gives a worker’s phone the texts that its screens name and no others, staff what their day needs without a desk’s, and the parts are the whole', () => {
    for (const language of ['fi', 'en']) {
      const part = (name: string) => JSON.parse(sources.get(`languages/${language}.${name}.json`) ?? '') as Texts;
      const whole = JSON.parse(readFileSync(new URL(`${language}.json`, LANGUAGES), 'utf8')) as Texts;
      const [worker, staff, desk] = [part('worker'), part('staff'), part('desk')];
      expect({ ...worker, ...staff, ...desk }).toEqual(whole);
      expect(Object.keys(worker)).toEqual(expect.arrayContaining(['start', 'player', 'errors', 'cards', 'signature']));
      expect(Object.keys(staff)).toEqual(expect.arrayContaining(['approval', 'lists']));
      expect(Object.keys(desk)).toEqual(expect.arrayContaining(['editor', 'users', 'kit']));
      expect(Object.keys(worker).filter((group) => group in staff)).toEqual([]);
      expect(Object.keys(desk).filter((group) => group in worker || group in staff)).toEqual([]);
    }
  });

  test('gives whoever opens a permit by a link, or tries one, none of the staff’s lists and libraries', () => {
    const ofStaff =
      /@tanstack|react-aria|\/web\/(lists|form-editor)\/|\/web\/permits\/(staff-|edit-permit|permits-page)/;
    for (const name of ['view-permit-page', 'try-permit-page']) {
      expect(modulesWith(chunks, name)).not.toEqual([]);
      expect(modulesWith(chunks, name).filter((id) => ofStaff.test(id))).toEqual([]);
    }
  });

  test('draws the landing page whole and keeps what it tells below the PIN off every phone', () => {
    const page = sources.get('pages/fi/landing.html') ?? '';
    expect(page).toContain(STORY_TEXTS.fi.safety.title);
    const story = [...chunks].filter(([, { name }]) => name === 'story').map(([file]) => file);
    expect(story).toHaveLength(1);
    for (const name of ['index', 'landing-route', 'player-page'])
      expect(modulesWith(chunks, name).filter((id) => id.includes('/landing/story/'))).toEqual([]);
    for (const file of story) expect([worker, page].filter((text) => text.includes(file))).toEqual([]);
    for (const [, style = ''] of page.matchAll(/href="\/(assets\/[^"]+\.css)"/g))
      expect([...files]).toContain(`/${style}`);
    expect(page).toMatch(/href="\/assets\/story-[^"]+\.css"/);
  });

  test('lists for the service worker what a worker goes on with where there is no network, all of it built, and nothing else', () => {
    const kept = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url);
    const names = [
      'ahead',
      'index',
      'player-page',
      'player-pages',
      'content',
      'mode-page',
      'landing-route',
      'signature_pad',
      'atkinson-hyperlegible',
    ];
    for (const name of names) expect(kept.filter((url) => url.startsWith(`/assets/${name}`))).not.toEqual([]);
    expect(kept).toEqual(expect.arrayContaining(['/app', '/languages/fi.worker.json', '/languages/en.worker.json']));
    expect(kept.filter((url) => url.startsWith('/assets/') && !files.has(url))).toEqual([]);
    expect(
      kept.filter((url) =>
        /admin|approval|\/story-|\/login|trial|code-page|edit-card|latin-ext|\.(png|jpg|webp)$/.test(url),
      ),
    ).toEqual([]);
  });
});
