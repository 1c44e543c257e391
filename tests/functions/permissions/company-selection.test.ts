import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { newUser, staffToken } from './callers.ts';
import { Things } from './things.ts';

let app: TestApp;
let root: string;
let token: string;
let other: string;
beforeAll(async () => {
  app = await startSeededApp();
  root = await app.login('root@example.com');
  const { items: companies } = await app.ask(companyApi.list, { query: { sort: 'name' } }, { token: root });
  const [own, far] = companies.map(({ _id }) => _id);
  other = expectFound(far);
  const tokenIn = async (company: string) =>
    staffToken(app, await newUser(app, root, { company, roles: [...ASSIGNABLE_ROLES, 'manager'] }));
  token = await tokenIn(expectFound(own));
  const foreign = new Things(app, { newToken: () => tokenIn(other), company: other });
  for (const kind of ['inductionForm', 'project', 'department', 'user'] as const) await foreign.make(kind);
});
afterAll(() => app.stop());

test.each(['/induction-forms', '/projects', '/users', '/users/permit-persons', '/departments'])(
  '%s shows another company to root who names it, and to nobody else whatever they name',
  async (path) => {
    const items = async (query: string, as: string) => (await app.get(`${path}${query}`, { token: as })).body.items;
    for (const filter of ['', '&q=a', '&sort=name', '&archived=all']) {
      const own = await items(`?limit=100${filter}`, token);
      expect(await items(`?limit=100${filter}&company=${other}`, token)).toEqual(own);
    }
    const far = await items(`?limit=100&company=${other}`, root);
    const near = await items('?limit=100', token);
    expect(far.length).toBeGreaterThan(0);
    const idOf = (item: { _id?: string; userId?: string }) => item._id ?? item.userId;
    expect(far.map(idOf).filter((id: string) => near.map(idOf).includes(id))).toEqual([]);
  },
);
