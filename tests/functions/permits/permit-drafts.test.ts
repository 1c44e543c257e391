import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permitKey } from '../../../functions/store/keys.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { choiceBlock, personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { DRAWING } from '../../fixtures/walk.ts';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { permitUploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';

let site: PermitSite;
let form: string;
beforeAll(async () => {
  site = await PermitSite.start();
  form = await site.form([choiceBlock(), personBlock('Worker', { mandatory: false })], 'Yleislupa');
});
afterAll(() => site.app.stop());

const issuesOf = ({ body }: { body: { issues?: { path: string; code: string }[] } }) =>
  (body.issues ?? []).map(({ path, code }) => `${path} ${code}`);
const remove = (permit: Permit) =>
  site.app.call(permitApi.remove, { params: { id: permit._id } }, { token: site.tokens.foreman });
const upload = (permit: Permit, body: object) =>
  site.app.call(permitUploadApi.permitImage, { params: { id: permit._id }, body }, { token: site.tokens.foreman });

test('what a list shows of a permit by the rule of an earlier release is mended by the next change', async () => {
  const { body: permit } = await site.create(form);
  const { table } = site.app.world;
  const { PK, SK } = permitKey(permit._id);
  const values = { ':former': 'whom an earlier rule named' };
  await table.write([{ update: { PK, SK }, set: 'SET #row.waitingFor = :former', names: { '#row': 'row' }, values }]);
  expect((await site.put(permit, { description: 'Muutettu' })).status).toBe(200);
  expect((await table.get({ PK, SK }))?.['row']).toMatchObject({ waitingFor: null });
});

describe('a new permit', () => {
  test('is a draft of its form in its project, numbered, with its maker as creator and the standard times', async () => {
    const body = { permitFormId: { _id: form, name: 'x' }, project: site.project, name: ' Katto ' };
    const got = await site.app.send('/permits', { token: site.tokens.foreman, body });
    expect(got).toMatchObject({
      status: 201,
      body: {
        status: 'Draft',
        state: 'Draft',
        name: 'Katto',
        number: expect.stringMatching(/^\d{4}-\d{4}$/),
        version: 1,
        permitFormId: { _id: form, name: 'Yleislupa' },
        dailyStartTime: '07:00',
        dailyEndTime: '16:00',
        startDate: null,
        persons: [{ role: 'Creator', status: 'Waiting', firstName: 'Teemu', lastName: 'Työnjohtaja' }],
        history: [{ what: 'created', from: null, to: 'Draft' }],
      },
    });
  });

  test.each([
    ['no form', { permitFormId: undefined }, 'permitFormId'],
    ['no project', { project: undefined }, 'project'],
    ['the project NULL', { project: 'NULL' }, 'project'],
    ['no name', { name: ' ' }, 'name'],
    ['a form that is none', { permitFormId: 'A'.repeat(22) }, 'permitFormId'],
    ['a project that is none', { project: 'A'.repeat(22) }, 'project'],
    ['a minute that is no quarter', { dailyStartTime: '07:10' }, 'dailyStartTime'],
    ['a day that is none', { startDate: '2026-02-30' }, 'startDate'],
  ])('is refused with %s, and the field is named', async (_, change, path) => {
    const got = await site.create(form, change);
    expect({ status: got.status, path: got.body.issues?.[0]?.path }).toEqual({ status: 422, path });
  });

  test('is not made of an archived form or in another company', async () => {
    const old = await site.form([], 'Vanha');
    await site.app.ask(permitFormApi.archive, { params: { id: old } }, { token: site.tokens.editor });
    expect(issuesOf(await site.create(old))).toEqual(['permitFormId invalid_value']);
    const stranger = await site.app.login('admin@toinen.example.com');
    const body = { permitFormId: form, project: site.project, name: 'x' };
    expect(issuesOf(await site.app.call(permitApi.create, { body }, { token: stranger }))).toEqual([
      'project invalid_value',
    ]);
  });

  test('keeps its form and its project from being removed, until it is removed itself with everything of it', async () => {
    const own = await site.form([personBlock('Worker')], 'Oma');
    const permit = (await site.create(own)).body;
    const removeForm = () =>
      site.app.call(permitFormApi.remove, { params: { id: own } }, { token: site.tokens.editor });
    expect(await removeForm()).toMatchObject({ status: 409, body: { code: 'in_use' } });
    const params = { id: site.project };
    const kept = await site.app.call(projectApi.remove, { params }, { token: site.tokens.manager });
    expect(kept.body.code).toBe('in_use');
    const { name } = (await upload(permit, { upload: DRAWING })).body;
    expect((await site.put(permit, { images: [name] })).body.images).toEqual([name]);
    expect(await remove(permit)).toMatchObject({ status: 200, body: {} });
    expect([(await site.get(permit)).status, (await remove(permit)).status]).toEqual([404, 404]);
    await site.app.settle();
    expect(
      await site.app.world.table.queryAll({ where: 'PK = :id', values: { ':id': `PERMIT#${permit._id}` } }),
    ).toEqual([]);
    expect([...site.app.files.objects.keys()].filter((key) => key.includes(permit._id))).toEqual([]);
    expect((await removeForm()).status).toBe(200);
    const next = (await site.create(form)).body;
    expect(next.number > permit.number).toBe(true);
  });

  test('is not removed once it is submitted', async () => {
    expect(await remove(await submitPermit(site))).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  });

  test('is made once by a key, also where answers of the store are lost', async () => {
    const key = uuid();
    const five = await Promise.all(Array.from({ length: 5 }, () => site.create(form, {}, key)));
    five.push(await site.create(form, {}, key));
    expect(five.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(five.map(({ body }) => JSON.stringify([body._id, body.number]))).size).toBe(1);
    expect((await site.create(form, { name: 'Muu' }, key)).status).toBe(422);
  });

  test('is copied as a draft of its own with its content and files, and with nobody’s signature', async () => {
    const permit = await submitPermit(site);
    const copy = await site.app.call(
      permitApi.copy,
      { params: { id: permit._id }, query: { language: 'en' } },
      { token: site.tokens.manager },
    );
    expect(copy).toMatchObject({
      status: 201,
      body: { status: 'Draft', name: 'Katon tulityö (copy)', history: [{ what: 'copied' }] },
    });
    expect(copy.body.number).not.toBe(permit.number);
    expect(copy.body.persons.map(({ role, status, lastName }) => [role, status, lastName])).toEqual([
      ['Creator', 'Waiting', 'Mestari'],
      ['Worker', 'Waiting', 'Meikäläinen'],
      ['Grantor', 'Waiting', 'Mestari'],
      ['WorkApprover', 'Waiting', 'Katselija'],
    ]);
    expect(copy.body.pages).toEqual(permit.pages);
  });
});

