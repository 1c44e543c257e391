import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../../../functions/api/open-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { newUser, staffToken } from '../permissions/callers.ts';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';
import { Things, type Kind } from '../permissions/things.ts';
import { arbitraryOf, type Schema } from './arbitrary-of-schema.ts';

/** Few, since each of two hundred operations has its own. */
const RUNS = 2;
const SEED = 20261124;

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema; example?: unknown } } };
};
const { paths } = openApiDocument('1.2.3') as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: operation.operationId, path, method, operation })),
);

const KINDS: readonly Kind[] = [
  'userForm',
  'inductionForm',
  'project',
  'card',
  'permitForm',
  'permit',
  'user',
  'webhook',
];

let app: TestApp;
let ids: string[];
let tokens: (string | undefined)[];
const statuses = new Set<number>();
beforeAll(async () => {
  app = await startSeededApp();
  const root = await app.login('root@example.com');
  const { company } = (await app.ask(userApi.list, { query: { limit: '1' } }, { token: root })).items[0] ?? {};
  const user = await newUser(app, root, { company: String(company), roles: [...ASSIGNABLE_ROLES, 'manager'] });
  const token = await staffToken(app, user);
  const things = new Things(app, { newToken: () => staffToken(app, user), company: String(company) });
  ids = [];
  for (const kind of KINDS) ids.push((await things.make(kind)).id);
  tokens = [token, token, token, undefined, 'nonsense'];
});
afterAll(() => app.stop());

/** A request as the document describes it, with something else in some places. */
function requestOf({ path, operation }: { path: string; operation: Operation }) {
  const text = fc.oneof(
    fc.constantFrom('', '0', '1', '-1', 'å/..', '%00', 'A'.repeat(22)),
    fc.string({ maxLength: 40 }),
  );
  const id = fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 8 }, { arbitrary: text, weight: 1 });
  const named = (place: string) => operation.parameters.filter((one) => one.in === place);
  const inPath = fc.record(Object.fromEntries(named('path').map(({ name }) => [name, id])));
  const query = fc.record(
    Object.fromEntries(named('query').map(({ name, schema }) => [name, fc.oneof(arbitraryOf(schema), text)])),
    { requiredKeys: named('query').flatMap(({ name, required }) => (required ? [name] : [])) },
  );
  const content = operation.requestBody?.content['application/json'];
  const body = content
    ? fc.oneof(
        { arbitrary: arbitraryOf(content.schema), weight: 6 },
        { arbitrary: fc.constant(content.example), weight: 2 },
        { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
      )
    : fc.constant(undefined);
  return fc.record({ inPath, query, body, token: fc.constantFrom(...tokens) }).map((given) => {
    const values = given.inPath as Record<string, string>;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '') || '-');
    const search = new URLSearchParams(Object.entries(given.query).map(([name, value]) => [name, String(value)]));
    return { path: `${filled}?${search.toString()}`, body: given.body, token: given.token };
  });
}

test.each(operations)('$name answers whatever it is asked', async (one) => {
  await fc.assert(
    fc.asyncProperty(requestOf(one), async ({ path, body, token }) => {
      const sent = { token, key: uuid(), ...(body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' }) };
      const got = await app.request(one.method.toUpperCase(), path, sent);
      statuses.add(got.status);
      // A part that an installation has not set up says so.
      const told = got.body?.code === 'not_configured' ? 'not set up' : got.status;
      expect([told, got.body?.code]).not.toEqual([
        expect.toSatisfy((status) => Number(status) >= 500),
        expect.anything(),
      ]);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});

test('what was asked was let in, refused, and found wrong', () => {
  const missing = [200, 400, 401, 404, 422].filter((status) => !statuses.has(status));
  expect(missing).toEqual([]);
});
