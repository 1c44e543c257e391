import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureSite } from '../../infra/local/site/build-site.ts';
import { SITE_FOLDER } from '../../infra/local/site/site-makers.ts';
import { BROWSER_FLOOR } from '../../web/build/browser-floor.ts';
import { ALLOWED, isAllowedBy } from './allowed.ts';
import { type Finding, engineOfSamsung, featureAt, isNewer } from './compat-data.ts';
import { newerInMarkup } from './markup.ts';
import { newerInScript, ownNames } from './scripts.ts';
import { newerInStyle } from './styles.ts';

describe('the built site', () => {
  let found: (Finding & { file: string })[] = [];
  let readCount = 0;
  beforeAll(async () => {
    await ensureSite(() => undefined);
    const files = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => !/^br\b/.test(file));
    const contentOf = (file: string) => readFileSync(path.join(SITE_FOLDER, file), 'utf8');
    const own = ownNames(files.filter((file) => file.endsWith('.js')).map(contentOf));
    const readers: Record<string, (content: string) => Finding[]> = {
      '.js': (code) => newerInScript(code, own),
      '.css': newerInStyle,
      '.html': newerInMarkup,
    };
    found = files.flatMap((file) =>
      (readers[path.extname(file)]?.(contentOf(file)) ?? []).map((finding) => ({ ...finding, file })),
    );
    readCount = files.filter((file) => path.extname(file) in readers).length;
  });

  test('uses nothing that a browser of the floor lacks, but what does without', () => {
    expect(readCount).toBeGreaterThan(50);
    const refused = found.filter((finding) => !ALLOWED.some((allowed) => isAllowedBy(allowed, finding)));
    expect(refused.map(({ file, feature, around }) => `${file}: ${feature} in ${around}`)).toEqual([]);
  });

  test('uses everything that is allowed above the floor', () => {
    const idle = ALLOWED.filter((allowed) => !found.some((finding) => isAllowedBy(allowed, finding)));
    expect(idle).toEqual([]);
  });
});

describe('a browser below the floor', () => {
  const contentOf = (file: string) => readFileSync(path.join(SITE_FOLDER, file), 'utf8');
  const pages = [
    'index.html',
    'pages/app/player.html',
    'pages/app/staff.html',
    'pages/fi/start.html',
    'pages/en/landing.html',
  ];

  test.each(pages)('is led by %s to the page for it, whether or not it knows modules', (page) => {
    const html = contentOf(page);
    const [, noModules = ''] = /<script nomodule src="\/([^"]+)"/.exec(html) ?? [];
    expect(contentOf(noModules)).toBe("location.replace('/vanha-selain.html');\n");
    const [, ahead = ''] = /<script async src="\/(assets\/ahead-[^"]+)"/.exec(html) ?? [];
    // Before anything that an old browser may lack is called or written.
    expect(contentOf(ahead)).toMatch(/^"use strict";\(\(\)=>\{var \w="[^"]+";"findLast"in[^;]*location\.replace\(/);
    expect(contentOf(ahead)).not.toMatch(/\?\.[a-z[(]|\?\?|catch\{/i);
    expect(html).toMatch(/<noscript>[^]*\/vanha-selain\.html[^]*<\/noscript>/);
  });

  test('is known by what every browser of the floor has', () => {
    const probes = ['javascript.builtins.Array.findLast', 'api.structuredClone'];
    expect(probes.map(featureAt).filter(isNewer)).toEqual([]);
  });
});

describe('what is above the floor', () => {
  test.each([
    ['[3].toSorted()', 'javascript.builtins.Array.toSorted'],
    ['const {canParse} = URL, u = URL.canParse(`x`)', 'api.URL.canParse_static'],
    ['AbortSignal.timeout(5)', 'api.AbortSignal.timeout_static'],
    ['Object.groupBy([], String)', 'javascript.builtins.Object.groupBy'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Array.fromAsync([])', 'javascript.builtins.Array.fromAsync'],
    ['window.requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
    ['requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
    ['new OffscreenCanvas(1, 1)', 'api.OffscreenCanvas'],
    ['element.showPopover()', 'api.HTMLElement.showPopover'],
    ['class A { static { f(); } }', 'javascript.classes.static.initialization_blocks'],
    ['/(?<=@)/', 'javascript.regular_expressions.lookbehind_assertion'],
    ['new RegExp(`(?<!a)b`)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['matchMedia(`(width >= 900px)`)', 'css.at-rules.media.range_syntax'],
    ['jsx(`div`, { popover: `auto` })', 'html.global_attributes.popover'],
  ])('is found in %s', (code, feature) => {
    expect(newerInScript(code, new Set()).map((finding) => finding.feature)).toContain(feature);
  });

  test.each([
    ['@container (width > 1px) { a { color: red } }', 'css.at-rules.container'],
    ['@media (width <= 576px) { a { color: red } }', 'css.at-rules.media.range_syntax'],
    ['@media not (min-width: 400px) { a { color: red } }', 'css.at-rules.media.or_syntax'],
    ['a:has(b) { color: red }', 'css.selectors.has'],
    ['a { & b { color: red } }', 'css.selectors.nesting'],
    ['a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
    ['a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
    ['a { translate: 1px }', 'css.properties.translate'],
  ])('is found in %s', (css, feature) => {
    expect(newerInStyle(css).map((finding) => finding.feature)).toContain(feature);
  });

  test('is not what the floor has, what the site names by itself, or what is said before in older words', () => {
    const script =
      '[1].findLast(f); structuredClone(a); a.at(-1); class A { #a = 1; b() { return this.#a } }; /(?<a>b)/u';
    expect(newerInScript(script, new Set())).toEqual([]);
    expect(newerInScript('const own = { toSorted: f }; own.toSorted()', ownNames(['({ toSorted: f })']))).toEqual([]);
    expect(newerInStyle('a { height: 100vh; height: 100dvh } @layer a { b { inset: 0 } }')).toEqual([]);
    expect(newerInStyle('a { -webkit-user-select: none; user-select: none }')).toEqual([]);
  });

  test('is the same for Samsung’s browser as for Chrome, whose engine it has', () => {
    expect(Number(engineOfSamsung(BROWSER_FLOOR.samsung))).toBeGreaterThanOrEqual(Number(BROWSER_FLOOR.chrome));
    expect(engineOfSamsung('18.0')).toBe('99');
  });
});
