import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutSchemas } from '../../web/without-schemas.ts';

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
