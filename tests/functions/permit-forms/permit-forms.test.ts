import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { exam, image, page, paragraph } from '../../../infra/demo/form-builders.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, startSeededApp } from '../../fixtures/walk.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { permitTranslationApi } from '../../../shared/translations/translation-api.ts';
import { permitFormUploadApi } from '../../../shared/uploads/upload-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('editor@example.com');
});
afterAll(() => app.stop());

type Form = Got['body'];

const PERSON = { kind: 'person', title: 'Tekijä', personRole: 'Worker', mandatory: true, selectedPersons: [] };
const PAGES = [page('Työ', [paragraph('Kuvaa työ.')]), page('Henkilöt', [PERSON as never])];
const create = (body: object, key?: string): Promise<Got> =>
  app.call(permitFormApi.create, { body }, { token, ...(key ? { key } : {}) });
const made = async (name: string, rest: object = {}): Promise<Form> =>
  (await create({ name, description: 'Tilapäinen tulityöpaikka', pages: PAGES, ...rest })).body;
const get = ({ _id: id }: Form, as?: string) => app.call(permitFormApi.get, { params: { id } }, { token: as });
const put = (form: Form, change: object): Promise<Got> =>
  app.call(permitFormApi.update, { params: { id: form._id }, body: { ...form, ...change } }, { token });
const act = ({ _id: id }: Form, action: 'archive' | 'unarchive') =>
  app.call(permitFormApi[action], { params: { id } }, { token });
const remove = ({ _id: id }: Form) => app.call(permitFormApi.remove, { params: { id } }, { token });
const takeImage = ({ _id: id }: Form) =>
  app.ask(permitFormUploadApi.permitFormImage, { params: { id }, body: { upload: DRAWING } }, { token });
const names = async (query: Given<typeof permitFormApi.list>['query']): Promise<string[]> =>
  (await app.ask(permitFormApi.list, { query }, { token })).items.map(({ name }) => name);

