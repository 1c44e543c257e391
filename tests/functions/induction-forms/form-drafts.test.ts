import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { headKey } from '../../../functions/store/keys.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { formCalls, PAGES } from './form-calls.ts';

let app: TestApp;
let calls: ReturnType<typeof formCalls>;

beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

const pagesOf = (text: string) => [page('Sivu', [paragraph(text)])];
/** Pages whose gzipped JSON is too large for the table. */
const largePages = () => [
  page(
    'Suuri',
    Array.from({ length: 90 }, () => paragraph(randomBytes(900).toString('base64'))),
  ),
];

type Form = Awaited<ReturnType<typeof calls.named>>;

const edited = async (form: Form) =>
  await calls.ask(inductionFormApi.get, { params: { id: form._id }, query: { draft: 'true' } });
const saveDraft = async (form: Form, change: object) => (await calls.update(form, { ...change, draft: true })).body;
const publish = async (form: Form, change: object) => (await calls.update(form, { ...change, draft: false })).body;
const discard = (form: Form) =>
  calls.call(inductionFormApi.discardDraft, { params: { id: form._id }, query: { version: form.version } });
const rowOf = async (form: Form, token?: string) => {
  const query = { limit: '100', q: form.meta.name };
  const { items }: Got['body'] = token
    ? await app.ask(inductionFormApi.find, { query }, { token })
    : await calls.ask(inductionFormApi.find, { query });
  return items.find(({ _id }: { _id: string }) => _id === form._id);
};

/** The texts that a worker reads who starts by the form's PIN now. */
async function startedTexts(form: Form): Promise<string> {
  const { body } = await calls.startBy(form.meta.pin);
  const read = await app.call(userFormApi.get, { params: { id: body._id } }, { token: body.token });
  return JSON.stringify(read.body.pages);
}

const objectsOf = (form: Form) =>
  [...app.files.objects.keys()].filter((key) => key.startsWith(`versions/${form._id}/`));

