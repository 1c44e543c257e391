import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { renewalApi } from '../../../shared/user-forms/renewal/renewal-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';
import { renewalWalk } from './renewal-walk.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { listedForms } from '../../fixtures/listed-forms.ts';

let app: TestApp;
let walk: ReturnType<typeof renewalWalk>;
beforeAll(async () => {
  app = await startSeededApp();
  walk = renewalWalk(app);
});
afterAll(() => app.stop());

describe('a renewal because of content', () => {
  test('takes details along and carries over the unanswered pages that are the same, never the last', async () => {
    const form = await walk.formWith();
    const taken = await takeWhole(app, form.meta.pin);
    const was = await walk.readAs(taken.token, taken.id);
    await walk.demand(form);
    const got = await walk.renew(taken);
    expect(got.status).toBe(201);
    const { body } = got;
    expect(body.user).toEqual(PERSON);
    expect(body.meta.renewalOf).toEqual({ userFormId: taken.id, cause: 'content' });
    const carried = { userFormId: taken.id, signed: was.pages[0]?.signed };
    expect(body.pages.map((one) => one.carried)).toEqual([carried, undefined, undefined, undefined]);
    expect(body.pages.map((one) => one.isChanged ?? false)).toEqual([false, false, true, false]);
    expect(body.pagesSigned).toBe('1/4');
  });

  test('stands once it is signed: until then the former stands, then its pass and lists show the new', async () => {
    const form = await walk.formWith();
    const taken = await takeWhole(app, form.meta.pin);
    await walk.demand(form);
    const renewal = walk.startedOf(await walk.renew(taken));
    expect((await walk.passOf(taken.id)).state).toBe('renewal');
    await walk.signRest(renewal);
    await app.settle();
    const pass = await walk.passOf(taken.id);
    expect(pass).toMatchObject({ state: 'valid', passId: passIdOf(app.world.keys, renewal.id) });
    expect(await walk.listed(form._id)).toEqual([]);
    const former = await walk.readAs(await walk.manager(), taken.id);
    expect(former.meta.renewal.begun).toEqual({ userFormId: renewal.id, passId: pass.passId, isInForce: true });
  });

  test('waits for its approval where that is needed, and gives the place back with it', async () => {
    const form = await walk.formWith({ needsApproval: true });
    const taken = await takeWhole(app, form.meta.pin);
    const approve = async (id: string, approved: boolean) =>
      app.call(userFormActionApi.approve, { params: { id }, body: { approved } }, { token: await walk.manager() });
    await approve(taken.id, true);
    await walk.demand(form);
    const renewal = walk.startedOf(await walk.renew(taken));
    await walk.signRest(renewal);
    expect((await walk.passOf(taken.id)).state).toBe('renewal');
    await approve(renewal.id, true);
    await app.settle();
    expect((await walk.passOf(taken.id)).state).toBe('valid');
    expect(await walk.listed(form._id)).toEqual([]);
    await approve(renewal.id, false);
    await app.settle();
    expect((await walk.passOf(taken.id)).state).toBe('renewal');
    expect(await walk.listed(form._id)).toEqual([taken.id]);
  });

  test('of a carried page that is given back has it read anew', async () => {
    const form = await walk.formWith({ needsApproval: true });
    const taken = await takeWhole(app, form.meta.pin);
    await walk.demand(form);
    const renewal = walk.startedOf(await walk.renew(taken));
    await walk.signRest(renewal);
    const params = { id: renewal.id };
    const back = { params, body: { reason: 'Lue tämä.', pages: [0] } };
    await app.ask(userFormActionApi.returnPages, back, { token: await walk.manager() });
    const shown = await walk.readAs(renewal.token, renewal.id);
    expect(shown.pages[0]).toMatchObject({ signed: null });
    expect(shown.pages[0]).not.toHaveProperty('carried');
    const signed = await app.call(
      userFormApi.signPage,
      { params: { ...params, pageIndex: '0' }, body: { version: shown.pages[0].version } },
      { token: renewal.token },
    );
    expect(signed.body.formSigned).not.toBeNull();
  });
});

describe('a renewal because of time', () => {
  test('carries nothing over', async () => {
    const form = await walk.formWith({ validMonths: 1 });
    const taken = await takeWhole(app, form.meta.pin);
    app.pass(40 * 24 * 3600);
    expect((await walk.passOf(taken.id)).state).toBe('expired');
    const token = await walk.tokenByCode(taken);
    const got = await walk.renew({ id: taken.id, token });
    expect(got.status).toBe(201);
    expect(got.body.meta.renewalOf?.cause).toBe('time');
    expect(got.body.pages.filter((one) => one.carried)).toEqual([]);
  });
});

