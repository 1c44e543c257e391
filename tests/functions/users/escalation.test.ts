import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../../shared/users/user-api.ts';
import { ASSIGNABLE_ROLES, STAFF_ROLES, type StaffRole } from '../../../shared/core/roles.ts';
import { findUser, type UserRecord } from '../../../functions/store/entities/users/users.ts';
import { staffToken } from '../permissions/callers.ts';
import { People } from '../../fixtures/people/people.ts';

let people: People;
beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people.app.stop());

const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('root', 'admin', 1, true, null, 'A'.repeat(22)));
const roles = fc.array(fc.constantFrom<string>(...STAFF_ROLES), { maxLength: 6 });

/** Bodies that reach for what is not the caller's, some well formed and some not. */
const body = fc.record(
  {
    roles: fc.oneof({ weight: 4, arbitrary: roles }, { weight: 1, arbitrary: junk }),
    name: fc.constantFrom('Nimi', 'Toinen Nimi'),
    _id: junk,
    id: junk,
    epoch: junk,
    passwordHash: junk,
    signPinHash: junk,
    hasSignPin: junk,
    verifiedEmail: fc.constantFrom(true, false),
    pendingEmail: junk,
    created: junk,
    company: fc.constantFrom('A'.repeat(22), 'B'.repeat(22)),
    ['__proto__']: junk,
    constructor: junk,
  },
  { requiredKeys: [] },
);

type Case = { of: { _id: string }; by: string; free: readonly StaffRole[] };

const KEPT = [
  '_id',
  'company',
  'email',
  'verifiedEmail',
  'pendingEmail',
  'passwordHash',
  'signPinHash',
  'created',
] as const;

const OUT_OF_REACH: readonly StaffRole[] = ['root', 'manager'];

async function found(id: string): Promise<UserRecord> {
  const user = await findUser(people.app.world.table, id);
  if (!user) throw new Error('the user is gone');
  return user;
}

/** The token is dead; the user gets their epoch back, so that it can be tried again. */
async function expectEnded(token: string, id: string): Promise<void> {
  const { table } = people.app.world;
  expect((await people.app.call(userApi.get, { params: { id } }, { token })).status).toBe(401);
  await table.write([{ update: { PK: `USER#${id}`, SK: 'USER' }, set: 'SET epoch = :first', values: { ':first': 1 } }]);
}

test('nobody but root raises anybody to root or manager, nobody raises themselves, and what is the server’s stays', async () => {
  const target = await people.made({ roles: ['manager', 'cardR'] }, people.tokens.root);
  const plain = await people.made({ roles: ['cardR'] });
  const own = await staffToken(people.app, plain);
  const cases: Case[] = [
    { of: target, by: people.tokens.admin, free: [] },
    { of: plain, by: people.tokens.admin, free: ASSIGNABLE_ROLES },
    { of: plain, by: own, free: [] },
    { of: plain, by: people.tokens.manager, free: [] },
    { of: plain, by: people.tokens.other, free: [] },
  ];
  const property = fc.asyncProperty(fc.constantFrom(...cases), body, async ({ of, by, free }, sent) => {
    const before = await found(of._id);
    await people.app.put(`/users/${of._id}`, { token: by, body: { ...sent, version: before.version } });
    const after = await found(of._id);
    const changed = STAFF_ROLES.filter((role) => before.roles.includes(role) !== after.roles.includes(role));
    expect(changed.filter((role) => !free.includes(role))).toEqual([]);
    expect(after.roles).toContain('user');
    for (const name of KEPT) expect({ name, value: after[name] }).toEqual({ name, value: before[name] });
    if (of === plain && after.epoch !== before.epoch) await expectEnded(own, plain._id);
  });
  await fc.assert(property, { numRuns: 200 });
  expect(({} as Record<string, unknown>)['roles']).toBeUndefined();
});

test('a new user is never more than its maker may give', async () => {
  const property = fc.asyncProperty(body, async (sent) => {
    const email = people.freshEmail();
    const got = await people.app.send('/users', { token: people.tokens.admin, body: { ...sent, name: 'Uusi', email } });
    if (got.status !== 201) return;
    expect(OUT_OF_REACH.filter((role) => got.body.roles.includes(role))).toEqual([]);
    expect(got.body).toMatchObject({ verifiedEmail: false, isNew: true, hasSignPin: false, version: 1, email });
    expect((await people.get(got.body._id)).body.company).toBe(got.body.company);
  });
  await fc.assert(property, { numRuns: 60 });
});
