import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';
import { pathOf, type AnyEndpoint } from '../../../shared/core/endpoint.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { start, startSeededApp } from '../../fixtures/walk.ts';
import { ROWS } from '../permissions/rows.ts';

const BODIES_EACH = Number(process.env['HOSTILE_BODIES'] ?? 25);

let app: TestApp;
let tokens: (string | undefined)[];
let id: string;
beforeAll(async () => {
  app = await startSeededApp();
  const started = await start(app);
  id = started.id;
  tokens = [undefined, started.token, await app.login('root@example.com'), await app.login('admin@toinen.example.com')];
});
afterAll(() => app.stop());

/** What looks like a part of a key, an expression, a path or a prototype. */
const hostile = fc.constantFrom<unknown>(
  'USER#',
  '#',
  ':partition',
  'attribute_exists(PK)',
  { S: 'USER#1' },
  { $gt: '' },
  { $ne: null },
  '../../etc/passwd',
  '\u0000',
  '%00',
  '__proto__',
  'constructor',
  { ['__proto__']: { roles: ['root'] } },
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: null },
  Number.MAX_SAFE_INTEGER,
  -1,
  1e308,
  '9'.repeat(400),
  'ä'.repeat(3000),
  '\u202e\ufeff',
  [],
  {},
  [[[[[[]]]]]],
  true,
  null,
);

const NAMES = [
  'version',
  'user',
  'pages',
  'content',
  'name',
  'meta',
  'email',
  'password',
  'roles',
  'company',
  'reason',
  'approved',
  'upload',
  'contentType',
  'size',
  'expires',
  'imageSrc',
  'project',
  'inductionFormIds',
  'cardReminder',
  'department',
  'token',
  'code',
  'resumeKey',
  'inductionFormPin',
  'userId',
  'id',
  'reset',
  'language',
  'fromUserFormId',
  'toUserFormId',
];

const value = fc.oneof({ weight: 4, arbitrary: hostile }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const field = fc.tuple(fc.constantFrom(...NAMES, '__proto__', 'PK', 'SK', 'epoch'), value);

/** A body as the endpoint takes it, with some of its fields replaced and others added. */
const body = fc.oneof(
  { weight: 8, arbitrary: fc.record({ isFromRow: fc.boolean(), fields: fc.array(field, { maxLength: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ isFromRow: fc.constant(false), whole: value }) },
);

const ENDPOINTS_WITH_BODY = Object.entries(ENDPOINTS).flatMap(([feature, all]) =>
  Object.entries(all)
    .filter(([, endpoint]) => endpoint.body)
    .map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

/** JSON in which `__proto__` is a field as any other. */
function textOf(draft: { isFromRow: boolean; fields?: [string, unknown][]; whole?: unknown }, row: unknown): string {
  if ('whole' in draft) return JSON.stringify(draft.whole);
  const fields = [...(draft.isFromRow ? Object.entries(row ?? {}) : []), ...(draft.fields ?? [])];
  return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${JSON.stringify(part)}`).join(',')}}`;
}

test('no part of a path, however long, makes an error of the server, whoever sends it', async () => {
  const long = 'A'.repeat(2500);
  for (const [name, endpoint] of Object.entries(ENDPOINTS).flatMap(([feature, all]) =>
    Object.entries(all).map(([part, one]) => [`${feature}.${part}`, one as AnyEndpoint] as const),
  )) {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
    for (const odd of names) {
      const params = Object.fromEntries(names.map((part) => [part, part === odd ? long : id]));
      for (const token of tokens) {
        const got = await app.request(endpoint.method, pathOf(endpoint.path, params), {
          token,
          address: '203.0.113.9',
        });
        expect({ name, odd, status: got.status }).toMatchObject({
          status: expect.toSatisfy((status: number) => status < 500),
        });
      }
    }
  }
});

test.each(['__proto__', 'constructor', 'A'.repeat(3000)])(
  'a token of the made-up key %s is no error of the server',
  async (odd) => {
    const company = 'A'.repeat(22);
    for (const token of [`tyoavain_${company}.${odd}.x`, `tyoavain_${odd}.${company}.x`])
      expect((await app.request('GET', '/projects', { token })).status).toBe(401);
  },
);

test('no value in a body makes an error of the server, whoever sends it, nor reaches a prototype', async () => {
  let sent = 0;
  for (const { name, endpoint } of ENDPOINTS_WITH_BODY) {
    const property = fc.asyncProperty(body, fc.constantFrom(...tokens), async (draft, token) => {
      sent += 1;
      const path = pathOf(endpoint.path, {
        id,
        name: `${'a'.repeat(32)}.png`,
        pageIndex: '0',
        language: 'en',
        userId: id,
        ids: id,
        personId: id,
      });
      const got = await app.request(endpoint.method, path, {
        token,
        body: textOf(draft, ROWS[name]?.body?.(sent, id)),
        address: `203.0.113.${sent % 250}`,
      });
      expect({ name, status: got.status, code: got.body.code }).toMatchObject({
        status: expect.toSatisfy((status: number) => status < 500 || got.body.code === 'not_configured'),
      });
    });
    await fc.assert(property, { numRuns: BODIES_EACH });
  }
  process.stdout.write(
    `hostile bodies: ${sent} sent to ${ENDPOINTS_WITH_BODY.length} endpoints, no error of the server\n`,
  );
  expect(({} as Record<string, unknown>)['roles']).toBeUndefined();
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
