import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Verdict } from '../../../shared/evidence/verify-evidence.ts';
import { exam, field, fields, page, paragraph, tick } from '../../../infra/demo/form-builders.ts';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, saveDetails, start, startSeededApp, type Started } from '../../fixtures/walk.ts';
import { formCalls } from '../induction-forms/form-calls.ts';
import { translationApi } from '../../../shared/translations/translation-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';

let app: TestApp;
let calls: ReturnType<typeof formCalls>;
beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

const key = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const SAID: Record<string, string> = {
  Säännöt: 'Правила',
  'Käytä kypärää.': 'Носите каску.',
  'Milloin puhelua ei soiteta?': 'Когда не звонят?',
  Nosturissa: 'В кране',
  Ryhmä: 'Бригада',
  Sähkö: 'Электрики',
  Kuittaus: 'Подпись',
};
const texts = (said: Record<string, string> = SAID) =>
  Object.fromEntries(Object.entries(said).map(([text, translated]) => [key(text), translated]));

const PAGES = [
  page('Säännöt', [
    paragraph('Käytä kypärää.', 'Älä kulje taakan alla.'),
    tick('Luin säännöt', 'saannot'),
    exam('Milloin puhelua ei soiteta?', '*Nosturissa', 'Taukotilassa'),
  ]),
  page('Kuittaus', [
    fields(
      field('choice', 'ryhma', 'Ryhmä', { options: ['Sähkö', 'Putki'], mandatory: true }),
      field('signature', 'nimi', 'Allekirjoitus', { mandatory: true }),
    ),
  ]),
];

async function newForm(...others: string[]) {
  const languages = ['fi', 'ru', ...others];
  const { body } = await calls.create({ meta: { name: 'Torni' }, languages, pages: PAGES });
  await translate(body, 0);
  return body;
}

const translate = ({ _id: id }: { _id: string }, revision: number, said = SAID) => {
  const body = { version: 1, revision, texts: texts(said) };
  return calls.call(translationApi.save, { params: { id, language: 'ru' }, body });
};

const read = ({ id, token }: Started, language?: 'ru' | 'pl' | 'uk'): Promise<Got['body']> =>
  app.ask(userFormApi.get, { params: { id }, query: { language } }, { token });

const sign = ({ id, token }: Started, index: number, body: object): Promise<Got> =>
  app.call(userFormApi.signPage, { params: { id, pageIndex: String(index) }, body }, { token });

const update = ({ id, token }: Started, body: object): Promise<Got> =>
  app.call(userFormApi.update, { params: { id }, body }, { token });

async function begun(pin: string): Promise<Started> {
  const started = await start(app, pin);
  await saveDetails(app, started);
  app.pass(3600);
  return started;
}

async function verdictOf({ id }: Started) {
  const { text } = await fetchEvidence(app, `/user-forms/${id}`, await app.login('manager@example.com'));
  return verifiedIn(app, text);
}

const partsOf = ({ evidence }: Verdict) =>
  Object.values(evidence?.parts ?? {}) as { page?: { title: string; marks?: object } }[];
const partTitles = (verdict: Verdict) =>
  partsOf(verdict)
    .flatMap(({ page: part }) => part?.title ?? [])
    .toSorted();

const selected = (options: object[], ...right: boolean[]) =>
  options.map((option, index) => ({ ...option, selected: right[index] }));

function answeredRules(content: Record<string, unknown>[], ...right: boolean[]) {
  const [text, box, question] = content;
  const options = selected(question?.['options'] as object[], ...right);
  return [text, { ...box, value: true }, { ...question, options }];
}

function answeredLast([form]: { fields: object[] }[]) {
  const values = ['Sähkö', { signed: true, value: DRAWING, location: 'Helsinki', date: '2026-11-27' }];
  return [{ ...form, fields: form?.fields.map((one, index) => ({ ...one, value: values[index] })) }];
}

