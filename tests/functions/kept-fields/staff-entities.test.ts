import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { companyShapes } from '../../../shared/companies/company-shapes.ts';
import { STAFF_ROLES } from '../../../shared/core/roles.ts';
import { departmentApi } from '../../../shared/departments/department-api.ts';
import { departmentShapes } from '../../../shared/departments/department-shapes.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { projectShapes } from '../../../shared/projects/project-shapes.ts';
import type { UserChange, UserDraft } from '../../../shared/users/user.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { userShapes } from '../../../shared/users/user-shapes.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { workerShapes } from '../../../shared/workers/worker-shapes.ts';
import { days } from './filled.ts';
import { People, PASSWORD } from '../../fixtures/people/people.ts';
import { bodiesOf, holdsForAll } from './kept.ts';

/** Each works several passwords out. */
const RUNS_WITH_PASSWORDS = 3;

let people: People;
let company: string;
beforeAll(async () => {
  people = await People.start();
  const made = await people.app.ask(companyApi.create, { body: { name: 'Kolmas Oy' } }, as('root'));
  company = made._id;
});
afterAll(() => people.app.stop());

const without = (body: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
const as = (account: 'root' | 'admin' | 'manager') => ({ token: people.tokens[account] });

/** New zones: the server gives them their ids. */
const ZONES = fc.constantFrom([{ name: 'Kellari' }], [{ name: 'Katto' }, { name: 'Piha ’1’' }]);

describe('nothing that was written is lost of', () => {
  test('a company', async () => {
    const { app } = people;
    const both = fc.tuple(bodiesOf(companyShapes.create), bodiesOf(companyShapes.update));
    await holdsForAll(both, async ([draft, change]) => {
      const made = await app.ask(companyApi.create, { body: draft }, as('root'));
      const params = { id: made._id };
      expect(await app.ask(companyApi.get, { params }, as('root'))).toMatchObject(draft);
      await app.ask(companyApi.update, { params, body: { ...change, version: made.version } }, as('root'));
      expect(await app.ask(companyApi.get, { params }, as('root'))).toMatchObject(change);
    });
  });

  test('a department', async () => {
    const { app } = people;
    const drafts = bodiesOf(departmentShapes.create, { company: fc.constant(company) });
    await holdsForAll(fc.tuple(drafts, bodiesOf(departmentShapes.update)), async ([draft, change]) => {
      const made = await app.ask(departmentApi.create, { body: draft }, as('root'));
      const params = { id: made._id };
      expect(await app.ask(departmentApi.get, { params }, as('root'))).toMatchObject(draft);
      await app.ask(departmentApi.update, { params, body: { ...change, version: made.version } }, as('root'));
      expect(await app.ask(departmentApi.get, { params }, as('root'))).toMatchObject(change);
    });
  });

  test('a project', async () => {
    const { app } = people;
    const forms = await Promise.all([1, 2, 3].map(() => app.ask(inductionFormApi.create, { body: {} }, as('root'))));
    const known = {
      startDate: fc.constantFrom('2027-01-04', '2028-02-29', '2030-12-31'),
      endDate: days,
      inductionFormIds: fc.subarray(
        forms.map(({ _id }) => _id),
        { minLength: 1 },
      ),
      presenceMonths: fc.integer({ min: 1, max: 24 }),
      zones: ZONES,
    };
    const drafts = bodiesOf(projectShapes.create, { ...known, company: undefined });
    await holdsForAll(fc.tuple(drafts, bodiesOf(projectShapes.update, known)), async ([draft, change]) => {
      const made = await app.ask(projectApi.create, { body: draft }, as('root'));
      const params = { id: made._id };
      expect(await app.ask(projectApi.get, { params }, as('root'))).toMatchObject(draft);
      await app.ask(projectApi.update, { params, body: { ...change, version: made.version } }, as('root'));
      const changed = await app.ask(projectApi.get, { params }, as('root'));
      expect(changed).toMatchObject(change);
      const zones = [...changed.zones.toReversed(), { name: 'Lisätty' }];
      await app.ask(projectApi.saveZones, { params, body: { zones, version: changed.version } }, as('root'));
      expect((await app.ask(projectApi.get, { params }, as('root'))).zones).toMatchObject(zones);
    });
  });

  test("a line of a site's workers", async () => {
    const { app } = people;
    const { _id: id } = await app.ask(projectApi.create, { body: {} }, as('manager'));
    const known = {
      taxNumber: fc.stringMatching(/^[1-9]\d{11}$/),
      birthday: fc.constantFrom('1.2.1980', '31.12.1999'),
      businessId: fc.constantFrom('0737546-2', '2617416-4'),
      startDate: fc.constantFrom('2027-01-04', '2028-02-29'),
      endDate: fc.constantFrom(null, '2029-12-31'),
    };
    const facts = fc.tuple(bodiesOf(workerShapes.add, known), bodiesOf(workerShapes.correct, known));
    await holdsForAll(facts, async ([draft, change]) => {
      const made = await app.ask(workerApi.add, { params: { id }, body: draft }, as('manager'));
      expect(made).toMatchObject(draft);
      const params = { id, workerId: made._id };
      await app.ask(workerApi.correct, { params, body: { ...change, version: made.version } }, as('manager'));
      expect(await app.ask(workerApi.get, { params }, as('manager'))).toMatchObject(without(change, ['version']));
    });
  });

  test('a user, by themselves and by who edits them', async () => {
    const { app } = people;
    const department = (await app.ask(departmentApi.create, { body: { name: 'Runko', company } }, as('root')))._id;
    const known = {
      company: fc.constant(company),
      department: fc.constant(department),
      roles: fc
        .subarray([...STAFF_ROLES])
        .map((some) => STAFF_ROLES.filter((role) => role === 'user' || some.includes(role))),
      password: fc.constantFrom(PASSWORD, `${PASSWORD}-toinen`),
      currentPassword: fc.constant('demo-demo'),
    };
    const drafts = bodiesOf(userShapes.create, known) as fc.Arbitrary<UserDraft>;
    const changes = bodiesOf(userShapes.update, { ...known, signPin: undefined }) as fc.Arbitrary<UserChange>;
    const secrets = ['password', 'currentPassword'];
    await holdsForAll(
      fc.tuple(drafts, changes, fc.ipV4()),
      async ([draft, change, address]) => {
        const root = { ...as('root'), address };
        const made = await app.ask(userApi.create, { body: draft }, root);
        const params = { id: made._id };
        expect(await app.ask(userApi.get, { params }, root)).toMatchObject(without(draft, secrets));
        const own = await app.login(draft.email, draft.password);
        const named = { version: made.version, name: change.name, signPin: '739184' };
        await app.ask(userApi.update, { params, body: named }, { token: own, address });
        const changed = await app.ask(userApi.get, { params }, root);
        expect(changed).toMatchObject({ name: change.name, hasSignPin: true });
        await app.ask(userApi.update, { params, body: { ...change, version: changed.version } }, root);
        const read = await app.ask(userApi.get, { params }, root);
        expect(read).toMatchObject(without(change, [...secrets, 'email']));
        // A new address waits until the link that is mailed to it is followed.
        expect(read.pendingEmail).toBe(change.email);
        expect(await app.login(draft.email, change.password)).toBeTypeOf('string');
      },
      RUNS_WITH_PASSWORDS,
    );
  });
});
