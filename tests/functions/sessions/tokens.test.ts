import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { saveDetails, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

describe('signing in', () => {
  test('a right password answers the user with company and roles, and a token that works', async () => {
    const { status, body } = await app.call(sessionApi.login, {
      body: { email: ' Manager@Example.com ', password: 'demo-demo' },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: 'Matti Mestari',
      email: 'manager@example.com',
      roles: ['user', 'manager', 'orientations', 'projectCRUD', 'cardCRUD', 'permitCRUD'],
      company: { name: 'Rakennus Oy Esimerkki' },
    });
    expect((await app.call(inductionFormApi.find, {}, { token: body.token })).status).toBe(200);
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await app.call(sessionApi.login, { body: { email: 'admin@example.com', password: 'wrong' } });
    const unknown = await app.call(sessionApi.login, { body: { email: 'nobody@example.com', password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'loginFailed', message: 'loginFailed' } });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test('after ten failures an address waits, also with the right password, while another address still gets in', async () => {
    const attempt = (password: string, address: string) =>
      app.call(sessionApi.login, { body: { email: 'editor@example.com', password } }, { address });
    const failures = await Promise.all(Array.from({ length: 30 }, () => attempt('wrong', '198.51.100.7')));
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10);
    const waiting = await attempt('demo-demo', '198.51.100.7');
    expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await attempt('demo-demo', '198.51.100.8')).status).toBe(200);
  });

  test('a request that did not come through the edge is refused, whatever address it claims', async () => {
    const body = { email: 'viewer@example.com', password: 'demo-demo' };
    for (const secret of ['', 'guessed']) {
      const got = await app.call(sessionApi.login, { body }, { headers: { 'x-origin-secret': secret } });
      expect(got).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  test('a role that is taken away ends the token, and the next one has it no more', async () => {
    const token = await app.login('foreman@example.com');
    const admin = await app.login('admin@example.com');
    const user = await findUserByEmail(app.world.table, 'foreman@example.com');
    const taken = { version: user?.version ?? 0, roles: ['user'] as const };
    const params = { id: user?._id ?? '' };
    expect((await app.call(userApi.update, { params, body: taken }, { token: admin })).status).toBe(200);
    expect(await app.call(inductionFormApi.find, {}, { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    const again = await app.login('foreman@example.com');
    expect(await app.call(inductionFormApi.find, {}, { token: again })).toMatchObject({ status: 403 });
  });
});

describe('a token by the id of an induction alone', () => {
  const tokenFor = ({ id }: Started) => app.call(tokenApi.userFormToken, { params: { id } });

  async function archived({ id }: Started): Promise<void> {
    const token = await app.login('manager@example.com');
    expect((await app.call(userFormActionApi.archive, { params: { id } }, { token })).status).toBe(200);
  }

  async function claimed({ id, token }: Started): Promise<void> {
    const user = await app.login('worker@example.com');
    expect((await app.call(userFormActionApi.claim, { params: { id }, body: { token } }, { token: user })).status).toBe(
      200,
    );
  }

  test('is given while the induction is fresh and empty, and only speaks for it', async () => {
    const started = await start(app);
    const { status, body } = await tokenFor(started);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      _id: started.id,
      userFormId: started.id,
      roles: ['userForm'],
      company: { name: 'Rakennus Oy Esimerkki' },
    });
    expect((await app.call(userFormApi.get, { params: { id: started.id } }, { token: body.token })).status).toBe(200);
    const other = await start(app);
    expect(await app.call(userFormApi.get, { params: { id: other.id } }, { token: body.token })).toMatchObject({
      status: 403,
    });
  });

  test.each([
    ['once details are saved', async (started: Started) => void (await saveDetails(app, started))],
    ['once archived', (started: Started) => archived(started)],
    ['once claimed', (started: Started) => claimed(started)],
    ['after 24 hours', () => Promise.resolve(app.pass(24 * 3600 + 1))],
  ])('is refused with code_required %s', async (_, happen) => {
    const started = await start(app);
    await happen(started);
    expect(await tokenFor(started)).toMatchObject({ status: 403, body: { code: 'code_required' } });
  });

  test('is refused once signed, and after approval', async () => {
    const started = await takeWhole(app);
    expect(await tokenFor(started)).toMatchObject({ status: 403, body: { code: 'code_required' } });
    const resumed = await app.call(tokenApi.resumeUserForm, {
      params: { id: started.id },
      body: { resumeKey: started.resumeKey },
    });
    expect(resumed).toMatchObject({ status: 403, body: { code: 'code_required' } });
  });

  test('the phone that started it goes on by its resume key for 14 days', async () => {
    const started = await start(app);
    await saveDetails(app, started);
    const resume = (resumeKey: string) =>
      app.call(tokenApi.resumeUserForm, { params: { id: started.id }, body: { resumeKey } });
    expect((await resume(started.resumeKey)).status).toBe(200);
    expect(await resume('A'.repeat(22))).toMatchObject({ status: 403, body: { code: 'code_required' } });
    app.pass(14 * 24 * 3600);
    expect((await resume(started.resumeKey)).status).toBe(403);
  });

  test('unknown and malformed ids are the same 404', async () => {
    for (const id of ['A'.repeat(22), 'x', '..%2F..'])
      expect(await app.call(tokenApi.userFormToken, { params: { id } })).toMatchObject({ status: 404 });
  });
});
