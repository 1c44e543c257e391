import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { loadEdgeFunction, viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { POSTER_ROUTER, SITE_ROUTER, STATIC_TOKEN } from './edge-engines.ts';

/** Syntax that JavaScript runtime 2.0 does not know, by esbuild's names. */
const MISSING_SYNTAX = [
  'array-spread',
  'async-generator',
  'bigint',
  'class',
  'class-field',
  'default-argument',
  'destructuring',
  'dynamic-import',
  'for-await',
  'for-of',
  'generator',
  'import-meta',
  'logical-assignment',
  'new-target',
  'nullish-coalescing',
  'object-accessors',
  'object-extensions',
  'object-rest-spread',
  'optional-catch-binding',
  'optional-chain',
  'regexp-lookbehind-assertions',
  'regexp-unicode-property-escapes',
  'rest-argument',
  'top-level-await',
];

/** Whether nothing would have to be rewritten for an engine without the missing syntax. */
function isOldEnough(source: string): boolean {
  const supported = Object.fromEntries(MISSING_SYNTAX.map((name) => [name, false]));
  try {
    return transformSync(source, { supported, logLevel: 'silent' }).code === transformSync(source).code;
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'edge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(source: string): string {
  const file = join(folder, 'function.js');
  writeFileSync(file, source);
  return file;
}

const outcome = (expression: string) =>
  loadEdgeFunction(written(`function handler() { return { found: ${expression} }; }`)).handler(
    viewerRequest({ uri: '/' }),
  );

describe.each([SITE_ROUTER, POSTER_ROUTER, STATIC_TOKEN])('%s', (file) => {
  const source = readFileSync(file, 'utf8');

  test('is at most 3 KB', () => {
    expect(statSync(file).size).toBeLessThanOrEqual(3 * 1024);
  });

  test('uses no syntax that runtime 2.0 lacks', () => {
    expect(isOldEnough(source)).toBe(true);
    expect(isOldEnough(`${source}\nfunction extra({ a }) { return a; }`)).toBe(false);
    expect(isOldEnough(`${source}\nfunction extra(a) { return a?.b; }`)).toBe(false);
    expect(isOldEnough(`${source}\nfunction extra(a) { for (const b of a) return b; }`)).toBe(false);
  });

  test('imports nothing but crypto and cloudfront and exports nothing', () => {
    const statements = source.match(/^\s*(import|export)\b.*$/gm) ?? [];
    const allowed = new Set(["import crypto from 'crypto';", "import cf from 'cloudfront';"]);
    expect(statements.filter((line) => !allowed.has(line))).toEqual([]);
  });
});

describe('the VM for edge functions', () => {
  test.each([
    'Map',
    'Set',
    'Proxy',
    'Reflect',
    'WeakMap',
    'Intl',
    'WebAssembly',
    'setTimeout',
    'eval',
    'fetch',
    'process',
    'require',
    'URL',
  ])('has no %s', async (name) => {
    expect(await outcome(`typeof ${name}`)).toEqual({ found: 'undefined' });
  });

  test.each([`new Function('return 1')()`, `(0, [].constructor.constructor)('return process')()`])(
    'runs no code made from text: %s',
    async (expression) => {
      await expect(outcome(expression)).rejects.toThrow('Code generation from strings disallowed');
    },
  );

  test.each([`import fs from 'fs';`, `import { kvs } from 'cloudfront';`, 'export default 1;'])(
    'refuses %s',
    (line) => {
      expect(() => loadEdgeFunction(written(`${line}\nfunction handler(e) { return e.request; }`))).toThrow(
        /import statement|'export'|Unexpected token/,
      );
    },
  );

  test('refuses a source that CloudFront would not take', () => {
    expect(() => loadEdgeFunction(written(`function handler() {}${' '.repeat(10_240)}`))).toThrow('10240');
  });
});
