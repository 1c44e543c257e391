import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mayCall } from '../../../shared/core/access.ts';
import { ANONYMOUS, type Actor } from '../../../shared/core/actor.ts';
import { pathOf, type AnyEndpoint } from '../../../shared/core/endpoint.ts';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';
import { mountLaterFeatures } from '../../../functions/api/later-features.ts';
import type { App } from '../../../functions/http/answer.ts';
import { signToken } from '../../../functions/security/tokens/token.ts';
import { TOKEN_LIFE_SECONDS } from '../../../functions/security/tokens/token-lives.ts';
import { DEMO_USERS } from '../../../infra/demo/seed.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, start, startSeededApp, type Started } from '../../fixtures/walk.ts';

type Caller = { name: string; actor: Actor; token: string | undefined };
type Endpoint = { name: string; endpoint: AnyEndpoint };

const endpoints: Endpoint[] = Object.entries(ENDPOINTS).flatMap(([feature, all]) =>
  Object.entries(all).map(([name, endpoint]) => ({
    name: `${feature}.${name} ${endpoint.method} ${endpoint.path}`,
    endpoint,
  })),
);

let app: TestApp;
let own: Started;
let callers: Caller[];

beforeAll(async () => {
  app = await startSeededApp();
  own = await start(app);
  const other = await start(app, RICH_PIN);
  callers = [
    { name: 'anonymous', actor: ANONYMOUS, token: undefined },
    { name: 'worker of this induction', actor: worker(own), token: own.token },
    { name: 'worker of another induction', actor: worker(other), token: other.token },
    await holder("holder of a card with this induction's id", own.id),
    await holder('holder of another card', 'A'.repeat(22)),
    ...(await Promise.all(DEMO_USERS.map(({ account, roles }) => staffCaller(account, ['user', ...roles])))),
  ];
});
afterAll(() => app.stop());

const worker = ({ id }: Started): Actor => ({
  kind: 'worker',
  userFormId: id,
  company: '',
  epoch: 1,
  inductionFormId: '',
  formVersion: 1,
  startedAt: '',
});

async function holder(name: string, cardId: string): Promise<Caller> {
  const claims = { kind: 'cardHolder', sub: cardId, company: own.body.company, epoch: 1 };
  const token = await signToken(app.world, claims, TOKEN_LIFE_SECONDS.editCode);
  return { name, actor: { kind: 'cardHolder', cardId, company: own.body.company, epoch: 1 }, token };
}

async function staffCaller(account: string, roles: Extract<Actor, { kind: 'staff' }>['roles']): Promise<Caller> {
  const token = await app.login(`${account}@example.com`);
  return { name: account, actor: { kind: 'staff', userId: '', name: '', company: '', roles }, token };
}

function pathFor(endpoint: AnyEndpoint): { path: string; params: Record<string, string> } {
  const params = {
    id: own.id,
    ids: own.id,
    userId: own.id,
    pageIndex: '0',
    name: 'x.png',
    personId: own.id,
    number: '1',
    workerId: own.id,
    linkId: own.id,
    sendingId: own.id,
    language: 'en',
  };
  return { path: pathOf(endpoint.path, params), params };
}

describe('every endpoint refuses every caller who may not use it', () => {
  test.each(endpoints)('$name', async ({ endpoint }) => {
    const { path, params } = pathFor(endpoint);
    for (const caller of callers) {
      if (mayCall(caller.actor, endpoint.access, params)) continue;
      const got = await app.request(endpoint.method, path, {
        token: caller.token,
        ...(endpoint.method === 'GET' ? {} : { body: {} }),
      });
      const expected =
        caller.token === undefined ? { status: 401, code: 'unauthorized' } : { status: 403, code: 'forbidden' };
      expect({ caller: caller.name, status: got.status, code: got.body.code }).toEqual({
        caller: caller.name,
        ...expected,
      });
    }
  });

  test.each(endpoints)('$name answers 401 to a token that is no token', async ({ endpoint }) => {
    const { path } = pathFor(endpoint);
    for (const token of ['x', 'a.b.c', `${own.token}x`, tampered(own.token)]) {
      const got = await app.request(endpoint.method, path, {
        token,
        ...(endpoint.method === 'GET' ? {} : { body: {} }),
      });
      expect({ status: got.status, code: got.body.code }).toEqual({ status: 401, code: 'unauthorized' });
    }
  });

  const withId = endpoints.filter(({ endpoint }) => /:id(?!\w)/.test(endpoint.path) && !endpoint.takesAnyId);

  test.each(withId)('$name answers 404 to an id that can be none, and reads nothing for it', async ({ endpoint }) => {
    const { table } = app.world;
    const touched = (['get', 'getMany', 'query', 'write', 'writeEach', 'updateOne'] as const).map((name) =>
      vi.spyOn(table, name),
    );
    onTestFinished(() => void vi.restoreAllMocks());
    for (const id of ['x', 'A'.repeat(23), `${'A'.repeat(21)}.`, 'ä'.repeat(1500)]) {
      const path = pathOf(endpoint.path, { ...pathFor(endpoint).params, id });
      for (const { name, actor, token } of callers) {
        if (!mayCall(actor, endpoint.access, { id })) continue;
        const got = await app.request(endpoint.method, path, {
          token,
          ...(endpoint.method === 'GET' ? {} : { body: {} }),
        });
        expect({ name, status: got.status, code: got.body.code }).toEqual({ name, status: 404, code: 'not_found' });
      }
    }
    const keys = touched.flatMap(({ mock }) => mock.calls.map((call) => JSON.stringify(call)));
    expect(keys.filter((key) => !key.includes('"USER#'))).toEqual([]);
  });

  test('the table of endpoints is the table of what is mounted: nothing is answered that is not declared', () => {
    const declared = new Set(endpoints.map(({ endpoint }) => `${endpoint.method} /api${endpoint.path}`));
    const later: App = new Hono().basePath('/api');
    mountLaterFeatures(later, app.world);
    const mounted = [...app.app.routes, ...later.routes]
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(mounted.filter((route) => !declared.has(route))).toEqual(['GET /api/openapi.json']);
    expect([...declared].filter((route) => !mounted.includes(route))).toEqual([]);
  });
});

/** The same token for another algorithm, unsigned. */
function tampered(token: string): string {
  const [, claims] = token.split('.');
  return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', kid: 'k1' })).toString('base64url')}.${claims}.`;
}