describe('a draft', () => {
  test('is saved page by page over the version that was known; what changes nothing is well, another is a conflict', async () => {
    const permit = (await site.create(form)).body;
    const saved = await site.put(permit, site.noted(permit, 'Varo kaapelia'));
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    expect(saved.body.pages[0].content[0].fields[0].value).toBe('Varo kaapelia');
    expect(await site.put(permit, site.noted(permit, 'Varo kaapelia'))).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await site.put(permit, { name: 'Toinen' })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version: 2, name: 'Katon tulityö' } },
    });
    const put = (body?: object) =>
      site.app.call(permitApi.update, { params: { id: permit._id }, body }, { token: site.tokens.foreman });
    expect(issuesOf(await put({}))).toEqual(['version required']);
    expect(await put()).toMatchObject({
      status: 400,
      body: { message: 'FORM NOT FOUND' },
    });
  });

  test('is submitted only when it is whole, and every broken field is named', async () => {
    const whole = await site.form([
      choiceBlock(),
      personBlock('Worker'),
      personBlock('Creator', { defaultToCreator: true }),
    ]);
    const permit = (await site.create(whole, { description: '', endTime: null })).body;
    expect(issuesOf(await site.act(permit, 'submit'))).toEqual([
      'description required',
      'endTime required',
      'pages.1.content.0 not_selected',
      'pages.1.content.1.selectedPersons not_selected',
    ]);
    const early = (await site.put(permit, { description: 'x', endTime: '2030-06-01' })).body;
    expect(issuesOf(await site.act(early, 'submit'))).toContain('endTime end_before_start');
    expect((await site.get(permit)).body.status).toBe('Draft');
  });

  test('names only signed workers of its project and users of its company', async () => {
    const permit = (await site.create(await site.form([personBlock('Worker')]))).body;
    const begin = async (inductionFormPin: string) =>
      (await site.app.ask(userFormApi.start, { body: { inductionFormPin } }, { key: uuid() }))._id;
    const started = await begin(site.inductionPin);
    const elsewhere = await begin('234567');
    const token = await site.app.login('admin@toinen.example.com');
    const [stranger] = (await site.app.ask(userApi.list, {}, { token })).items;
    for (const one of [
      { userFormId: started },
      { userFormId: elsewhere },
      { userId: stranger?._id },
      { userId: 'A'.repeat(22) },
    ]) {
      expect(issuesOf(await site.choose(permit, [[one]]))).toEqual([
        'pages.1.content.0.selectedPersons.0 invalid_value',
      ]);
    }
    const userFormId = await site.inducted();
    expect(issuesOf(await site.choose(permit, [[{ userFormId, cardId: 'A'.repeat(22) }]]))).toEqual([
      'pages.1.content.0.selectedPersons.0.cardId invalid_value',
    ]);
    const saved = await site.choose(permit, [[{ userFormId }, { userFormId }]]);
    expect(saved.body.persons.map(({ role, lastName }: Record<string, string>) => [role, lastName])).toEqual([
      ['Creator', 'Työnjohtaja'],
      ['Worker', 'Meikäläinen'],
    ]);
  });

  test('takes pictures and documents of its own, and loses a picture where it names it', async () => {
    const permit = (await site.create(form)).body;
    const image = (await upload(permit, { upload: DRAWING, permitId: permit._id })).body.name;
    const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF').toString('base64')}`;
    const body = { upload: pdf, permitId: permit._id };
    const params = { id: permit._id };
    const by = { token: site.tokens.foreman };
    const document = (await site.app.ask(permitUploadApi.permitDocument, { params, body }, by)).name;
    const saved = await site.put(permit, { images: [image], documents: [document] });
    expect(saved.body).toMatchObject({ images: [image], documents: [document] });
    expect(await site.put(saved.body, { images: [`${'b'.repeat(32)}.png`] })).toMatchObject({
      status: 422,
      body: { code: 'file_missing' },
    });
    const gone = await site.act(permit, 'deleteImage', { imageName: image });
    expect(gone).toMatchObject({ status: 200, body: { images: [] } });
    expect(site.app.files.objects.has(`static/images/permit/${permit._id}/${image}`)).toBe(false);
    const sent = await submitPermit(site, []);
    await site.act(sent, 'cancel');
    expect((await site.act(sent, 'deleteImage', { imageName: image })).status).toBe(409);
    expect((await upload(sent, { upload: DRAWING })).status).toBe(409);
  });
});