test('an induction is shown in a language of its form, and what is not translated in its first, marked so', async () => {
  const form = await newForm();
  const started = await begun(form.meta.pin);
  expect(started.body).toMatchObject({ language: 'fi', translation: 0, inductionForm: { languages: ['fi', 'ru'] } });
  expect(await read(started, 'ru')).toMatchObject({
    language: 'ru',
    translation: 1,
    inductionForm: { name: 'Torni', marks: { name: 'base' } },
    pages: [
      {
        title: 'Правила',
        language: 'ru',
        content: [
          { lines: ['Носите каску.', 'Älä kulje taakan alla.'] },
          { label: 'Luin säännöt' },
          { options: [{ text: 'В кране' }, {}] },
        ],
        marks: { 'content.0.lines.1': 'base', 'content.1.label': 'base', 'content.2.options.1.text': 'base' },
      },
      { content: [{ fields: [{ options: ['Sähkö', 'Putki'], shown: ['Электрики', 'Putki'] }, {}] }] },
    ],
  });
  expect(await read(started, 'pl')).toMatchObject({ language: 'fi', pages: [{ title: 'Säännöt' }, {}] });
  expect(JSON.stringify(await read(started, 'ru'))).not.toContain('correctAnswer');
});

test('a form in one language says nothing of languages', async () => {
  const started = await start(app);
  const { language, translation, inductionForm } = await read(started, 'ru');
  expect([language, translation, inductionForm.languages]).toEqual([undefined, undefined, undefined]);
});

test('its exam is failed, repeated and signed in the language; answers stay in the form’s first', async () => {
  const form = await newForm();
  const started = await begun(form.meta.pin);
  const shown = await read(started, 'ru');
  const asked = { version: 0, language: 'ru', translation: 1 };
  const wrong = await sign(started, 0, { ...asked, content: answeredRules(shown.pages[0].content, false, true) });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'exam_failed' } });
  const right = await sign(started, 0, { ...asked, content: answeredRules(shown.pages[0].content, true, false) });
  expect(right).toMatchObject({
    status: 200,
    body: { page: { content: [{ lines: ['Носите каску.', expect.any(String)] }, {}, {}] } },
  });
  // A newer revision changes nothing of what the phone was shown.
  await translate(form, 1, { ...SAID, Kuittaus: 'Расписка' });
  const last = await sign(started, 1, { ...asked, content: answeredLast(shown.pages[1].content) });
  expect(last).toMatchObject({ status: 200, body: { formSigned: expect.any(String) } });
  const staff = await read({ ...started, token: await app.login('manager@example.com') });
  expect(staff.pages).toMatchObject([
    { title: 'Säännöt', tries: 2, signedIn: { language: 'ru', translation: 1 } },
    {
      title: 'Kuittaus',
      signedIn: { language: 'ru', translation: 1 },
      content: [{ fields: [{ value: 'Sähkö' }, {}] }],
    },
  ]);
  expect((await read(started, 'ru')).pages[1].title).toBe('Расписка');

  await app.settle();
  const verdict = await verdictOf(started);
  expect(verdict.outcome).toBe('whole');
  const content = verdict.evidence?.links[0]?.content;
  expect(content?.kind === 'userForm' && content.pages).toMatchObject([
    { index: 0, language: 'ru', translation: 1 },
    { index: 1, language: 'ru', translation: 1 },
  ]);
  expect(partTitles(verdict)).toEqual(['Подпись', 'Правила']);
  expect(partsOf(verdict).find(({ page: part }) => part?.title === 'Правила')?.page?.marks).toMatchObject({
    'content.1.label': 'base',
  });
});

test('an induction that is begun in one language goes on in another with its answers', async () => {
  const form = await newForm();
  const started = await begun(form.meta.pin);
  const shown = await read(started, 'ru');
  const content = answeredRules(shown.pages[0].content, true, false);
  await sign(started, 0, { version: 0, language: 'ru', translation: 1, content });
  const finnish = await read(started);
  expect(finnish.pages[0]).toMatchObject({
    title: 'Säännöt',
    content: [{}, { value: true }, { options: [{ selected: true }, {}] }],
  });
  const last = await sign(started, 1, { version: 0, content: answeredLast(finnish.pages[1].content) });
  expect(last.body.formSigned).toEqual(expect.any(String));
  const { pages } = await read(started, 'ru');
  expect(pages.map(({ signedIn }: { signedIn?: object }) => signedIn)).toEqual([
    { language: 'ru', translation: 1 },
    undefined,
  ]);
});

