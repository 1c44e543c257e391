import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, SHORT_PIN, signPage, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { listedForms } from '../../fixtures/listed-forms.ts';

let app: TestApp;
let manager: string;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
});
afterAll(() => app.stop());

const giveBack = (id: string, body: object = { reason: 'Kuva puuttuu.', pages: [1] }, token = manager): Promise<Got> =>
  app.call(userFormActionApi.returnPages, { params: { id }, body }, { token });
const read = (id: string): Promise<Got['body']> => app.ask(userFormApi.get, { params: { id } }, { token: manager });
const counts = async (pin = SHORT_PIN) => {
  await app.settle();
  const row = (await listedForms(app, manager)).find(({ meta }) => meta.pin === pin);
  if (!row) throw new Error(`no form ${pin}`);
  const { startedCount, signedCount, waitingCount } = row;
  return { startedCount, signedCount, waitingCount };
};
const historyOf = async ({ id }: Started) =>
  app.world.table.queryAll({ where: 'PK = :pk AND begins_with(SK, :h)', values: { ':pk': `UF#${id}`, ':h': 'H#' } });

/** Signs a page again as it stands, by the worker. */
async function signAgain({ id, token }: Started, index: number): Promise<Got> {
  const { pages }: Got['body'] = await app.ask(userFormApi.get, { params: { id } }, { token });
  const { content, version } = pages[index];
  const params = { id, pageIndex: String(index) };
  return app.call(userFormApi.signPage, { params, body: { content, version } }, { token });
}

