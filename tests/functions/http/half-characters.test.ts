import { afterAll, beforeAll, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { answered, PERSON, saveDetails, SHORT_PIN, start, startSeededApp } from '../../fixtures/walk.ts';

const HALF = 'a\ud83d';
const OTHER_HALF = 'a\ude00b';
const WHOLE = 'a\ud83d\ude00b';
const SIGNATURE_PAGE = 1;

let app: TestApp;
let editor: string;
beforeAll(async () => {
  app = await startSeededApp();
  editor = await app.login('editor@example.com');
});
afterAll(() => app.stop());

const newForm = (body: object) => app.call(inductionFormApi.create, { body }, { token: editor });

async function signedAt(location: string): Promise<Got> {
  const { id, token, body } = await start(app, SHORT_PIN);
  const content = answered(body.pages[SIGNATURE_PAGE].content).map((block) => ({
    ...block,
    fields: (block['fields'] as { value: object }[] | undefined)?.map((field) => ({
      ...field,
      value: { ...field.value, location },
    })),
  }));
  return app.call(
    userFormApi.update,
    { params: { id }, body: { version: 0, pages: [body.pages[0], { content, version: 0 }] } },
    { token },
  );
}

/** Every way of a text to the table. */
const TEXTS: [string, (text: string) => Promise<Got>, number][] = [
  ['the e-mail of a login', (email) => app.call(sessionApi.login, { body: { email, password: 'x' } }), 401],
  ["a worker's name", async (firstName) => saveDetails(app, await start(app), { ...PERSON, firstName }), 200],
  ["a worker's company", async (company) => saveDetails(app, await start(app), { ...PERSON, company }), 200],
  ["a worker's e-mail", async (email) => saveDetails(app, await start(app), { ...PERSON, email }), 200],
  ['the place of a signature', signedAt, 200],
  ['the name of a form', (name) => newForm({ meta: { name } }), 201],
  ['the title of a page', (title) => newForm({ pages: [{ title }] }), 201],
  [
    'an address that is told of inductions',
    (name) => newForm({ emailSetting: { notifyNewInductionEmails: [`${name}@example.org`] } }),
    201,
  ],
];

test.each(TEXTS)('%s with half a character is refused, with a whole one it is taken', async (_, send, taken) => {
  for (const text of [HALF, OTHER_HALF]) {
    expect(await send(text)).toMatchObject({ status: 422, body: { issues: [{ code: 'invalid_format' }] } });
  }
  expect((await send(WHOLE)).status).toBe(taken);
});
