import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { DEMO_PINS } from '../../../infra/demo/demo-pins.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { translationApi } from '../../../shared/translations/translation-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { formCalls } from './form-calls.ts';

let app: TestApp;
let calls: ReturnType<typeof formCalls>;
beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

const key = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const PAGES = [page('Turvallisuus', [paragraph('Käytä kypärää.', 'Älä kulje taakan alla.')])];
const RUSSIAN = { [key('Turvallisuus')]: 'Безопасность', [key('Käytä kypärää.')]: 'Носите каску.' };

const created = async () =>
  (await calls.create({ meta: { name: 'Torni' }, languages: ['fi', 'ru', 'et'], pages: PAGES })).body;
type Form = Awaited<ReturnType<typeof created>>;
const list = (form: Form) => calls.call(translationApi.list, { params: { id: form._id } });
const read = (form: Form, language = 'ru') => calls.call(translationApi.get, { params: { id: form._id, language } });
const save = (form: Form, body: object, language = 'ru') =>
  calls.call(translationApi.save, { params: { id: form._id, language }, body });

describe('the translations of a form', () => {
  test('stand whole in the demo, also of what its form says since it was made', async () => {
    const forms: Got['body'] = await calls.ask(inductionFormApi.find, {});
    const demo = forms.items.find(({ meta }: Form) => meta.pin === DEMO_PINS.site);
    const { items } = (await list(demo)).body;
    expect(items.map(({ language }: { language: string }) => language)).toEqual(['en', 'et', 'ru']);
    for (const { counts } of items) expect(counts).toMatchObject({ missing: 0, old: 0 });
  });

  test('are listed by language with what is missing', async () => {
    const form = await created();
    expect(await list(form)).toMatchObject({
      status: 200,
      body: {
        version: 1,
        base: 'fi',
        items: [
          { language: 'ru', isOffered: true, revision: 0, savedAt: null, counts: { texts: 4, missing: 4, old: 0 } },
          { language: 'et', isOffered: true, revision: 0, counts: { missing: 4 } },
        ],
      },
    });
    await save(form, { version: 1, revision: 0, texts: RUSSIAN });
    expect((await list(form)).body.items[0]).toMatchObject({ revision: 1, counts: { texts: 4, missing: 2, old: 0 } });
  });

  test('may come with a new form, of the texts that it says', async () => {
    const begun = (translations: object[]) =>
      calls.create({ meta: { name: 'Torni' }, languages: ['fi', 'ru', 'et'], pages: PAGES, translations });
    const { status, body: form } = await begun([{ language: 'ru', texts: { ...RUSSIAN, [key('muu')]: 'x' } }]);
    expect(status).toBe(201);
    expect((await read(form)).body).toMatchObject({ revision: 1, texts: RUSSIAN, counts: { texts: 4, missing: 2 } });
    expect((await read(form, 'et')).body).toMatchObject({ revision: 0, texts: {} });
    for (const languages of [['fi'], ['pl'], ['ru', 'ru']]) {
      expect(await begun(languages.map((language) => ({ language, texts: RUSSIAN })))).toMatchObject({
        status: 422,
        body: { issues: [{ path: `translations.${languages.length - 1}.language`, code: 'invalid_value' }] },
      });
    }
  });

  test('are a new revision only where they have changed, over the one that was known', async () => {
    const form = await created();
    const first = { version: 1, revision: 0, texts: { ...RUSSIAN, [key('muu')]: '  ' } };
    expect(await save(form, first)).toMatchObject({ status: 200, body: { revision: 1, texts: RUSSIAN } });
    expect(await save(form, first)).toMatchObject({ status: 200, body: { revision: 1 } });
    const other = { version: 1, revision: 0, texts: {} };
    expect(await save(form, other)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { revision: 1 } },
    });
    expect(await save(form, { ...other, revision: 1 })).toMatchObject({ body: { revision: 2, texts: {} } });
    const older = { version: 9, revision: 2, texts: RUSSIAN };
    expect(await save(form, older)).toMatchObject({ status: 409 });
  });

  test('are of no language that is none, nor of the one in which it is written', async () => {
    const form = await created();
    expect((await read(form, 'fi')).status).toBe(404);
    expect((await read(form, 'xx')).status).toBe(404);
    expect((await read(form, 'pl')).body).toMatchObject({ isOffered: false, revision: 0, texts: {} });
    expect(await save(form, { version: 1, revision: 0, texts: { 'ei avain': 'x' } })).toMatchObject({ status: 422 });
  });

  test('name only files that the form has', async () => {
    const found: Got['body'] = await calls.ask(inductionFormApi.find, { query: { q: 'kalasataman' } });
    const form = await calls.ask(inductionFormApi.copy, { params: { id: found.items[0]._id } });
    const blocks: { fileName?: string }[] = form.pages.flatMap(({ content }: Form) => content);
    const fileName = blocks.find((block) => block.fileName)?.fileName ?? '';
    const named = (name: string) => ({ version: 1, revision: 0, texts: { [key(fileName)]: name } });
    expect(await save(form, named('puuttuu.png'), 'sv')).toMatchObject({ status: 422, body: { code: 'file_missing' } });
    expect(await save(form, named('../toinen.png'), 'sv')).toMatchObject({
      status: 422,
      body: { code: 'file_missing' },
    });
    expect(await save(form, named(fileName), 'sv')).toMatchObject({ status: 200, body: { revision: 1 } });
  });

  test('go on in the next version: a changed text has its former translation until it is translated anew', async () => {
    const form = await created();
    await save(form, { version: 1, revision: 0, texts: RUSSIAN });
    const pages = [page('Turvallisuus', [paragraph('Käytä aina kypärää.', 'Älä kulje taakan alla.')])];
    const next = (await calls.update(form, { pages })).body;
    const carried = (await read(next)).body;
    expect(carried).toMatchObject({
      version: 2,
      revision: 1,
      texts: RUSSIAN,
      old: { [key('Käytä aina kypärää.')]: 'Носите каску.' },
      counts: { missing: 2, old: 1 },
      savedBy: { _id: expect.any(String) },
    });
    const texts = { ...RUSSIAN, [key('Käytä aina kypärää.')]: 'Всегда носите каску.' };
    expect((await save(next, { version: 2, revision: 1, texts })).body).toMatchObject({
      revision: 2,
      old: {},
      counts: { old: 0 },
    });
  });

  test('are not left behind by a version that is published while the first of them is saved', async () => {
    const form = (await calls.create({ meta: { name: 'Torni' }, pages: PAGES })).body;
    const pages = [...PAGES, page('Loppu', [])];
    const write = app.world.table.write.bind(app.world.table);
    const paused = vi.spyOn(app.world.table, 'write').mockImplementationOnce(async (writes) => {
      expect((await save(form, { version: 1, revision: 0, texts: RUSSIAN })).status).toBe(200);
      await write(writes);
    });
    const refused = await calls.update(form, { pages });
    paused.mockRestore();
    expect(refused).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const { body: next } = await calls.update(form, { pages });
    expect((await read(next)).body).toMatchObject({ version: 2, texts: RUSSIAN });
  });

  test('come with a copy, and go with the form', async () => {
    const form = await created();
    await save(form, { version: 1, revision: 0, texts: RUSSIAN });
    const copy = await calls.ask(inductionFormApi.copy, { params: { id: form._id } });
    expect(copy.languages).toEqual(['fi', 'ru', 'et']);
    expect((await read(copy)).body).toMatchObject({ revision: 1, texts: RUSSIAN });
  });
});

test.each([{ languages: [] }, { languages: ['fi', 'fi'] }, { languages: ['fi', 'xx'] }])(
  'a form is not in %j',
  async ({ languages }) => {
    const refused = await calls.create({ meta: { name: 'Torni' }, languages, pages: PAGES });
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: expect.stringMatching(/^languages/) }] } });
  },
);

test('a form whose author says nothing of languages is in Finnish', async () => {
  expect((await calls.named('Torni')).languages).toEqual(['fi']);
});