describe('an induction that is given back', () => {
  test('has the named pages and itself unsigned, everything answered, and the worker is told why', async () => {
    const started = await takeWhole(app, RICH_PIN);
    const before = await read(started.id);
    app.post.mails.length = 0;
    const got = await giveBack(started.id, { reason: '  Vastaa kohtaan 5 uudelleen. ', pages: [5, 6, 5] });
    expect(got).toMatchObject({
      status: 200,
      body: {
        pagesSigned: `${before.pages.length - 2}/${before.pages.length}`,
        meta: {
          signed: null,
          returned: { reason: 'Vastaa kohtaan 5 uudelleen.', pages: [5, 6], by: { name: 'Matti Mestari' } },
        },
      },
    });
    for (const [index, page] of before.pages.entries()) {
      const isBack = index === 5 || index === 6;
      expect(got.body.pages[index]).toEqual({
        ...page,
        signed: isBack ? null : page.signed,
        version: page.version + (isBack ? 1 : 0),
      });
    }
    await app.settle();
    const mail = app.post.mails.find(({ subject }) => subject.includes('palautettiin'));
    expect(mail).toMatchObject({ to: 'matti.meikalainen@example.org' });
    expect(mail?.text).toContain('Vastaa kohtaan 5 uudelleen.');
    expect(mail?.text).toContain(`/o/${started.id}`);
    const [entry] = await historyOf(started);
    expect(entry).toMatchObject({
      what: 'returned',
      detail: {
        reason: 'Vastaa kohtaan 5 uudelleen.',
        signed: before.meta.signed,
        pages: [
          { index: 5, signed: before.pages[5].signed, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
          { index: 6, signed: before.pages[6].signed },
        ],
      },
    });
  });

  test('is signed again page by page, waits again, and is told to the site and the worker again', async () => {
    const started = await takeWhole(app);
    await giveBack(started.id, { reason: 'Uudelleen', pages: [0, 1] });
    const current = await read(started.id);
    const stale = await app.call(
      userFormApi.signPage,
      {
        params: { id: started.id, pageIndex: '1' },
        body: { content: [...current.pages[1].content, 'x'], version: 1 },
      },
      { token: started.token },
    );
    expect(stale.status).toBe(422);
    expect(await signAgain(started, 1)).toMatchObject({ status: 200, body: { formSigned: null } });
    app.post.mails.length = 0;
    const last = await signAgain(started, 0);
    expect(last.body.formSigned).toMatch(/^\d{4}-/);
    const whole = await read(started.id);
    expect(whole).toMatchObject({ pagesSigned: '2/2', meta: { signed: last.body.formSigned } });
    expect(whole.meta.returned).toBeUndefined();
    await app.settle();
    expect(app.post.mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('valmis'));
  });

  test('keeps the first time of its signing through it all, and the form’s counts come out right', async () => {
    const before = await counts();
    const started = await takeWhole(app);
    const { signed } = (await read(started.id)).meta;
    const one = { startedCount: before.startedCount + 1 };
    expect(await counts()).toEqual({
      ...one,
      signedCount: before.signedCount + 1,
      waitingCount: before.waitingCount + 1,
    });
    for (let round = 0; round < 3; round += 1) {
      expect((await giveBack(started.id)).status).toBe(200);
      expect(await counts()).toEqual({ ...one, signedCount: before.signedCount, waitingCount: before.waitingCount });
      app.pass(24 * 3600);
      manager = await app.login('manager@example.com');
      const { body } = await app.call(tokenApi.resumeUserForm, {
        params: { id: started.id },
        body: { resumeKey: started.resumeKey },
      });
      started.token = body.token;
      expect((await signAgain(started, 1)).status).toBe(200);
    }
    expect(await counts()).toEqual({
      ...one,
      signedCount: before.signedCount + 1,
      waitingCount: before.waitingCount + 1,
    });
    const item = await app.world.table.get({ PK: `UF#${started.id}`, SK: 'META' });
    expect(item?.['billedAs']).toMatchObject({ at: signed });
  });

  test('is so once: of two managers at the same moment one is told', async () => {
    const started = await takeWhole(app);
    const both = await Promise.all([giveBack(started.id), giveBack(started.id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await historyOf(started)).toHaveLength(1);
  });

  test('and approved at the same moment: one of the two, never both', async () => {
    const started = await takeWhole(app);
    const before = await counts();
    const approve = app.call(
      userFormActionApi.approve,
      { params: { id: started.id }, body: { approved: true } },
      { token: manager },
    );
    const [approved, returned] = await Promise.all([approve, giveBack(started.id)]);
    expect(new Set([approved.status, returned.status])).toEqual(new Set([200, 409]));
    const { meta } = await read(started.id);
    expect([meta.approved, meta.signed === null]).toEqual([approved.status === 200, returned.status === 200]);
    expect((await counts()).waitingCount).toBe(before.waitingCount - 1);
  });

  test('is signed, and neither approved nor archived', async () => {
    const started = await takeWhole(app);
    const approve = (approved: boolean) =>
      app.call(userFormActionApi.approve, { params: { id: started.id }, body: { approved } }, { token: manager });
    await approve(true);
    expect(await giveBack(started.id)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    await approve(false);
    const foreman = await app.login('foreman@example.com');
    await app.call(userFormActionApi.archive, { params: { id: started.id } }, { token: foreman });
    expect((await giveBack(started.id)).status).toBe(409);
    await app.call(userFormActionApi.unarchive, { params: { id: started.id } }, { token: foreman });
    expect((await giveBack(started.id)).status).toBe(200);
    expect((await giveBack(started.id, { reason: 'Taas', pages: [0] })).status).toBe(409);
    await signAgain({ ...started, token: (await codeToken(started)) ?? started.token }, 1);
  });

  test.each([
    ['no reason', { pages: [1] }, 'reason', 'required'],
    ['a reason of blanks', { reason: ' \n ', pages: [1] }, 'reason', 'required'],
    ['a reason of 1,001 characters', { reason: 'x'.repeat(1001), pages: [1] }, 'reason', 'too_long'],
    ['no page', { reason: 'x', pages: [] }, 'pages', 'too_short'],
    ['a page that the form has not', { reason: 'x', pages: [0, 2] }, 'pages.1', 'invalid_value'],
    ['half a page', { reason: 'x', pages: [0.5] }, 'pages.0', 'invalid_value'],
    ['a page before the first', { reason: 'x', pages: [-1] }, 'pages.0', 'too_short'],
  ])('needs a reason and pages: %s is refused and changes nothing', async (_, body, path, code) => {
    const started = await takeWhole(app);
    const before = await read(started.id);
    expect(await giveBack(started.id, body)).toMatchObject({ status: 422, body: { issues: [{ path, code }] } });
    expect((await read(started.id)).pages).toEqual(before.pages);
  });

  test('is so by a manager of its company alone', async () => {
    const started = await takeWhole(app);
    for (const account of ['admin', 'foreman', 'editor', 'viewer', 'worker']) {
      expect((await giveBack(started.id, undefined, await app.login(`${account}@example.com`))).status).toBe(403);
    }
    expect((await giveBack(started.id, undefined, started.token)).status).toBe(403);
    expect((await giveBack(started.id, undefined, await app.login('admin@toinen.example.com'))).status).toBe(403);
    expect((await read(started.id)).meta.signed).not.toBeNull();
  });
});

/** A token that stands after the archive, for the worker's phone. */
async function codeToken(started: Started): Promise<string | undefined> {
  const { body } = await app.call(tokenApi.resumeUserForm, {
    params: { id: started.id },
    body: { resumeKey: started.resumeKey },
  });
  expect((await signPage(app, started, 1)).status).toBe(401);
  return body.token;
}
