import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApiDocument } from '../../functions/api/open-api.ts';
import { worldFromEnv } from '../../functions/world-from-env.ts';
import { type BundleSize, buildFunctions, FUNCTION_ENTRIES } from '../../infra/build/build-functions.ts';
import { DIGGING_FORM } from '../../infra/demo/permits/demo-permit-forms.ts';
import { seedDemo } from '../../infra/demo/seed.ts';
import { localDate } from '../../shared/core/dates.ts';
import { DRAWING, PERSON, SHORT_PIN } from '../fixtures/walk.ts';
import { functionRights, guardFunctions, type GuardedFunctions } from '../infra/aws/iam/guarded-functions.ts';
import { SCHEDULED, WORK_WRITTEN } from './function-events.ts';
import { call, type Got, type Sent } from './http-event.ts';
import { LAMBDA_NODE, LambdaProcess } from './lambda-process.ts';
import { type LocalCloud, ORIGIN_SECRET, startLocalCloud } from './local-cloud.ts';
import { readProgram } from './program-text.ts';

const BUNDLES = '.build/test-functions';

let cloud: LocalCloud;
let sizes: Record<string, BundleSize>;
let guarded: GuardedFunctions;
let api: LambdaProcess;
let dueWork: LambdaProcess;
let reminders: LambdaProcess;

beforeAll(async () => {
  const rights = functionRights();
  sizes = await buildFunctions(BUNDLES);
  cloud = await startLocalCloud();
  // The SDK looks for its credentials in the environment of the process.
  for (const [name, value] of Object.entries(cloud.env)) vi.stubEnv(name, value);
  await seedDemo(await worldFromEnv(process.env));
  vi.unstubAllEnvs();
  // Each with no more rights than its role has, and its keys in the secret.
  guarded = await guardFunctions(cloud.env, rights);
  api = await LambdaProcess.start(resolve(BUNDLES, 'api/index.mjs'), guarded.Api.env);
  dueWork = await LambdaProcess.start(resolve(BUNDLES, 'due-work/index.mjs'), guarded.DueWork.env);
  reminders = await LambdaProcess.start(resolve(BUNDLES, 'reminders/index.mjs'), guarded.Reminders.env);
});

afterAll(async () => {
  await Promise.all([api?.stop(), dueWork?.stop(), reminders?.stop()]);
  for (const { stop } of Object.values(guarded ?? {})) await stop();
  await cloud?.stop();
});

/** A call that has come through our own edge. */
const throughEdge = (sent: Sent, address = '192.0.2.1'): Promise<Got> =>
  call(api, { ...sent, headers: { 'x-origin-secret': ORIGIN_SECRET, 'x-viewer-address': address, ...sent.headers } });

const login = (email: string, password: string, address?: string, headers: Record<string, string> = {}) =>
  throughEdge({ method: 'POST', path: '/api/login', body: { email, password }, headers }, address);

describe('the bundle of the API', () => {
  test('says that it can serve', async () => {
    const { status, headers, body } = await throughEdge({ path: '/api/health' });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': expect.stringContaining('json') });
  });

  test('takes whole forms in bodies that are too large elsewhere', async () => {
    const surplus = 'Pidä kulkutiet auki. '.repeat(2000);
    const { token } = (await login('editor@example.com', 'demo-demo')).body;
    const headers = { authorization: `Bearer ${token}` };
    const form = { meta: { name: 'Pitkä' }, project: { title: ['Työmaa'], description: [], address: [] }, surplus };
    const sent = { method: 'POST', path: '/api/induction-forms', headers, body: form };
    expect((await throughEdge(sent)).status).toBe(201);
    expect((await login('editor@example.com', surplus)).status).toBe(413);
  });

  test('says that a password request of an id that can be none was not found', async () => {
    expect(await throughEdge({ path: '/api/password-requests/none' })).toMatchObject({ body: { notFound: true } });
  });

  test('answers what does not exist with 404 and a request id', async () => {
    const { status, body } = await throughEdge({ path: '/api/nothing/here' });
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  });

  test('refuses a body that is not JSON with 400', async () => {
    const sent = { method: 'POST', path: '/api/login', body: '{"email": "admin@' };
    expect(await throughEdge(sent)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  test('refuses a wrong password with 401 and lets the right one in', async () => {
    expect(await login('admin@example.com', 'wrong-one')).toMatchObject({ status: 401, body: { code: 'loginFailed' } });
    const { status, body } = await login('admin@example.com', 'demo-demo');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { user: { roles: expect.arrayContaining(['admin']) }, token: expect.any(String) },
    });
  });

  test('reads a body that the HTTP API hands over encoded, and letters beyond ASCII', async () => {
    const body = { email: 'ylläpitäjä@example.com', password: 'åäö' };
    const sent = { method: 'POST', path: '/api/login', body };
    expect(await throughEdge({ ...sent, isEncoded: true })).toMatchObject({
      status: 401,
      body: { code: 'loginFailed' },
    });
  });

  test('asks for a token where one is needed', async () => {
    expect(await throughEdge({ path: '/api/induction-forms' })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  test('describes itself', async () => {
    const { status, body } = await throughEdge({ path: '/api/openapi.json' });
    expect({ status, version: body.openapi }).toEqual({ status: 200, version: expect.stringMatching(/^3\.1/) });
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(body.info.version))));
  });

  test('counts guesses by the address that the edge saw', async () => {
    const guess = (address: string) => login('viewer@example.com', 'guess', address);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('198.51.100.1')).status).toBe(401);
    const refused = await guess('198.51.100.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('198.51.100.2')).status).toBe(401);
  });

  test('keeps passwords, addresses and tokens out of its log', async () => {
    await login('foreman@example.com', 'a-secret-password', '198.51.100.77');
    expect(api.log).not.toMatch(/a-secret-password|foreman@example|198\.51\.100\.77/);
  });
});