describe('a permit form', () => {
  test('is made once by a key, with its content and empty persons, and is then in the list with its roles', async () => {
    const key = uuid();
    const body = { name: 'Kaivulupa', pages: PAGES };
    const all = await Promise.all(Array.from({ length: 5 }, () => create(body, key)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(all.map((got) => got.body._id)).size).toBe(1);
    expect(all[0]?.body).toMatchObject({ version: 1, name: 'Kaivulupa', description: '', meta: { archived: false } });
    expect(all[0]?.body.pages[1].content[0]).toMatchObject({ personRole: 'Worker', selectedPersons: [] });
    const { items } = (await app.call(permitFormApi.list, { query: { q: 'kaivu' } }, { token })).body;
    expect(items).toMatchObject([{ name: 'Kaivulupa', pageCount: 2, roles: ['Worker'] }]);
  });

  test('may begin with its texts in other languages', async () => {
    const texts = { [createHash('sha256').update('Kuvaa työ.').digest('hex').slice(0, 16)]: 'Kirjelda tööd.' };
    const form = await made('Tulityölupa', { languages: ['fi', 'et'], translations: [{ language: 'et', texts }] });
    const params = { id: form._id, language: 'et' };
    const estonian = await app.call(permitTranslationApi.get, { params }, { token });
    expect(estonian.body).toMatchObject({ revision: 1, texts, isOffered: true });
  });

  test('is saved over the version that the caller knew; the same again is well, another is told of the one that stands', async () => {
    const form = await made('Nostolupa');
    const saved = await put(form, { name: 'Nostotyölupa' });
    expect(saved).toMatchObject({ status: 200, body: { version: 2, name: 'Nostotyölupa' } });
    expect(await put(form, { name: 'Nostotyölupa' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(form, { name: 'Toinen' })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version: 2, name: 'Nostotyölupa' } },
    });
    const params = { id: form._id };
    expect(await app.call(permitFormApi.update, { params, body: { name: 'x' } }, { token })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'version', code: 'required' }] },
    });
    expect(await app.call(permitFormApi.update, { params }, { token })).toMatchObject({
      status: 400,
      body: { message: 'FORM NOT FOUND' },
    });
    const writers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => put(saved.body, { name })));
    expect(writers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  test('is archived and brought back, and while it is archived neither changes nor shows among the others', async () => {
    const form = await made('Vanha lupa');
    expect(await act(form, 'archive')).toMatchObject({ status: 200, body: { meta: { archived: true } } });
    expect(await act(form, 'archive')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put({ ...form, version: 2 }, { name: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    expect(await names({ q: 'vanha' })).toEqual([]);
    expect(await names({ q: 'vanha', archived: 'true' })).toEqual(['Vanha lupa']);
    expect(await act(form, 'unarchive')).toMatchObject({ status: 200, body: { meta: { archived: false } } });
    expect(await names({ q: 'vanha', archived: 'all' })).toEqual(['Vanha lupa']);
  });

  test('is read by anyone as its texts, to try it out, but not once it is archived', async () => {
    const form = await made('Kokeiltava', { pages: [page('Kysymys', [exam('Kuka myöntää?', '*Myöntäjä', 'Tekijä')])] });
    const foreign = await app.login('admin@toinen.example.com');
    for (const as of [undefined, foreign, await app.login('worker@example.com')]) {
      const got = await get(form, as);
      expect(Object.keys(got.body).toSorted()).toEqual(['_id', 'description', 'name', 'pages']);
      expect(JSON.stringify(got.body)).not.toContain('correctAnswer');
    }
    await act(form, 'archive');
    expect((await get(form)).status).toBe(404);
    expect((await get(form, foreign)).status).toBe(404);
    expect(await get(form, await app.login('foreman@example.com'))).toMatchObject({
      status: 200,
      body: { meta: { archived: true }, pages: [{ content: [{ options: [{ correctAnswer: true }, {}] }] }] },
    });
  });

  test('has files of its own, also as a copy, and takes no name that is not among them', async () => {
    const form = await made('Kuvallinen');
    const { name: picture } = await takeImage(form);
    const shown = [page('Kuva', [image(picture, 'Kartta')])];
    const saved = await put(form, { pages: shown });
    expect(saved.status).toBe(200);
    const params = { id: form._id };
    const copy = await app.call(permitFormApi.copy, { params }, { token, key: uuid() });
    expect(copy).toMatchObject({
      status: 201,
      body: { name: 'Kuvallinen (kopio)', version: 1, pages: saved.body.pages },
    });
    expect(app.files.objects.has(`static/images/permitForm/${copy.body._id}/${picture}`)).toBe(true);
    expect(await create({ name: 'Lainattu', pages: shown })).toMatchObject({
      status: 422,
      body: { code: 'file_missing' },
    });
    const inEnglish = await app.ask(permitFormApi.copy, { params, query: { language: 'en' } }, { token });
    expect(inEnglish.name).toBe('Kuvallinen (copy)');
  });

  test('is removed with everything of it while no permit was made from it', async () => {
    const form = await made('Turha');
    await takeImage(form);
    await put(form, { name: 'Turhempi' });
    expect(await remove(form)).toMatchObject({ status: 200, body: {} });
    expect((await get(form, token)).status).toBe(404);
    expect((await get(form)).status).toBe(404);
    expect((await put(form, { name: 'x' })).status).toBe(404);
    expect((await remove(form)).status).toBe(404);
    expect(await names({ q: 'turhempi', archived: 'all' })).toEqual([]);
    await app.settle();
    for (const key of [`PERMITFORM#${form._id}`, `FORM#${form._id}`]) {
      expect(await app.world.table.queryAll({ where: 'PK = :key', values: { ':key': key } })).toEqual([]);
    }
  });

  test('keeps its company from being removed', async () => {
    const root = await app.login('root@example.com');
    const company = (await app.call(companyApi.create, { body: { name: 'Tyhjä Oy' } }, { token: root })).body;
    const admin = {
      name: 'A',
      email: 'a@tyhja.example.com',
      roles: ['permitFormCRUD'] as const,
      company: company._id,
      password: 'salasana-77x',
    };
    const user = await app.ask(userApi.create, { body: admin }, { token: root });
    const own = await app.login('a@tyhja.example.com', 'salasana-77x');
    const form = (await app.call(permitFormApi.create, { body: { name: 'Ainoa' } }, { token: own })).body;
    await app.call(userApi.remove, { params: { id: user._id } }, { token: root });
    const gone = () => app.call(companyApi.remove, { params: { id: company._id } }, { token: root });
    expect(await gone()).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect((await app.call(permitFormApi.remove, { params: { id: form._id } }, { token: root })).status).toBe(200);
    expect((await gone()).status).toBe(200);
  });
});