describe('a draft of an induction form', () => {
  test('is read by its authors, while workers start from the published version until it is published', async () => {
    const form = await calls.named('Luonnos');
    const draft = await saveDraft(form, { meta: { name: 'Uusi nimi' }, pages: pagesOf('Vasta luonnos') });
    expect(draft).toMatchObject({
      meta: { name: 'Uusi nimi' },
      pages: pagesOf('Vasta luonnos'),
      unpublished: { savedBy: { name: 'Eeva Laatija' }, isOutdated: false },
    });
    expect(await edited(form)).toEqual(draft);
    expect((await calls.read(form)).body).toMatchObject({ meta: { name: 'Luonnos' }, pages: PAGES });
    expect(await startedTexts(form)).not.toContain('Vasta luonnos');
    expect((await calls.ask(inductionFormApi.versions, { params: { id: form._id } })).items).toHaveLength(1);

    const published = await publish(draft, {});
    expect(published).toMatchObject({ meta: { name: 'Uusi nimi' }, unpublished: null });
    expect(await startedTexts(form)).toContain('Vasta luonnos');
    expect(await edited(form)).toEqual(published);
  });

  test('shows in the list to authors, and to nobody else', async () => {
    const form = await calls.named('Listalla luonnoksena');
    await saveDraft(form, { pages: pagesOf('Toinen') });
    expect((await rowOf(form)).unpublished).toMatchObject({ savedBy: { name: 'Eeva Laatija' } });
    expect((await rowOf(form)).meta.modified).toBe(form.meta.modified);
    const token = await app.login('manager@example.com');
    expect((await rowOf(form, token)).unpublished).toBeNull();
    const whole = { params: { id: form._id } };
    const draft = { ...whole, query: { draft: 'true' } } as const;
    expect((await app.call(inductionFormApi.get, whole, { token })).body).toMatchObject({
      unpublished: null,
      pages: PAGES,
    });
    expect((await app.call(inductionFormApi.get, draft, { token })).status).toBe(403);
    const stranger = await app.login('admin@toinen.example.com');
    expect((await app.call(inductionFormApi.get, draft, { token: stranger })).status).toBe(404);
  });

  test('keeps the settings that are no part of a version until it is published', async () => {
    const form = await calls.named('Asetukset luonnoksessa');
    const emailSetting = { notifyNewInduction: true, notifyNewInductionEmails: ['uusi@example.com'] };
    const draft = await saveDraft(form, { emailSetting, startsPerDay: 2000 });
    expect(draft).toMatchObject({ emailSetting, startsPerDay: 2000 });
    expect((await calls.read(form)).body.emailSetting).toEqual(form.emailSetting);
    expect(await publish(draft, {})).toMatchObject({ emailSetting, startsPerDay: 2000, unpublished: null });
  });

  test('may break the rules of forms, which publishing asks for', async () => {
    const form = await calls.named('Kesken');
    const question = { kind: 'question', type: 'examQuestion', text: 'Miksi?', options: [], mandatory: true };
    const draft = await saveDraft(form, { pages: [page('Koe', [question as never])] });
    expect(draft.pages[0].content[0]).toMatchObject({ text: 'Miksi?', options: [] });
    const refused = await calls.update(draft, { draft: false });
    expect(refused.status).toBe(422);
    expect((await edited(form)).unpublished).not.toBeNull();
  });

  test('names only files of the form', async () => {
    const form = await calls.named('Puuttuva kuva');
    const image = { kind: 'img', fileName: `${'0'.repeat(32)}.png`, alt: '', title: '' };
    const refused = await calls.update(form, { draft: true, pages: [page('Kuva', [image as never])] });
    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe('file_missing');
  });

  test('equal to the published form ends, and so does one that its author discards', async () => {
    const form = await calls.named('Luovutaan');
    const draft = await saveDraft(form, { pages: pagesOf('Turha') });
    const back = await saveDraft(draft, { pages: PAGES });
    expect(back.unpublished).toBeNull();
    const second = await saveDraft(back, { pages: pagesOf('Turha taas') });
    expect((await discard(second)).body).toEqual({});
    expect(await edited(form)).toMatchObject({ unpublished: null, pages: PAGES });
    expect((await discard(second)).status).toBe(200);
  });
});

describe('two authors of one draft', () => {
  test('are told of each other: the second save and the second discarding are conflicts with what is stored', async () => {
    const form = await calls.named('Kaksi laatijaa');
    const mine = await saveDraft(form, { pages: pagesOf('Minun') });
    const late = await calls.update(form, { draft: true, pages: pagesOf('Toisen') });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'version_conflict', current: { pages: pagesOf('Minun') } });
    const newer = await saveDraft(mine, { pages: pagesOf('Minun uudempi') });
    expect((await discard(mine)).status).toBe(409);
    expect((await calls.update(mine, { draft: false })).status).toBe(409);
    expect(await edited(form)).toEqual(newer);
  });

  test('lose nothing when an answer is lost: the same save again succeeds with any version', async () => {
    const form = await calls.named('Vastaus katosi');
    const draft = await saveDraft(form, { pages: pagesOf('Kerran') });
    expect(await saveDraft(form, { pages: pagesOf('Kerran') })).toEqual(draft);
    const published = await publish(draft, {});
    expect(await publish(draft, {})).toEqual(published);
  });

  test('keep the draft when somebody publishes without knowing of it, and are told that it is outdated', async () => {
    const form = await calls.named('Julkaistu ohi');
    const draft = await saveDraft(form, { pages: pagesOf('Luonnoksessa') });
    const { body } = await calls.update(draft, { pages: pagesOf('Ohi') });
    expect(body).toMatchObject({ pages: pagesOf('Ohi'), unpublished: { isOutdated: true } });
    const kept = await edited(form);
    expect(kept).toMatchObject({ pages: pagesOf('Luonnoksessa'), unpublished: { isOutdated: true } });
    const again = await saveDraft(kept, { pages: pagesOf('Luonnoksessa yhä') });
    expect(again.unpublished.isOutdated).toBe(true);
    expect((await publish(again, {})).unpublished).toBeNull();
  });
});

