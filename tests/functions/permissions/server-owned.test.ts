import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { newUser, staffToken } from './callers.ts';
import { Things, type Kind, type Thing } from './things.ts';

let app: TestApp;
let token: string;
let things: Things;
beforeAll(async () => {
  app = await startSeededApp();
  const root = await app.login('root@example.com');
  const { items } = await app.ask(companyApi.list, { query: { sort: 'name' } }, { token: root });
  const { _id: company } = expectFound(items[0]);
  const user = await newUser(app, root, { company, roles: [...ASSIGNABLE_ROLES, 'manager'] });
  token = await staffToken(app, user);
  things = new Things(app, { newToken: () => staffToken(app, user), company });
});
afterAll(() => app.stop());

const PATHS: readonly (readonly [Kind, string])[] = [
  ['userForm', '/user-forms'],
  ['inductionForm', '/induction-forms'],
  ['permitForm', '/permit-forms'],
  ['permit', '/permits'],
  ['project', '/projects'],
  ['card', '/cards'],
  ['user', '/users'],
  ['company', '/companies'],
  ['department', '/departments'],
];

const AT = '2020-01-01T00:00:00.000Z';
const SOMEBODY = { _id: 'A'.repeat(22), name: 'Joku Muu' };

/** What only the server sets, wherever it stands in an entity. */
const SERVER_OWNED: Readonly<Record<string, unknown>> = {
  _id: 'A'.repeat(22),
  created: AT,
  signed: AT,
  approved: true,
  approvedBy: SOMEBODY,
  archived: true,
  archivedBy: SOMEBODY,
  ended: true,
  pin: '999999999',
  sourceFormId: 'A'.repeat(22),
  taxNumberValidation: { state: 'registered', checkedAt: AT, source: 'me' },
  businessIdLookup: { state: 'found', businessId: '0112038-9', checkedAt: AT, source: 'me' },
  returned: { at: AT, by: SOMEBODY, reason: 'x', pages: [0] },
  pagesSigned: '9/9',
  adminEdits: ['forged'],
  history: [{ at: AT, what: 'approved', by: 'user', user: SOMEBODY }],
  verifiedEmail: true,
  pendingEmail: 'x@example.org',
  hasSignPin: true,
  epoch: 99,
  claimedBy: SOMEBODY._id,
  billedAs: { at: AT, person: 'x', name: 'x' },
  row: { approved: true },
  contentVersion: 99,
  number: '2020-9999',
  status: 'Approved',
  state: 'Approved_valid',
  persons: [{ _id: 'A'.repeat(22), role: 'Grantor', status: 'Signed', signPin: '123456' }],
  pendingRole: 'Grantor',
  processType: 'OnlyCreator',
  cardOverride: { reason: 'x', by: 'x', role: 'Grantor', at: AT },
  rejection: { reason: 'x', by: 'x', role: 'Grantor', at: AT },
  permitFormId: 'A'.repeat(22),
  projectName: 'Muu',
  viewId: 'A'.repeat(22),
  viewPin: '000000',
  isExpired: true,
  createdBy: SOMEBODY,
  removed: AT,
};

/** The entity with one server-owned field changed, at its top, in its `meta` and in its pages. */
function forged(entity: Record<string, unknown>, field: string): Record<string, unknown> {
  const value = SERVER_OWNED[field];
  const meta = { ...(entity['meta'] as object | undefined), [field]: value };
  return { ...entity, [field]: value, meta };
}

describe('what is the server’s is not set by a client', () => {
  test.each(PATHS)('in a %s', async (kind, path) => {
    const thing: Thing = await things.make(kind);
    const as = kind === 'userForm' ? (thing.token ?? token) : token;
    const get = async () => (await app.get(`${path}/${thing.id}`, { token: as })).body;
    for (const field of Object.keys(SERVER_OWNED)) {
      const before = await get();
      const { status } = await app.put(`${path}/${thing.id}`, { token: as, body: forged(before, field) });
      expect({ field, isFault: status >= 500 }).toEqual({ field, isFault: false });
      const after = await get();
      const told = (entity: Record<string, unknown>) => ({ [field]: entity[field], meta: metaOf(entity)[field] });
      expect({ field, ...told(after) }).toEqual({ field, ...told(before) });
    }
  });
});

const metaOf = (entity: Record<string, unknown>) => (entity['meta'] ?? {}) as Record<string, unknown>;

describe('names', () => {
  const NAMED: readonly (readonly [Kind, string])[] = PATHS.filter(
    ([kind]) => !['userForm', 'inductionForm', 'card'].includes(kind),
  );
  const BROKEN = ['A\r\nBcc: x@example.org', 'A\nB', 'A\u0000B', 'A\u2028B', 'A\ud800B', 'x'.repeat(300)];

  test.each(NAMED)(
    'of a %s have no line breaks, no control characters, no half characters and an end',
    async (kind, path) => {
      const thing = await things.make(kind);
      const before = (await app.get(`${path}/${thing.id}`, { token })).body;
      for (const name of BROKEN) {
        const got = await app.put(`${path}/${thing.id}`, { token, body: { ...before, name } });
        expect({ name, status: got.status, path: got.body.issues?.[0]?.path }).toEqual({
          name,
          status: 422,
          path: 'name',
        });
      }
      expect((await app.get(`${path}/${thing.id}`, { token })).body).toEqual(before);
    },
  );
});

test('a prototype that a body brings reaches nothing', async () => {
  const { id } = await things.make('department');
  const path = `/departments/${id}`;
  const { version } = (await app.get(path, { token })).body;
  const evil = `{"name":"Nimi","version":${version},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
  expect((await app.put(path, { token, body: evil })).status).toBe(200);
  expect((await app.get(path, { token })).body).not.toHaveProperty('polluted');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
