import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFormVersion, formVersionWrite } from '../../../functions/store/entities/form-versions.ts';
import {
  changedFormWrites,
  findInductionForm,
} from '../../../functions/store/entities/induction-forms/induction-forms.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { Page } from '../../../shared/content/pages/page.ts';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { saveDetails, start, startSeededApp } from '../../fixtures/walk.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';

const option = (text: string, correctAnswer: boolean) => ({ text, correctAnswer, selected: false });
const exam = (...options: object[]) => ({ kind: 'question', type: 'examQuestion', text: 'Missä?', options });
const choice = (mandatory: boolean) => ({ kind: 'question', type: 'checkboxQuestion', text: 'Mitä?', mandatory });
const person = { kind: 'person', title: 'Valvoja', mandatory: true };
const field = (options: string[]) => ({ kind: 'form', fields: [{ type: 'choice', label: 'Mikä?', options }] });
const nameless = { kind: 'cards', names: [{ title: ' ', mandatory: true }] };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('editor@example.com');
});
afterAll(() => app.stop());

const pagesWith = (block: object) => [
  page('Alku', [paragraph('Lue.')]),
  { title: 'Sivu', content: [paragraph('Lue.'), block] },
];
const bodyWith = (path: string, block: object) =>
  path === '/permit-forms'
    ? { name: 'Lupa', pages: pagesWith(block) }
    : { meta: { name: 'Työmaa' }, pages: pagesWith(block) };

describe.each([inductionFormApi, permitFormApi])('$create.path refuses to save', (api) => {
  const { path } = api.create;
  const create = (block: object): Promise<Got> => app.call(api.create, { body: bodyWith(path, block) }, { token });

  test.each([
    ['an exam question without options', exam(), 'options', 'no_options'],
    ['an exam question without a right option', exam(option('a', false)), 'options.0.correctAnswer', 'no_right_option'],
    ['a mandatory question without options', choice(true), 'options', 'no_options'],
    ['a choice of one', field(['a']), 'fields.0.options', 'few_options'],
    ['a choice with an option that says nothing', field(['a', ' ']), 'fields.0.options', 'few_options'],
    ['a choice with the same option twice', field(['a', 'b', 'a ']), 'fields.0.options', 'same_options'],
    ['a mandatory card without a name', nameless, 'names.0.title', 'card_nameless'],
  ])('%s, by its place, when it is made and when it is changed', async (_, block, at, code) => {
    const issues = [{ path: `pages.1.content.1.${at}`, code }];
    const made = await create(block);
    expect(made).toMatchObject({ status: 422, body: { code: 'validation_failed', issues } });
    const form = (await create(paragraph('Hei'))).body;
    const params = { id: form._id };
    const changed = await app.call(api.update, { params, body: { ...form, pages: pagesWith(block) } }, { token });
    expect(changed).toMatchObject({ status: 422, body: { code: 'validation_failed', issues } });
    expect(await app.ask(api.get, { params }, { token })).toMatchObject({ version: form.version });
  });

  test.each([
    ['an exam question with a right option', exam(option('a', true))],
    ['a choice of two', field(['a', 'b'])],
    ['a question without options that may be passed over', choice(false)],
  ])('nothing of %s', async (_, block) => {
    expect((await create(block)).status).toBe(201);
  });
});

test('a mandatory person is refused in an induction form and taken in a permit form', async () => {
  const refused = await app.call(inductionFormApi.create, { body: bodyWith('/induction-forms', person) }, { token });
  expect(refused).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'pages.1.content.1.mandatory', code: 'person_mandatory' }] },
  });
  expect((await app.call(permitFormApi.create, { body: bodyWith('/permit-forms', person) }, { token })).status).toBe(
    201,
  );
});

describe('an induction form that was saved before the rules', () => {
  const stored = async () => {
    const form = (
      await app.call(
        inductionFormApi.create,
        { body: bodyWith('/induction-forms', exam(option('a', true))) },
        { token },
      )
    ).body;
    const head = await findInductionForm(app.world.table, form._id);
    if (!head) throw new Error('no form');
    const before = await findFormVersion(app.world, form._id, head.contentVersion);
    const content = [
      { ...person, cardRequirement: '', selectedPersons: [] },
      { ...exam(), mandatory: true },
    ];
    const pages = [Page.parse({ title: 'Sivu', content })];
    const by = { at: new Date(0).toISOString(), by: 'author', name: 'Aino' };
    const number = head.contentVersion + 1;
    const version = await formVersionWrite(app.world.files, { ...before, number, pages }, by);
    const after = { ...head, contentVersion: number, version: head.version + 1, pageCount: 1 };
    await app.world.table.write([...changedFormWrites(head, after), version]);
    return (await app.call(inductionFormApi.get, { params: { id: form._id }, query: {} }, { token })).body;
  };

  test('is read, renamed and copied as it is, and refused once its pages are changed', async () => {
    const form = await stored();
    const renamed = await app.call(
      inductionFormApi.update,
      { params: { id: form._id }, body: { ...form, meta: { name: 'Uusi' } } },
      { token },
    );
    expect(renamed).toMatchObject({ status: 200, body: { meta: { name: 'Uusi' } } });
    expect((await app.call(inductionFormApi.copy, { params: { id: form._id } }, { token })).status).toBe(201);
    const pages = [{ ...form.pages[0], title: 'Toinen' }];
    const changed = await app.call(
      inductionFormApi.update,
      { params: { id: form._id }, body: { ...renamed.body, pages } },
      { token },
    );
    expect(changed.status).toBe(422);
  });

  test('is taken and signed by a worker', async () => {
    const form = await stored();
    const started = await start(app, form.meta.pin);
    await saveDetails(app, started);
    const { content } = started.body.pages[0];
    const signed = await app.call(
      userFormApi.signPage,
      { params: { id: started.id, pageIndex: '0' }, body: { content, version: 0 } },
      { token: started.token },
    );
    expect(signed).toMatchObject({ status: 200, body: { formSigned: expect.any(String) } });
  });
});