test('a returned page that is signed again in the form’s first language is as whole as before', async () => {
  const form = await newForm();
  const started = await begun(form.meta.pin);
  const [rules, last] = (await read(started, 'ru')).pages;
  const asked = { version: 0, language: 'ru', translation: 1 };
  await sign(started, 0, { ...asked, content: answeredRules(rules.content, true, false) });
  await sign(started, 1, { ...asked, content: answeredLast(last.content) });
  await app.settle();
  const token = await app.login('manager@example.com');
  const back = { params: { id: started.id }, body: { reason: 'Lue.', pages: [0] } };
  const returned = await app.call(userFormActionApi.returnPages, back, { token });
  expect(returned.status).toBe(200);
  await app.settle();
  expect((await verdictOf(started)).outcome).toBe('whole');

  const again = await read(started);
  expect(again.pages[0].signedIn).toBeUndefined();
  const { version } = again.pages[0];
  const content = answeredRules(again.pages[0].content, true, false);
  expect((await sign(started, 0, { version, content })).body.formSigned).toEqual(expect.any(String));
  expect((await read(started, 'ru')).pages[0].signedIn).toBeUndefined();
  await app.settle();
  const verdict = await verdictOf(started);
  expect(verdict.outcome).toBe('whole');
  expect(verdict.evidence?.links.map(({ content: of }) => of?.kind === 'userForm' && of.pages[0]?.language)).toEqual([
    'ru',
    undefined,
    undefined,
  ]);
  // Both signings are there with the words that were read.
  expect(partTitles(verdict)).toEqual(['Säännöt', 'Подпись', 'Правила']);
  expect(verdict.findings.filter(({ code }) => code === 'former')).toEqual([]);
});

test('a whole induction that is put back as it was read is signed in the language in which it was read', async () => {
  const form = await newForm();
  const started = await begun(form.meta.pin);
  const shown = await read(started, 'ru');
  const [rules, last] = shown.pages;
  const signed = new Date(0).toISOString();
  const put = (change: object) => update(started, { version: shown.version, ...change });
  const first = { ...rules, content: answeredRules(rules.content, true, false), signed };
  const unknown = await put({ pages: [{ ...first, translation: 7 }], language: 'ru' });
  expect(unknown).toMatchObject({ status: 422, body: { issues: [{ path: 'translation' }] } });
  expect((await read(started)).pages[0]).toMatchObject({ signed: null, version: 0 });

  const { language, translation } = shown;
  const second = { ...last, content: answeredLast(last.content), signed };
  const whole = await put({ pages: [first, { ...second, language: 'fi' }], language, translation });
  expect(whole).toMatchObject({ status: 200, body: { meta: { signed: expect.any(String) } } });
  expect(whole.body.pages.map(({ signedIn }: { signedIn?: object }) => signedIn)).toEqual([
    { language: 'ru', translation: 1 },
    undefined,
  ]);
  await app.settle();
  const verdict = await verdictOf(started);
  expect(verdict.outcome).toBe('whole');
  expect(partTitles(verdict)).toEqual(['Kuittaus', 'Правила']);
});

test('a page that is put back in another language than the whole is in no revision of the whole’s', async () => {
  const form = await newForm('uk');
  await translate(form, 1, { ...SAID, Kuittaus: 'Расписка' });
  const started = await begun(form.meta.pin);
  const { version, pages } = await read(started, 'uk');
  const content = answeredRules(pages[0].content, true, false);
  const page = { version: 0, content, language: 'uk', signed: new Date(0).toISOString() };
  const got = await update(started, { version, language: 'ru', translation: 2, pages: [page] });
  expect(got).toMatchObject({
    status: 200,
    body: { pages: [{ signedIn: { language: 'uk', translation: 0 } }, { signed: null }] },
  });
});

test.each([
  [{ language: 'pl', translation: 1 }, 'language'],
  [{ language: 'ru', translation: 7 }, 'translation'],
])('a page is not signed as shown in %j, which it cannot have been', async (asked, path) => {
  const form = await newForm();
  const started = await begun(form.meta.pin);
  expect(await sign(started, 0, { version: 0, ...asked })).toMatchObject({ status: 422, body: { issues: [{ path }] } });
});