describe('the bundles of the API and of the worker', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  test('take a visitor from the PIN to the receipt', async () => {
    const path = '/api/user-forms?language=fi';
    const started = await throughEdge({ method: 'POST', path, headers: key(), body: { inductionFormPin: SHORT_PIN } });
    expect(started.status).toBe(201);
    const { _id: id, token, pages } = started.body;
    const own = { authorization: `Bearer ${token}` };
    const put = (under: string, body: unknown) =>
      throughEdge({ method: 'PUT', path: `/api/user-forms/${id}${under}`, headers: own, body });

    expect(await put('', { version: 0, user: PERSON })).toMatchObject({ status: 200, body: { version: 1 } });
    for (const [index, { content }] of pages.entries()) {
      const value = { signed: true, value: DRAWING, location: 'Helsinki', date: '2026-11-20' };
      const signed = content.map((block: { kind: string; fields?: object[] }) =>
        block.kind === 'form' ? { ...block, fields: block.fields?.map((field) => ({ ...field, value })) } : block,
      );
      expect(await put(`/sign-page/${index}`, { content: signed, version: 0 })).toMatchObject({ status: 200 });
    }
    const { body } = await throughEdge({ path: `/api/user-forms/${id}`, headers: own });
    expect(body.meta.signed).toEqual(expect.any(String));

    const files = (await cloud.files.list()).map(({ key: name }) => name);
    expect(files.filter((name) => name.includes('/userForm/'))).toEqual([
      expect.stringMatching(new RegExp(`^static/images/userForm/${id}/`)),
    ]);

    expect(cloud.outbox.deliveries()).toEqual([]);
    await dueWork.invoke(WORK_WRITTEN);
    expect(cloud.outbox.deliveries().map(({ to }) => to)).toContain(PERSON.email);
    const sentOnce = cloud.outbox.deliveries().length;
    await dueWork.invoke(SCHEDULED);
    expect(cloud.outbox.deliveries()).toHaveLength(sentOnce);
  });
});

