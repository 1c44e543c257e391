import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthApi } from '../../../shared/health/health-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, SHORT_PIN, start, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

describe('the conventions of the API', () => {
  test('health answers ok with the version, and no answer may be kept by a cache', async () => {
    const got = await app.call(healthApi.get, {});
    expect(got).toMatchObject({ status: 200, body: { status: 'ok', version: 'test' } });
    expect(got.headers.get('cache-control')).toBe('no-store');
    expect(got.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('what does not exist is 404 with a request id and nothing of the inside', async () => {
    const got = await app.get('/nothing-here');
    expect(got).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(Object.keys(got.body).toSorted()).toEqual(['code', 'message', 'requestId']);
  });

  test('a body that is not JSON is 400, no body where one is needed says FORM NOT FOUND', async () => {
    expect(await app.send('/login', { body: '{"email":' })).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
    const { id, token } = await start(app);
    expect(await app.call(userFormApi.update, { params: { id } }, { token })).toMatchObject({
      status: 400,
      body: { message: 'FORM NOT FOUND' },
    });
  });

  test.each(['null', '[]', '[{"version":0}]', '"form"', '1'])(
    'an update whose whole body is %s has no object and says FORM NOT FOUND',
    async (body) => {
      const { id, token } = await start(app);
      for (const path of [`/user-forms/${id}`, `/user-forms/${id}/sign-page/0`]) {
        expect(await app.put(path, { token, body })).toMatchObject({
          status: 400,
          body: { code: 'bad_request', message: 'FORM NOT FOUND' },
        });
      }
    },
  );

  test('a broken body is 422 and names every broken field', async () => {
    const got = await app.call(sessionApi.login, { body: { email: 'x'.repeat(300) } });
    expect(got).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(got.body.issues).toEqual([
      { path: 'email', code: 'too_long' },
      { path: 'password', code: 'required' },
    ]);
  });

  test('a body above 16 kB is 413, above 4 MiB where a whole form or a file is sent', async () => {
    const tooLarge = { status: 413, body: { code: 'too_large' } };
    const password = (kilobytes: number) => ({ email: 'x@example.com', password: 'y'.repeat(kilobytes * 1024) });
    expect(await app.call(sessionApi.login, { body: {} }, { headers: { 'content-length': '16385' } })).toMatchObject(
      tooLarge,
    );
    expect(await app.call(sessionApi.login, { body: password(16) })).toMatchObject(tooLarge);
    expect((await app.call(sessionApi.login, { body: password(15) })).status).toBe(422);
    const { id, token } = await start(app);
    const put = (kilobytes: number) =>
      app.put(`/user-forms/${id}`, { token, body: { x: 'x'.repeat(kilobytes * 1024) } });
    expect(await put(4 * 1024)).toMatchObject(tooLarge);
    expect((await put(1024)).status).not.toBe(413);
  });

  test.each([
    ['twelve deep is looked at', 11, 422],
    ['thirteen deep is 400 before it is read', 12, 400],
  ])('a body %s, brackets in texts not counted', async (_, arrays, status) => {
    const body = `{"email":"[{[{[{[{[{[{\\"[","x":${'['.repeat(arrays)}${']'.repeat(arrays)}}`;
    expect((await app.send('/login', { body })).status).toBe(status);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'a body of the type “%s” is 400',
    async (type) => {
      const got = await app.call(
        sessionApi.login,
        { body: { email: 'a', password: 'b' } },
        { headers: { 'content-type': type } },
      );
      expect(got).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    },
  );

  test('a page of another site can change nothing; the own site, a typed address and what is no page can', async () => {
    const from = (site: string) => app.call(sessionApi.login, { body: {} }, { headers: { 'sec-fetch-site': site } });
    expect(await from('cross-site')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    for (const site of ['same-origin', 'same-site', 'none']) expect((await from(site)).status).toBe(422);
    expect((await app.call(sessionApi.login, { body: {} })).status).toBe(422);
  });

  test('an expired token says so in the words that the lists look for', async () => {
    const token = await app.login('manager@example.com');
    app.pass(12 * 3600 + 1);
    expect(await app.call(inductionFormApi.find, {}, { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', message: 'UnauthorizedError: jwt expired' },
    });
  });
});

describe('idempotency keys', () => {
  const begin = (key: string, inductionFormPin = SHORT_PIN) =>
    app.call(userFormApi.start, { body: { inductionFormPin } }, { key });

  test('the same key and body start one induction, however often and in parallel; each answer has a token that works', async () => {
    const key = uuid();
    const all = await Promise.all(Array.from({ length: 5 }, () => begin(key)));
    const last = await begin(key);
    all.push(last);
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(all.map(({ body }) => body._id)).size).toBe(1);
    for (const { body } of all) {
      expect((await app.call(userFormApi.get, { params: { id: body._id } }, { token: body.token })).status).toBe(200);
    }
    const { resumeKey, _id } = last.body;
    expect((await app.call(tokenApi.resumeUserForm, { params: { id: _id }, body: { resumeKey } })).status).toBe(200);
  });

  test('the same key with another body is 422, and a key that is no UUID is 400 for an anonymous caller', async () => {
    const key = uuid();
    expect((await begin(key)).status).toBe(201);
    expect((await begin(key, '123456')).status).toBe(422);
    expect((await begin('mine')).status).toBe(400);
  });

  test('once something is in the induction a replay needs the code', async () => {
    const key = uuid();
    const { body } = await begin(key);
    await saveDetails(app, { id: body._id, token: body.token, resumeKey: '', body });
    const refused = await begin(key);
    const issues = [{ path: 'inductionFormPin', code: 'started', params: { userFormId: body._id } }];
    expect(refused).toMatchObject({ status: 403, body: { code: 'code_required', issues } });
    expect(refused.body).not.toHaveProperty('token');
  });

  test('a key is free again after 24 hours', async () => {
    const key = uuid();
    const first = await begin(key);
    app.pass(24 * 3600 + 1);
    const second = await begin(key);
    expect(second.status).toBe(201);
    expect(second.body._id).not.toBe(first.body._id);
  });
});

describe('versions', () => {
  test('of two that save the same details at once one is told of the other, with the form as it now is', async () => {
    const started = await start(app);
    await saveDetails(app, started);
    const both = await Promise.all(
      ['Yksi', 'Kaksi'].map((firstName) => saveDetails(app, started, { ...PERSON, firstName }, 1)),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = both.find(({ status }) => status === 409);
    const accepted = both.find(({ status }) => status === 200);
    expect(refused?.body).toMatchObject({
      code: 'version_conflict',
      current: { version: 2, user: accepted?.body.user },
    });
  });

  test('what equals the stored is accepted whatever its version, so that a lost answer is no conflict', async () => {
    const started = await start(app);
    await saveDetails(app, started);
    expect(await saveDetails(app, started)).toMatchObject({ status: 200, body: { version: 1 } });
  });

  test('an update without a version is 422 at its path', async () => {
    const { id, token } = await start(app);
    expect(await app.call(userFormApi.update, { params: { id }, body: { user: PERSON } }, { token })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'version', code: 'required' }] },
    });
  });

  test.each(['/users', '/companies', '/departments', '/projects'])(
    '%s: a blank name is a missing one',
    async (path) => {
      const token = await app.login('root@example.com');
      for (const name of ['', '  ']) {
        const body = { name, email: `${uuid()}@example.org` };
        const refused = await app.send(path, { token, body });
        expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'name', code: 'required' }] } });
      }
    },
  );
});