describe('renewing', () => {
  test('is asked once: the same key answers the same one, another is refused with its id', async () => {
    const form = await walk.formWith();
    const taken = await takeWhole(app, form.meta.pin);
    await walk.demand(form);
    const key = uuid();
    const first = await walk.renew(taken, key);
    const again = await walk.renew(taken, key);
    expect(again).toMatchObject({ status: 201, body: { _id: first.body._id } });
    const other = await walk.renew(taken);
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'invalid_state', issues: [{ code: 'renewal_begun', params: { userFormId: first.body._id } }] },
    });
    const params = { id: first.body._id };
    const { resumeKey } = again.body;
    expect((await app.call(tokenApi.resumeUserForm, { params, body: { resumeKey } })).status).toBe(200);
    expect((await app.call(tokenApi.userFormToken, { params })).status).toBe(403);
  });

  test('of an unsigned, an archived one, or of an archived form is refused', async () => {
    const form = await walk.formWith();
    const unsigned = await start(app, form.meta.pin);
    expect((await walk.renew(unsigned)).status).toBe(409);
    const taken = await takeWhole(app, form.meta.pin);
    expect((await walk.calls.act(form, 'archive')).status).toBe(200);
    expect(await walk.renew(taken)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  });

  test('counts among the starts of its form', async () => {
    const form = await walk.formWith();
    const taken = await takeWhole(app, form.meta.pin);
    await walk.demand(form);
    await walk.renew(taken);
    await app.settle();
    const rows = await listedForms(app, await walk.manager(), { limit: '100' });
    expect(rows.find(({ _id }) => _id === form._id)?.startedCount).toBe(2);
  });
});

describe('one person with the former and the renewed induction', () => {
  test('has one line on the list of workers and stands on the site once, whichever is noted', async () => {
    const form = await walk.formWith();
    const taken = await takeWhole(app, form.meta.pin, { ...PERSON, taxNumber: '' });
    const manager = await walk.manager();
    const body = { inductionFormIds: [form._id], presence: true, selfCheckIn: true };
    const site = await app.ask(projectApi.create, { body }, { token: manager });
    const params = { id: site._id };
    const byPhone = async ({ id, token }: Pick<Started, 'id' | 'token'>) =>
      (await app.ask(checkInApi.giveKey, { params: { id } }, { token })).checkInKey ?? '';
    const noteBy = (checkInKey: string, kind: 'in' | 'out') =>
      app.call(checkInApi.note, { params: { id: site.gateId ?? '' }, body: { checkInKey, kind } }, { key: uuid() });
    const present = async () =>
      (await app.ask(presenceApi.onSite, { params }, { token: manager })).items.map(({ userFormId }) => userFormId);
    const formerKey = await byPhone(taken);
    expect((await noteBy(formerKey, 'in')).status).toBe(201);

    await walk.demand(form);
    const renewal = walk.startedOf(await walk.renew(taken));
    await walk.signRest(renewal);
    await app.settle();
    expect((await noteBy(formerKey, 'out')).status).toBe(401);
    const key = await byPhone(renewal);
    app.pass(120);
    expect((await noteBy(key, 'in')).status).toBe(201);
    expect(await present()).toEqual([taken.id]);
    expect((await noteBy(key, 'out')).status).toBe(201);
    expect(await present()).toEqual([]);
    app.pass(120);
    await noteBy(key, 'in');
    const again = { body: { userFormId: taken.id, kind: 'in' as const }, params };
    expect((await app.call(presenceApi.note, again, { token: manager, key: uuid() })).status).toBe(201);
    expect(await present()).toEqual([renewal.id]);
    const { items } = await app.ask(workerApi.list, { params, query: {} }, { token: manager });
    expect(items.map(({ userForms }) => userForms.toSorted())).toEqual([[taken.id, renewal.id].toSorted()]);
  });

  test('may renew what they claimed, by their login', async () => {
    const form = await walk.formWith();
    const taken = await takeWhole(app, form.meta.pin);
    const token = await app.login('worker@example.com');
    const own = { params: { id: taken.id }, query: {} };
    expect((await app.call(renewalApi.renew, own, { token, key: uuid() })).status).toBe(403);
    await app.ask(userFormActionApi.claim, { params: { id: taken.id }, body: { token: taken.token } }, { token });
    const got = await app.call(renewalApi.renew, own, { token, key: uuid() });
    expect([got.status, got.body.meta?.renewalOf]).toEqual([201, { userFormId: taken.id, cause: 'time' }]);
  });
});
