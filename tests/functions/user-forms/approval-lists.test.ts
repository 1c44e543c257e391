import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { saveDetails, signPage, start, startSeededApp, takeWhole, RICH_PIN } from '../../fixtures/walk.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { listedForms } from '../../fixtures/listed-forms.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('manager@example.com');
});
afterAll(() => app.stop());

const waitingForms = (more: Parameters<typeof listedForms>[2] = {}) =>
  listedForms(app, token, { state: 'waiting', ...more });
const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const idOf = (body: { inductionForm: { _id: string } }) => body.inductionForm._id;

describe('the forms of which something waits', () => {
  test('are there once an induction is signed, and gone once it is approved, in every order', async () => {
    expect(await waitingForms()).toEqual([]);
    const taken = await takeWhole(app);
    const formId = idOf(taken.body);
    await app.settle();
    for (const more of [{}, { q: 'vierailijan' }, { sort: 'name' }] as const) {
      expect(idsOf(await waitingForms(more))).toEqual([formId]);
    }
    expect(
      (await app.call(inductionFormApi.get, { params: { id: formId }, query: {} }, { token })).body.waitingCount,
    ).toBe(1);
    const approve = (approved: boolean) =>
      app.call(userFormActionApi.approve, { params: { id: taken.id }, body: { approved } }, { token });
    await approve(true);
    await app.settle();
    expect(await waitingForms()).toEqual([]);
    expect(await waitingForms({ q: 'vierailijan' })).toEqual([]);
    await approve(false);
    await app.settle();
    expect(idsOf(await waitingForms())).toEqual([formId]);
    await approve(true);
    await app.settle();
  });

  test('leave it with the archive and come back with what waits by then', async () => {
    const taken = await takeWhole(app);
    const formId = idOf(taken.body);
    await app.settle();
    const editor = await app.login('editor@example.com');
    expect((await app.call(inductionFormApi.archive, { params: { id: formId } }, { token: editor })).status).toBe(200);
    expect(await waitingForms()).toEqual([]);
    await app.call(userFormActionApi.approve, { params: { id: taken.id }, body: { approved: true } }, { token });
    await app.settle();
    expect((await app.call(inductionFormApi.unarchive, { params: { id: formId } }, { token: editor })).status).toBe(
      200,
    );
    expect(await waitingForms()).toEqual([]);
    await app.call(userFormActionApi.approve, { params: { id: taken.id }, body: { approved: false } }, { token });
    await app.settle();
    expect(idsOf(await waitingForms())).toEqual([formId]);
    await app.call(userFormActionApi.approve, { params: { id: taken.id }, body: { approved: true } }, { token });
    await app.settle();
  });

  test('count right, and once each, when many are signed and approved at once by several workers', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => takeWhole(app)));
    const formId = idOf(all[0]?.body);
    await Promise.all(
      all
        .slice(0, 5)
        .map(({ id }) => app.call(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token })),
    );
    await Promise.all([app.settle(), app.settle(), app.settle()]);
    await app.settle();
    const [row] = await waitingForms();
    expect(row).toMatchObject({ _id: formId, waitingCount: 3 });
    await Promise.all(
      all
        .slice(5)
        .map(({ id }) => app.call(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token })),
    );
    await app.settle();
    expect(await waitingForms()).toEqual([]);
  });

  test('are those of the caller’s company alone', async () => {
    await takeWhole(app);
    await app.settle();
    const other = await app.login('admin@toinen.example.com');
    expect(await listedForms(app, other, { state: 'waiting' })).toEqual([]);
  });
});

describe('the inductions of a form', () => {
  // Every whole induction takes an hour of the server's clock, and a login lasts twelve.
  beforeAll(async () => {
    token = await app.login('manager@example.com');
  });

  test('are told apart as approved and waiting, by search and order as well', async () => {
    const approved = await takeWhole(app);
    const waiting = await takeWhole(app);
    await app.call(userFormActionApi.approve, { params: { id: approved.id }, body: { approved: true } }, { token });
    const params = { id: idOf(approved.body) };
    for (const more of [{}, { q: 'matti' }, { sort: 'name' }] as const) {
      const ids = async (state: 'approved' | 'waiting') => {
        const query = { limit: '100', state, ...more };
        return idsOf((await app.ask(userFormSearchApi.listOfForm, { params, query }, { token })).items);
      };
      expect(await ids('approved')).toContain(approved.id);
      expect(await ids('approved')).not.toContain(waiting.id);
      expect(await ids('waiting')).toContain(waiting.id);
      expect(await ids('waiting')).not.toContain(approved.id);
    }
  });

  test('show how their cards stand once they are signed, and follow a card that is changed after it', async () => {
    const started = await start(app, RICH_PIN);
    await saveDetails(app, started);
    app.pass(60);
    const rowOf = async () => {
      const given = { params: { id: idOf(started.body) }, query: { limit: '100' } };
      const { items } = await app.ask(userFormSearchApi.listOfForm, given, { token });
      return items.find(({ _id }) => _id === started.id);
    };
    for (let index = 0; index < started.body.pages.length; index += 1) await signPage(app, started, index);
    expect(await rowOf()).not.toHaveProperty('cardExpiries');
    await app.settle();
    expect((await rowOf())?.cardExpiries).toEqual(['2027-12-31', '2027-12-31']);
    const params = { id: started.id };
    const { pages }: Got['body'] = await app.ask(userFormApi.get, { params }, { token: started.token });
    const index = pages.findIndex((page: { content: { kind: string }[] }) =>
      page.content.some(({ kind }) => kind === 'cards'),
    );
    const content = pages[index].content.map((block: { kind: string; images: object[] }) =>
      block.kind === 'cards'
        ? {
            ...block,
            images: block.images.map((image, at) => (at === 0 ? { ...image, expires: '2026-12-01' } : image)),
          }
        : block,
    );
    const body = { content, version: pages[index].version };
    const asked = { params: { ...params, pageIndex: String(index) }, body };
    const saved = await app.call(userFormApi.signPage, asked, { token: started.token });
    expect(saved.status).toBe(200);
    await app.settle();
    expect((await rowOf())?.cardExpiries).toEqual(['2026-12-01', '2027-12-31']);
  });
});

test('the row of a person who began under 18 tells when they come of age, and follows a corrected birthday', async () => {
  const year = Number(app.world.now().toISOString().slice(0, 4));
  const begun = await start(app, RICH_PIN);
  const params = { id: idOf(begun.body) };
  const rowsOf = async () => (await app.ask(userFormSearchApi.listOfForm, { params }, { token })).items;
  const told = async () => (await rowsOf()).find(({ _id }) => _id === begun.id);
  const saved = (birthday: string, version: number) =>
    saveDetails(app, begun, { firstName: 'Nuuti', lastName: 'Nuori', company: 'Kesä Oy', birthday }, version);
  expect((await saved(`31.12.${year - 17}`, 0)).status).toBe(200);
  expect((await told())?.comesOfAge).toBe(`${year + 1}-12-31`);
  expect((await saved(`1.1.${year - 40}`, 1)).status).toBe(200);
  expect(await told()).not.toHaveProperty('comesOfAge');
});
