import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutSchemas, withPureCalls } from '../../web/without-schemas.ts';

const SHARED = join(import.meta.dirname, '../../shared');
const declarations = readdirSync(SHARED, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-api.ts'),
);

describe('the endpoints in the site', () => {
  test('keep what a call needs and lose what only the server needs', () => {
    const code = withoutSchemas(`export const api = {
  get: endpoint({
    method: 'GET', path: '/a/:id', summary: 'Reads.', access: { own: 'card' },
    query: z.object({ q: z.string() }),
    reply: z.object({ a: z.string() }),
    once: true
  }),
};`);
    expect(code).toContain("method: 'GET', path: '/a/:id',");
    expect(code).toContain("access: { own: 'card' },");
    expect(code).toContain('once: true');
    expect(code).not.toMatch(/z\.|summary/);
    expect(code.split('\n')).toHaveLength(8);
  });

  test.each(declarations)('of %s are declared with it, so that none brings its schemas along', (file) => {
    const source = readFileSync(join(SHARED, file), 'utf8');
    const kept = withoutSchemas(source);
    expect(kept.match(/method:/g)?.length).toBe(source.match(/method:/g)?.length);
    expect(kept).not.toMatch(/^\s*(reply|body|query|summary):/m);
  });

  test('are all looked at', () => {
    expect(declarations.length).toBeGreaterThan(4);
  });
});

describe('what is declared when a shared file is loaded', () => {
  test('may be left out where nothing names it, and what runs later is as it was', () => {
    const code = withPureCalls(`const Name = z.object({ a: text(20), b: list(text(3)).check(max(2)) });
export const isName = (value: string) => test(value);
export function nameOf(value: string) { return trim(value); }`);
    expect(code)
      .toBe(`const Name = /*@__PURE__*/ z.object({ a: /*@__PURE__*/ text(20), b: /*@__PURE__*/ list(/*@__PURE__*/ text(3)).check(/*@__PURE__*/ max(2)) });
export const isName = (value: string) => test(value);
export function nameOf(value: string) { return trim(value); }`);
  });
});
