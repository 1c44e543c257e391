import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let token: string;
let form: Got['body'];
beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('editor@example.com');
  form = (await app.call(inductionFormApi.create, { body: { meta: { name: 'Ehjä' } } }, { token })).body;
});
afterAll(() => app.stop());

const pages = (...content: unknown[]) => [{ title: 'Sivu', minReadTime: 0, content }];

/** Creates with the content and saves it over the form; both must answer alike. */
async function bothWays(content: object): Promise<Got> {
  const created = await app.call(inductionFormApi.create, { body: content }, { token });
  const saved = await app.call(
    inductionFormApi.update,
    { params: { id: form._id }, body: { ...form, ...content } },
    { token },
  );
  expect([created.status, saved.status].map((status) => status < 300)).toEqual(Array(2).fill(created.status < 300));
  expect((await app.call(inductionFormApi.get, { params: { id: form._id }, query: {} }, { token })).body).toEqual(form);
  return created;
}

const UNSAFE_LINKS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'http://example.com/',
  '//example.com/',
  'https:example.com',
  'https:\\\\example.com',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'intent://x#Intent;end',
  'https://exa mple.com/',
  'https://example.com/\u0000',
  'mailto:a@example.com\r\nBcc: b@example.com',
  'tel:javascript:alert(1)',
];

describe('a link of a form', () => {
  test.each(UNSAFE_LINKS)('to %j is refused at its place', async (url) => {
    const got = await bothWays({ pages: pages({ kind: 'p', lines: ['a'] }, { kind: 'link', url, text: 'Linkki' }) });
    expect(got).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', issues: [{ path: 'pages.0.content.1.url', code: 'unsafe_link' }] },
    });
  });

  test.each(['https://www.ttk.fi/', 'mailto:a@example.com', 'tel:+358401234512', ''])('to %j is taken', async (url) => {
    const content: object = { pages: pages({ kind: 'link', url, text: 'javascript:alert(1)' }) };
    const { status, body }: Got = await app.call(inductionFormApi.create, { body: content }, { token });
    expect({ status, content: body.pages?.[0].content }).toEqual({
      status: 201,
      content: [{ kind: 'link', url, text: 'javascript:alert(1)' }],
    });
  });
});

const TWO_HEADERS = 'Työmaa\r\nBcc: kaikki@example.com';

const BROKEN_LINES: [what: string, draft: object, path: string][] = [
  ['name', { meta: { name: TWO_HEADERS } }, 'meta.name'],
  ['name with a nul', { meta: { name: 'a\u0000b' } }, 'meta.name'],
  ['name with a line of its own', { meta: { name: 'a\u2028b' } }, 'meta.name'],
  ['name with half a character', { meta: { name: 'a\ud800' } }, 'meta.name'],
  ['site title', { project: { title: [TWO_HEADERS] } }, 'project.title.0'],
  [
    'address to notify',
    { emailSetting: { notifyNewInductionEmails: ['ok@example.com', 'a@example.com\nBcc: b@example.com'] } },
    'emailSetting.notifyNewInductionEmails.1',
  ],
  [
    'address with a name',
    { emailSetting: { notifyNewInductionEmails: ['Matti <matti@example.com>'] } },
    'emailSetting.notifyNewInductionEmails.0',
  ],
  [
    'address of two',
    { emailSetting: { notifyNewInductionEmails: ['a@example.com,b@example.com'] } },
    'emailSetting.notifyNewInductionEmails.0',
  ],
];

test.each(BROKEN_LINES)('a %s that is not one line is refused at its place', async (_, draft, path) => {
  expect(await bothWays(draft)).toMatchObject({ status: 422, body: { issues: [{ path, code: 'invalid_format' }] } });
});

const many = <T>(count: number, one: T): T[] => Array<T>(count).fill(one);

const TOO_MUCH: [what: string, draft: object, path: string][] = [
  ['201 pages', { pages: many(201, { title: 'x' }) }, 'pages'],
  ['101 blocks on a page', { pages: pages(...many(101, { kind: 'p', lines: [] })) }, 'pages.0.content'],
  ['a title of 201 characters', { pages: [{ title: 'x'.repeat(201) }] }, 'pages.0.title'],
  ['a name of 201 characters', { meta: { name: 'x'.repeat(201) } }, 'meta.name'],
  ['201 lines', { pages: pages({ kind: 'p', lines: many(201, 'x') }) }, 'pages.0.content.0.lines'],
  [
    'a line of 2,001 characters',
    { pages: pages({ kind: 'p', lines: ['x'.repeat(2001)] }) },
    'pages.0.content.0.lines.0',
  ],
  [
    '31 options',
    { pages: pages({ kind: 'question', type: 'examQuestion', text: 'x', options: many(31, { text: 'x' }) }) },
    'pages.0.content.0.options',
  ],
  ['a reading time of a day', { pages: [{ title: 'x', minReadTime: 86_400 }] }, 'pages.0.minReadTime'],
  [
    '21 addresses',
    { emailSetting: { notifyNewInductionEmails: many(21, 'a@example.com') } },
    'emailSetting.notifyNewInductionEmails',
  ],
  [
    'an unknown block of 20,001 characters',
    { pages: pages({ kind: 'x', text: 'x'.repeat(20_001) }) },
    'pages.0.content.0',
  ],
];

test.each(TOO_MUCH)('%s are too much, and it is said where', async (_, draft, path) => {
  expect(await bothWays(draft)).toMatchObject({ status: 422, body: { issues: [{ path, code: 'too_long' }] } });
});

const HOSTILE_BODIES: [what: string, body: string][] = [
  ['a hundred thousand arrays in each other', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['fifty thousand objects in each other', `${'{"pages":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['pages fifty thousand deep', `{"pages":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  [
    'an unknown block fifty thousand deep',
    `{"pages":[{"title":"x","content":[{"kind":"x","in":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}]}`,
  ],
  ['a million keys', `{${Array.from({ length: 200_000 }, (_, key) => `"k${key}":1`).join(',')},"pages":1}`],
  ['a number beyond numbers', '{"pages":[{"title":"x","minReadTime":1e999}]}'],
  ['a prototype', '{"__proto__":{"meta":{"name":"x"}},"pages":1}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}},"pages":1}'],
  ['text of 4 MB', `{"meta":{"name":"${'x'.repeat(4_000_000)}"}}`],
];

test.each(HOSTILE_BODIES)('a body of %s is refused and harms nothing', async (_, body) => {
  const got = await app.send('/induction-forms', { token, body });
  expect([400, 413, 422]).toContain(got.status);
  expect(Object.hasOwn(Object.prototype, 'meta')).toBe(false);
});

test('what lies beside the fields of a block is dropped, and with the prototype nothing is done', async () => {
  const body = `{"__proto__":{"polluted":true},"pages":[{"title":"x","signed":"2026","content":[{"kind":"p","lines":["a"],"__proto__":{"polluted":true},"onclick":"x"}]}]}`;
  const got = await app.send('/induction-forms', { token, body });
  expect(got.status).toBe(201);
  expect(got.body.pages).toEqual([{ title: 'x', minReadTime: 0, content: [{ kind: 'p', lines: ['a'] }] }]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
