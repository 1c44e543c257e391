import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { answered, PERSON, saveDetails, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

const BROKEN_LINES: [what: string, name: keyof typeof PERSON, value: string, code: string][] = [
  ['a first name of two lines', 'firstName', 'Matti\r\nBcc: kaikki@example.com', 'invalid_format'],
  ['a last name with a nul', 'lastName', 'Meikäläinen\u0000', 'invalid_format'],
  ['a last name with a line of its own', 'lastName', 'a\u2029b', 'invalid_format'],
  ['a company with a tab', 'company', 'Valo\tOy', 'invalid_format'],
  ['an address with a second header', 'email', 'a@example.com\nBcc: b@example.com', 'invalid_format'],
  ['a first name of 101 characters', 'firstName', 'x'.repeat(101), 'too_long'],
  ['a company of 201 characters', 'company', 'x'.repeat(201), 'too_long'],
  ['an address of 255 characters', 'email', `${'x'.repeat(243)}@example.com`, 'too_long'],
];

describe('the details of a worker', () => {
  test.each(BROKEN_LINES)('take no %s', async (_, name, value, code) => {
    const started = await start(app);
    expect(await saveDetails(app, started, { ...PERSON, [name]: value })).toMatchObject({
      status: 422,
      body: { issues: [{ path: `user.${name}`, code }] },
    });
    expect(
      (await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).body.user,
    ).toEqual({});
  });

  test('that could pose as another part of a mail reach it as text on one line', async () => {
    const name = '<b>Matti</b> https://evil.example ,b@example.com';
    const started = await start(app);
    await saveDetails(app, started, { ...PERSON, firstName: name });
    app.pass(3600);
    for (const index of [0, 1]) {
      const content = answered(started.body.pages[index].content);
      const params = { id: started.id, pageIndex: String(index) };
      const given = { params, body: { content, version: 0 } };
      expect((await app.call(userFormApi.signPage, given, { token: started.token })).status).toBe(200);
    }
    await app.settle();
    const receipt = app.post.mails.findLast(({ subject }) => subject.includes('valmis'));
    expect(receipt?.to).toBe(PERSON.email);
    expect(receipt?.html).not.toContain('<b>Matti');
    expect(receipt?.text).not.toContain('https://evil.example');
  });
});

const SERVERS_OWN = {
  _id: 'A'.repeat(22),
  company: 'A'.repeat(22),
  pagesSigned: '9/9',
  epoch: 99,
  claimedBy: 'A'.repeat(22),
  claimed: true,
  signedCount: 9,
  firstSigned: '1999-01-01T00:00:00.000Z',
  row: { approved: true },
  meta: {
    signed: '1999-01-01T00:00:00.000Z',
    approved: true,
    approvedBy: { _id: 'A'.repeat(22), name: 'x' },
    archived: true,
    created: '1999-01-01T00:00:00.000Z',
    pin: '000000000',
    sourceFormId: 'A'.repeat(22),
    returned: { reason: 'x' },
    taxNumberValidation: { state: 'registered' },
  },
  adminEdits: ['x'],
  inductionForm: { name: 'x' },
  token: 'x',
};

test('what is the server’s to say is not taken from a worker, whatever the body brings beside the details', async () => {
  const started = await start(app);
  const before = (await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).body;
  // This form does not ask for it.
  const { taxNumber: _, ...asked } = PERSON;
  const body = { ...SERVERS_OWN, version: 0, user: { ...PERSON, roles: ['root'], company: PERSON.company } };
  const got = await app.call(userFormApi.update, { params: { id: started.id }, body }, { token: started.token });
  expect(got).toMatchObject({ status: 200, body: { ...before, version: 1, user: asked } });
  const item = await app.world.table.get({ PK: `UF#${started.id}`, SK: 'META' });
  expect(item).toMatchObject({ epoch: 1, claimedBy: null, row: { approved: false, archived: false, signed: null } });
});

test('an action takes nothing but what it is about', async () => {
  const started = await takeWhole(app);
  const manager = await app.login('manager@example.com');
  const before = (await app.call(userFormApi.get, { params: { id: started.id } }, { token: manager })).body;
  for (const action of ['archive', 'unarchive']) {
    const got = await app.put(`/user-forms/${started.id}/${action}`, { token: manager, body: SERVERS_OWN });
    expect(got).toMatchObject({ status: 200, body: { meta: { ...before.meta, archived: action === 'archive' } } });
  }
  const body = { ...SERVERS_OWN, reason: 'x', pages: [0] };
  const got = await app.call(userFormActionApi.returnPages, { params: { id: started.id }, body }, { token: manager });
  expect(got).toMatchObject({
    status: 200,
    body: { meta: { approved: false, archived: false, created: before.meta.created, pin: before.meta.pin } },
  });
});

const HOSTILE_BODIES: [what: string, body: string][] = [
  ['a hundred thousand arrays in each other', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['pages fifty thousand deep', `{"version":0,"pages":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  [
    'a page’s content fifty thousand deep',
    `{"version":0,"pages":1,"content":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ],
  ['201 pages', JSON.stringify({ version: 0, pages: Array(201).fill({ content: [], version: 0 }), content: 1 })],
  ['a version that is no number', '{"version":"0","content":1}'],
  ['a version below none', '{"version":-1,"content":1}'],
  ['a version beyond numbers', '{"version":1e999,"content":1}'],
  ['a prototype', '{"__proto__":{"version":0,"user":{}},"content":1}'],
  ['details that are a list', '{"version":0,"user":[1,2,3],"content":1}'],
  ['text of 4 MB', `{"version":0,"user":{"firstName":"${'x'.repeat(4_000_000)}"},"content":1}`],
];

test.each(HOSTILE_BODIES)(
  'a body of %s is refused by every call that takes one, and changes nothing',
  async (_, body) => {
    const { id, token } = await start(app);
    const manager = await app.login('manager@example.com');
    const before = (await app.call(userFormApi.get, { params: { id } }, { token })).body;
    const calls: [method: string, path: string, token: string][] = [
      ['PUT', '', token],
      ['PUT', '/sign-page/0', token],
      ['PUT', '/approve', manager],
      ['PUT', '/return', manager],
      ['POST', '/upload-image', token],
    ];
    for (const [method, path, caller] of calls) {
      const got = await app.request(method, `/user-forms/${id}${path}`, { token: caller, body });
      expect({ path, isRefused: [400, 413, 422].includes(got.status), status: got.status }).toMatchObject({
        path,
        isRefused: true,
      });
    }
    expect((await app.call(userFormApi.get, { params: { id } }, { token })).body).toMatchObject({
      version: before.version,
      user: before.user,
      pages: before.pages,
      meta: before.meta,
    });
  },
);
