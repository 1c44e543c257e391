import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field, fields, page } from '../../../infra/demo/form-builders.ts';
import { localDate, monthsAfter } from '../../../shared/core/dates.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, signPage, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';
import { formCalls } from '../induction-forms/form-calls.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';

let app: TestApp;
const manager = () => app.login('manager@example.com');
let calls: ReturnType<typeof formCalls>;
beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

const PAGES = [page('Kuittaus', [fields(field('signature', 'nimi', 'Allekirjoitus', { mandatory: true }))])];
const formWith = async (settings: object) =>
  (await calls.create({ meta: { name: 'Voimassaolo' }, pages: PAGES, ...settings })).body;
const read = async (id: string) =>
  (await app.call(userFormApi.get, { params: { id } }, { token: await manager() })).body;
const rowsOf = async (formId: string, state: 'waiting' | 'approved') => {
  const given = { params: { id: formId }, query: { state } };
  const { items } = await app.ask(userFormSearchApi.listOfForm, given, { token: await manager() });
  return items.map(({ _id }) => _id);
};
const waitingCount = async (formId: string) => {
  await app.settle();
  return (await app.call(inductionFormApi.get, { params: { id: formId } }, { token: await manager() })).body
    .waitingCount;
};

describe('the validity settings of a form', () => {
  test('belong to its version: an induction keeps those it was started with', async () => {
    const form = await formWith({ validMonths: 12, needsApproval: false });
    expect(form).toMatchObject({ validMonths: 12, needsApproval: false });
    const started = await start(app, form.meta.pin);
    const changed = await calls.update(form, { validMonths: 0, needsApproval: true });
    expect(changed.body).toMatchObject({ validMonths: 0, needsApproval: true });
    expect((await calls.call(inductionFormApi.version, { params: { id: form._id, number: '1' } })).body).toMatchObject({
      validMonths: 12,
      needsApproval: false,
    });
    await saveDetails(app, started, PERSON);
    app.pass(60);
    expect((await signPage(app, started, 0)).status).toBe(200);
    const { meta } = await read(started.id);
    expect(meta).toMatchObject({ validUntil: monthsAfter(localDate(app.world.now()), 12), needsApproval: false });
    const later = await takeWhole(app, form.meta.pin);
    expect((await read(later.id)).meta).toMatchObject({ validUntil: null, needsApproval: true });
  });

  test('are 0 months and an approval where nobody sets them, and follow into a copy', async () => {
    const plain = await formWith({});
    expect(plain).toMatchObject({ validMonths: 0, needsApproval: true });
    const form = await formWith({ validMonths: 6, needsApproval: false });
    expect((await calls.call(inductionFormApi.copy, { params: { id: form._id } })).body).toMatchObject({
      validMonths: 6,
      needsApproval: false,
    });
  });

  test.each([61, -1, 1.5, '12'])('refuse %j months with the field named', async (validMonths) => {
    const got = await calls.create({ pages: PAGES, validMonths });
    expect(got).toMatchObject({ status: 422, body: { issues: [{ path: 'validMonths' }] } });
  });
});

describe('the last day of an induction', () => {
  test('is fixed again when it is signed again, and is none while it is given back', async () => {
    const form = await formWith({ validMonths: 1 });
    const taken = await takeWhole(app, form.meta.pin);
    const first = (await read(taken.id)).meta.validUntil;
    expect(first).toBe(monthsAfter(localDate(app.world.now()), 1));
    const token = await manager();
    const back = await app.call(
      userFormActionApi.returnPages,
      { params: { id: taken.id }, body: { reason: 'Nimi.', pages: [0] } },
      { token },
    );
    expect(back.body.meta.signed).toBeNull();
    expect(back.body.meta).not.toHaveProperty('validUntil');
    app.pass(5 * 24 * 3600);
    const { resumeKey } = taken;
    const code = (await app.call(tokenApi.resumeUserForm, { params: { id: taken.id }, body: { resumeKey } })).body
      .token;
    const { pages }: Got['body'] = await app.ask(userFormApi.get, { params: { id: taken.id } }, { token: code });
    const { content, version } = pages[0];
    await app.call(
      userFormApi.signPage,
      { params: { id: taken.id, pageIndex: '0' }, body: { content, version } },
      { token: code },
    );
    expect((await read(taken.id)).meta.validUntil).toBe(monthsAfter(localDate(app.world.now()), 1));
  });
});

describe('an induction of a form that needs no approval', () => {
  test('waits for nobody: it is counted nowhere and listed among the approved, and is archived and given back so', async () => {
    const form = await formWith({ needsApproval: false });
    const taken = await takeWhole(app, form.meta.pin);
    expect(await waitingCount(form._id)).toBe(0);
    expect(await rowsOf(form._id, 'waiting')).toEqual([]);
    expect(await rowsOf(form._id, 'approved')).toEqual([taken.id]);
    for (const act of ['archive', 'unarchive'] as const) {
      const admin = await app.login('admin@example.com');
      const got = await app.call(userFormActionApi[act], { params: { id: taken.id } }, { token: admin });
      expect(got.status).toBe(200);
      expect(await waitingCount(form._id)).toBe(0);
    }
    for (const approved of [true, false]) {
      await app.call(
        userFormActionApi.approve,
        { params: { id: taken.id }, body: { approved } },
        { token: await manager() },
      );
      expect(await waitingCount(form._id)).toBe(0);
      expect(await rowsOf(form._id, 'approved')).toEqual([taken.id]);
    }
    await app.call(
      userFormActionApi.returnPages,
      { params: { id: taken.id }, body: { reason: 'Nimi.', pages: [0] } },
      { token: await manager() },
    );
    expect(await waitingCount(form._id)).toBe(0);
    expect(await rowsOf(form._id, 'approved')).toEqual([]);
  });
});