describe('the list of a project', () => {
  test('finds by words of the name and by number, filters by the state that is shown, and pages', async () => {
    const names = ['Räystään tulityö', 'Sokkelin kaivuu'];
    const made = [];
    for (const name of names) made.push((await site.create(form, { name })).body);
    const params = { id: site.project };
    const list = (query: Given<typeof permitApi.listOfProject>['query']) =>
      site.app.ask(permitApi.listOfProject, { params, query }, { token: site.tokens.viewer });
    const found = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map(({ name }) => name);
    expect(await found({ q: 'räys' })).toEqual(['Räystään tulityö']);
    expect(await found({ q: made[1]?.number })).toEqual(['Sokkelin kaivuu']);
    expect(await found({ q: 'sokkelin', state: 'WorkApproved' })).toEqual([]);
    expect((await found({ limit: '2' }))[0]).toBe('Sokkelin kaivuu');
    const first = await list({ state: 'Draft', limit: '1' });
    const second = await list({ state: 'Draft', limit: '1', cursor: first.nextCursor ?? '' });
    expect([first.items[0]?.name, second.items[0]?.name]).toEqual(['Sokkelin kaivuu', 'Räystään tulityö']);
    const waiting = await submitPermit(site);
    expect((await list({ state: 'Pending Approval', limit: '1' })).items[0]).toMatchObject({
      _id: waiting._id,
      pendingRole: 'Creator',
      waitingFor: 'Teemu Työnjohtaja',
    });
    const stranger = await site.app.login('admin@toinen.example.com');
    expect((await site.app.call(permitApi.listOfProject, { params }, { token: stranger })).status).toBe(404);
  });
});
