import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoWithPermits } from '../../fixtures/store/demo-snapshot.ts';
import { findApi } from '../../../shared/find/find-api.ts';
import type { Found } from '../../../shared/find/found.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { saveDetails, start } from '../../fixtures/walk.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoWithPermits();
  await saveDetails(app, await start(app), {
    firstName: 'Äijä-Kalle',
    lastName: 'Löytönen',
    company: 'Salainen Urakka Oy',
    phoneNumber: '+358401234512',
  });
});
afterAll(() => app.stop());

const find = async (account: string, q: string, company?: string): Promise<Found['groups']> =>
  (await app.ask(findApi.find, { query: { q, company } }, { token: await app.login(`${account}`) })).groups;
/** The PIN of the induction that these words find. */
async function pinOf(q: string): Promise<string> {
  const [hit] = (await find('manager@example.com', q))[0]?.items ?? [];
  const token = await app.login('manager@example.com');
  const params = { id: String(hit?._id) };
  return (await app.ask(userFormApi.get, { params, query: {} }, { token })).meta.pin;
}
const namesOf = (groups: Found['groups']) =>
  Object.fromEntries(groups.map(({ group, items }) => [group, items.map(({ name }) => name)]));

describe('the search', () => {
  test('finds a person of any induction by the beginnings of both names, in any order', async () => {
    for (const q of ['löyt', 'Äijä', 'kalle löytönen', 'LÖYTÖNEN ÄIJÄ'])
      expect(namesOf(await find('manager@example.com', q))).toEqual({ persons: ['Äijä-Kalle Löytönen'] });
    expect(await find('manager@example.com', 'löytönen matti')).toEqual([]);
    expect(await find('manager@example.com', '  ')).toEqual([]);
  });

  test('finds an induction by its PIN, whole and as it is shown, for those who may read it', async () => {
    const pin = await pinOf('löytönen');
    expect(pin).toMatch(/^\d{9}$/);
    const shown = `${pin.slice(0, 3)} ${pin.slice(3, 6)} ${pin.slice(6)}`;
    for (const q of [pin, shown])
      expect(namesOf(await find('manager@example.com', q))).toEqual({ persons: ['Äijä-Kalle Löytönen'] });
    expect(await find('manager@example.com', pin.slice(0, 8))).toEqual([]);
    for (const account of ['viewer@example.com', 'worker@example.com', 'admin@toinen.example.com'])
      expect(await find(account, pin)).toEqual([]);
  });

  test('finds permits by name and by number, with their state and project', async () => {
    const [permit] = (await find('viewer@example.com', 'bitumi'))[0]?.items ?? [];
    const number = String(permit?.about.split(',')[0]);
    expect(number).toMatch(/^\d{4}-\d{4}$/);
    expect((await find('viewer@example.com', number))[0]?.items).toEqual([permit]);
    expect(permit).toMatchObject({ kind: 'permit', state: 'Approved_valid', project: expect.any(String) });
    expect(namesOf(await find('viewer@example.com', 'bitumi')).permits).toEqual(['Katon bitumikermi']);
  });

  test('finds projects, forms and users together, by groups', async () => {
    const found = await find('root@example.com', 'kalasataman');
    expect(namesOf(found)).toMatchObject({ projects: ['Kalasataman torni C'], forms: ['Kalasataman torni C'] });
    expect(namesOf(await find('root@example.com', 'mestari')).users).toEqual(['Matti Mestari']);
  });

  test('follows what is renamed and removed', async () => {
    const token = await app.login('manager@example.com');
    const { body: project } = await app.call(
      projectApi.create,
      { body: { name: 'Hautausmaan muuri' } },
      { token, key: uuid() },
    );
    expect(namesOf(await find('manager@example.com', 'hautausmaan')).projects).toEqual(['Hautausmaan muuri']);
    const renamed = { params: { id: project._id }, body: { ...project, name: 'Kirkon portti' } };
    await app.ask(projectApi.update, renamed, { token });
    expect(await find('manager@example.com', 'hautausmaan')).toEqual([]);
    await app.ask(projectApi.remove, { params: { id: project._id } }, { token });
    expect(await find('manager@example.com', 'kirkon')).toEqual([]);
  });

  test.each([
    ['viewer@example.com', 'löytönen'],
    ['worker@example.com', 'löytönen'],
    ['editor@example.com', 'löytönen'],
    ['editor@example.com', 'bitumi'],
    ['admin@example.com', 'bitumi'],
    ['manager@example.com', 'venla'],
    ['worker@example.com', 'kalasataman'],
  ])('finds nothing for %s of what the roles may not read: %s', async (account, q) => {
    expect(await find(account, q)).toEqual([]);
  });

  test('finds nothing of another company, whatever company is named', async () => {
    const { user } = (
      await app.call(sessionApi.login, { body: { email: 'manager@example.com', password: 'demo-demo' } })
    ).body;
    const company = user.company._id ?? user.company;
    for (const q of ['löytönen', 'bitumi', 'kalasataman', 'matti'])
      expect(await find('admin@toinen.example.com', q, company)).toEqual([]);
    expect(namesOf(await find('root@example.com', 'löytönen', company))).toMatchObject({
      persons: ['Äijä-Kalle Löytönen'],
    });
  });

  test('does not find a person by the employer', async () => {
    expect(await find('manager@example.com', 'salainen')).toEqual([]);
  });
});