describe('the bundles, used by staff', () => {
  /** A call that has to succeed, by the user of the demo whose token it is; answers the body. */
  const as = async (token: string, method: string, path: string, body?: unknown): Promise<Got['body']> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const got = await throughEdge({ method, path: `/api${path}`, headers, ...(body === undefined ? {} : { body }) });
    expect([path, got.status, got.status < 300 ? '' : got.body]).toEqual([path, expect.toSatisfy(isSuccess), '']);
    return got.body;
  };
  const isSuccess = (status: number) => status === 200 || status === 201;
  const tokenOf = async (name: string): Promise<string> =>
    (await login(`${name}@example.com`, 'demo-demo', `198.51.100.${name.length}`)).body.token;

  /** The key in the newest mail by which an address was asked to sign a permit. */
  const pinSentTo = async (to: string, id: string): Promise<string> => {
    await dueWork.invoke(WORK_WRITTEN);
    const link = new RegExp(`view-permit/${id}/([\\w-]{22})`);
    const mail = cloud.outbox.deliveries().find((one) => one.to === to && link.test(one.text));
    return link.exec(mail?.text ?? '')?.[1] ?? 'none was sent';
  };

  const blocksOf = (pages: { content: Record<string, unknown>[] }[], grantor: string) =>
    pages.map(({ content }) => ({ content: content.map((block) => answeredBlock(block, grantor)) }));
  const answeredBlock = (block: Record<string, unknown>, grantor: string) => {
    const listed = (name: string) => block[name] as Record<string, unknown>[];
    if (block['kind'] === 'form') {
      return { ...block, fields: listed('fields').map((one) => ({ ...one, value: 'Piha' })) };
    }
    if (block['kind'] === 'question') {
      return { ...block, options: listed('options').map((one) => ({ ...one, selected: true })) };
    }
    return block['personRole'] === 'Grantor' ? { ...block, selectedPersons: [{ userId: grantor }] } : block;
  };

  test('take a permit from the draft over the PINs of its signers to the data of its print', async () => {
    const [editor, foreman] = await Promise.all([tokenOf('editor'), tokenOf('foreman')]);
    const form = await as(editor, 'POST', '/permit-forms', DIGGING_FORM);
    const project = (await as(foreman, 'GET', '/projects')).items[0]._id;
    const people = (await as(foreman, 'GET', '/users/permit-persons?limit=100')).items;
    const grantor = people.find(({ name }: { name: string }) => name === 'Matti Mestari').userId;
    const today = localDate(new Date());
    const facts = { name: 'Kaapelioja', description: 'Kaivu', startDate: today, endTime: '2035-12-31' };
    const draft = await as(foreman, 'POST', '/permits', { permitFormId: form._id, project, ...facts });
    const path = `/permits/${draft._id}`;
    await as(foreman, 'PUT', path, { version: draft.version, pages: blocksOf(draft.pages, grantor) });
    expect(await as(foreman, 'PUT', `${path}/submit`)).toMatchObject({ pendingRole: 'Creator' });

    for (const [role, mail] of [
      ['Creator', 'foreman@example.com'],
      ['Grantor', 'manager@example.com'],
    ] as const) {
      const pin = await pinSentTo(mail, draft._id);
      const opened = { method: 'POST', path: `/api/token/permit-review/${draft._id}`, body: { pin } };
      const { token } = (await throughEdge(opened)).body;
      await as(token, 'PUT', `${path}/sign`, { signPin: pin, role });
    }
    const granted = await as(foreman, 'GET', path);
    expect(granted).toMatchObject({ status: 'Approved', pendingRole: null });
    expect(granted.persons.map(({ status }: { status: string }) => status)).toEqual(['Signed', 'Signed']);

    const printed = {
      method: 'POST',
      path: `/api/token/permit-review/${granted.viewId}`,
      body: { pin: granted.viewPin },
    };
    const { token } = (await throughEdge(printed)).body;
    expect(await as(token, 'GET', `/permits/${granted.viewId}`)).toMatchObject({
      number: granted.number,
      status: 'Approved',
      name: 'Kaapelioja',
    });
  });

  test('make the reminders of a morning once, when the schedule calls', async () => {
    const manager = await tokenOf('manager');
    const project = (await as(manager, 'GET', '/projects')).items[0]._id;
    // Each is due or late, as is the demo's card that expires soon, whether or not midnight comes in between.
    for (const days of [7, 8]) {
      const expires = localDate(new Date(Date.now() + days * 86_400_000));
      const card = { project, name: 'Tulityökortti', firstName: 'Kalle', lastName: 'Kuori', expires };
      await as(manager, 'POST', '/cards', card);
    }
    expect(await reminders.invoke(SCHEDULED)).toMatchObject({ days: [expect.any(String)], cards: 3, lines: 3 });
    expect(await reminders.invoke(SCHEDULED)).toMatchObject({ lines: 0, owners: 0 });
    expect(reminders.log).toContain('reminders_made');
  });
});

test('no function has asked for what its role does not allow', () => {
  expect(Object.values(guarded).flatMap(({ denied }) => denied)).toEqual([]);
});

test.each(Object.keys(FUNCTION_ENTRIES))('every part of the bundle %s can be loaded', (name) => {
  const folder = resolve(BUNDLES, name);
  const parts = readdirSync(folder).filter((file) => !file.endsWith('.cache'));
  const load = parts.map((part) => `await import('${resolve(folder, part)}');`).join('');
  const { status, stderr } = spawnSync(LAMBDA_NODE, ['--input-type=module', '-e', load], { env: cloud.env });
  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' });
});

describe('the size of the bundles', () => {
  test('stays where a cold start of the API reads at most 620 KB, 180 KB gzipped', () => {
    expect(sizes['api']?.start).toBeLessThanOrEqual(620 * 1024);
    expect(sizes['api']?.startGzipped).toBeLessThanOrEqual(180 * 1024);
  });

  test.each(['api', 'due-work', 'reminders'])('leaves to later what not every call of %s needs', (name) => {
    const start = readProgram(resolve(BUNDLES, name, 'index.mjs'));
    const whatIsLater = {
      S3: 'x-amz-copy-source',
      SES: 'SendEmail',
      SNS: 'MessageAttributes',
      documents: 'draft-2020-12',
    };
    const found = Object.entries(whatIsLater).filter(([, text]) => start.includes(text));
    expect(start).toContain('TransactWriteItems');
    expect(found).toEqual([]);
  });
});
