import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '../../../shared/core/actor.ts';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { seedMany } from '../../../infra/demo/inductions/many-inductions.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

const USER_FORMS = 60;
const CARDS = 40;

let app: TestApp;
let token: string;
let formId: string;

type Row = { _id: string; meta: { signed: string | null; approved: boolean }; cardExpiries?: string[] };

beforeAll(async () => {
  app = await startSeededApp();
  const manager = await findUserByEmail(app.world.table, 'manager@example.com');
  if (!manager) throw new Error('no manager');
  const { _id: userId, name, company, roles } = manager;
  const actor: Staff = { kind: 'staff', userId, name, company, roles };
  const { pin } = await seedMany(app.world, actor, { userForms: USER_FORMS, cards: CARDS }, () => undefined);
  await app.settle();
  token = await app.login('manager@example.com');
  const { body } = await app.get('/induction-forms', { token });
  formId = body.items.find(({ meta }: { meta: { pin: string } }) => meta.pin === pin)._id;
});
afterAll(() => app.stop());

const rows = async (query: string): Promise<Row[]> =>
  (await app.get(`/induction-forms/${formId}/user-forms?limit=100&${query}`, { token })).body.items;

describe('many inductions made for looking at lists', () => {
  test('are all listed, and counted as their lists have them', async () => {
    const all = await rows('archived=all');
    expect(all).toHaveLength(USER_FORMS);
    const waiting = await rows('state=waiting');
    const { body } = await app.call(inductionFormApi.get, { params: { id: formId } }, { token });
    expect(body.waitingCount).toBe(waiting.length);
    expect(waiting.length).toBeGreaterThan(0);
    expect((await rows('state=approved')).every(({ meta }) => meta.approved)).toBe(true);
  });

  test('have as many cards as were asked for, shown in their rows and in the project', async () => {
    const all = await rows('archived=all');
    expect(all.flatMap(({ cardExpiries = [] }) => cardExpiries)).toHaveLength(CARDS);
    const { items } = (await app.get('/projects?q=mittava', { token })).body;
    const cards = await app.get(`/cards/project/${items[0]._id}?limit=100&archived=all&expirationStatus=all`, {
      token,
    });
    expect(cards.body.items).toHaveLength(CARDS);
  });

  test('are found by the words of their names, and opened with every page signed', async () => {
    const [signed] = await rows('state=waiting');
    const { body } = await app.get(`/user-forms/${signed?._id}`, { token });
    expect(body.pages.every((page: { signed: string | null }) => page.signed !== null)).toBe(true);
    const found = await rows(`archived=all&q=${encodeURIComponent(`${body.user.firstName} ${body.user.lastName}`)}`);
    expect(found.map(({ _id }) => _id)).toContain(signed?._id);
  });

  test('go on as any other: approved, taken back, archived', async () => {
    const [signed] = await rows('state=waiting');
    const path = `/user-forms/${signed?._id}`;
    expect((await app.put(`${path}/approve`, { token, body: { approved: true } })).status).toBe(200);
    expect((await app.put(`${path}/approve`, { token, body: { approved: false } })).status).toBe(200);
    expect((await app.put(`${path}/archive`, { token })).status).toBe(200);
  });
});
