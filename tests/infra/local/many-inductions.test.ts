import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardApi } from '../../../shared/cards/card-api.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { seedMany } from '../../../infra/demo/inductions/many-inductions.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

const USER_FORMS = 60;
const CARDS = 40;

let app: TestApp;
let token: string;
let formId: string;

beforeAll(async () => {
  app = await startSeededApp();
  const manager = await findUserByEmail(app.world.table, 'manager@example.com');
  if (!manager) throw new Error('no manager');
  const { _id: userId, name, company, roles } = manager;
  const actor: Staff = { kind: 'staff', userId, name, company, roles };
  const { pin } = await seedMany(app.world, actor, { userForms: USER_FORMS, cards: CARDS }, () => undefined);
  await app.settle();
  token = await app.login('manager@example.com');
  const { items }: Got['body'] = await app.ask(inductionFormApi.find, {}, { token });
  formId = items.find(({ meta }: { meta: { pin: string } }) => meta.pin === pin)._id;
});
afterAll(() => app.stop());

async function rows(query: Given<typeof userFormSearchApi.listOfForm>['query']) {
  const given = { params: { id: formId }, query: { limit: '100', ...query } };
  return (await app.ask(userFormSearchApi.listOfForm, given, { token })).items;
}

describe('many inductions made for looking at lists', () => {
  test('are all listed, and counted as their lists have them', async () => {
    const all = await rows({ archived: 'all' });
    expect(all).toHaveLength(USER_FORMS);
    const waiting = await rows({ state: 'waiting' });
    const { body } = await app.call(inductionFormApi.get, { params: { id: formId } }, { token });
    expect(body.waitingCount).toBe(waiting.length);
    expect(waiting.length).toBeGreaterThan(0);
    expect((await rows({ state: 'approved' })).every(({ meta }) => meta.approved)).toBe(true);
  });

  test('have as many cards as were asked for, shown in their rows and in the project', async () => {
    const all = await rows({ archived: 'all' });
    expect(all.flatMap(({ cardExpiries = [] }) => cardExpiries)).toHaveLength(CARDS);
    const { items } = await app.ask(projectApi.list, { query: { q: 'mittava' } }, { token });
    const cards = await app.call(
      cardApi.listOfProject,
      { params: { id: items[0]?._id ?? '' }, query: { limit: '100', archived: 'all', expirationStatus: 'all' } },
      { token },
    );
    expect(cards.body.items).toHaveLength(CARDS);
  });

  test('are found by the words of their names, and opened with every page signed', async () => {
    const [signed] = await rows({ state: 'waiting' });
    const body = await app.ask(userFormApi.get, { params: { id: String(signed?._id) } }, { token });
    expect(body.pages.every((page) => page.signed !== null)).toBe(true);
    const found = await rows({ archived: 'all', q: `${body.user.firstName} ${body.user.lastName}` });
    expect(found.map(({ _id }) => _id)).toContain(signed?._id);
  });

  test('go on as any other: approved, taken back, archived', async () => {
    const [signed] = await rows({ state: 'waiting' });
    const params = { id: String(signed?._id) };
    const approve = (approved: boolean) =>
      app.call(userFormActionApi.approve, { params, body: { approved } }, { token });
    expect((await approve(true)).status).toBe(200);
    expect((await approve(false)).status).toBe(200);
    expect((await app.call(userFormActionApi.archive, { params }, { token })).status).toBe(200);
  });
});