describe('a draft and its form', () => {
  test('a copy takes the published content, an archived form keeps its draft and takes no other', async () => {
    const form = await calls.named('Kopioitava');
    await saveDraft(form, { pages: pagesOf('Julkaisematon') });
    const copy = await calls.ask(inductionFormApi.copy, { params: { id: form._id } }, { key: uuid() });
    expect(copy).toMatchObject({ pages: PAGES, unpublished: null });
    const archived = (await calls.act(form, 'archive')).body;
    expect(archived.unpublished).not.toBeNull();
    expect((await calls.update(archived, { draft: true, pages: pagesOf('Myöhässä') })).status).toBe(409);
    expect((await edited(form)).pages).toEqual(pagesOf('Julkaisematon'));
  });

  test('a large draft is one object, which goes with its draft and with its form', async () => {
    const form = await calls.named('Suuri luonnos');
    const first = await saveDraft(form, { pages: largePages() });
    expect(objectsOf(form)).toHaveLength(1);
    const pages = largePages();
    const second = await saveDraft(first, { pages });
    expect(objectsOf(form)).toHaveLength(1);
    expect((await edited(form)).pages).toEqual(pages);
    const published = await publish(second, { pages: PAGES });
    expect(published.unpublished).toBeNull();
    expect(objectsOf(form)).toEqual([]);
    await saveDraft(published, { pages: largePages() });
    await calls.remove(form);
    app.pass(11 * 60);
    await app.settle();
    expect(objectsOf(form)).toEqual([]);
    const left = await app.world.table.queryAll({ where: 'PK = :form', values: { ':form': headKey(form._id).PK } });
    expect(left).toEqual([]);
  });
});

describe('a draft of a permit form', () => {
  test('is kept beside the published form, published, and discarded alike', async () => {
    const token = await app.login('editor@example.com');
    const by = { token };
    const made = await app.ask(
      permitFormApi.create,
      { body: { name: 'Tulityö', pages: PAGES } },
      { token, key: uuid() },
    );
    const params = { id: made._id };
    const body = { name: 'Tulityölupa', description: 'Uusi', pages: pagesOf('Luonnos') };
    const draft = await app.ask(
      permitFormApi.update,
      { params, body: { ...body, version: made.version, draft: true } },
      by,
    );
    expect(draft).toMatchObject({ ...body, unpublished: { isOutdated: false } });
    expect(await app.ask(permitFormApi.get, { params, query: { draft: 'true' } }, by)).toEqual(draft);
    expect(await app.ask(permitFormApi.get, { params, query: {} }, by)).toMatchObject({ name: 'Tulityö' });
    expect((await app.call(permitFormApi.get, { params, query: { draft: 'true' } }, {})).status).toBe(404);
    const trial = await app.ask(permitFormApi.get, { params, query: {} }, {});
    expect(JSON.stringify(trial)).not.toContain('Luonnos');
    await app.ask(permitFormApi.discardDraft, { params, query: { version: String(draft.version) } }, by);
    const back = await app.ask(permitFormApi.get, { params, query: { draft: 'true' } }, by);
    if (!('version' in back)) throw new Error('an author reads the whole form');
    expect(back).toMatchObject({ name: 'Tulityö', unpublished: null });
    const again = await app.ask(
      permitFormApi.update,
      { params, body: { ...body, version: back.version, draft: true } },
      by,
    );
    const published = await app.ask(
      permitFormApi.update,
      { params, body: { ...body, version: again.version, draft: false } },
      by,
    );
    expect(published).toMatchObject({ ...body, unpublished: null });
  });
});
