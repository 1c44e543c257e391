import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, start, startSeededApp, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

const send = ({ id }: Started, body: object = {}, address = '192.0.2.50') =>
  app.call(
    editCodeApi.sendForUserForm,
    { params: { id }, query: { language: 'fi' }, body: { id, cardFetch: false, reset: false, ...body } },
    { address },
  );
const verify = ({ id }: Started, code: string) =>
  app.call(editCodeApi.verifyForUserForm, { params: { id }, body: { code } });

let people = 0;

/** Somebody whom nothing was sent to yet. */
function somebody() {
  people += 1;
  return { ...PERSON, email: `m${people}@example.org`, phoneNumber: `+35840123${String(4500 + people)}` };
}

async function withDetails(user: object = somebody()): Promise<Started> {
  const started = await start(app);
  await saveDetails(app, started, user);
  await app.settle();
  app.post.mails.length = 0;
  app.post.texts.length = 0;
  return started;
}

async function sentCode(): Promise<string> {
  await app.settle();
  const text = app.post.mails.at(-1)?.text ?? app.post.texts.at(-1)?.text ?? '';
  return /\b(\d{6}|\d{3} \d{3})\b/.exec(text)?.[0].replace(' ', '') ?? '';
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('an edit code', () => {
  test('goes to the masked address and opens the induction once', async () => {
    const started = await withDetails();
    expect(await send(started)).toMatchObject({
      status: 200,
      body: { userEmail: 'm•••@e•••.org', phoneNumber: '+358 ••• ••01', delivery: 'email' },
    });
    const code = await sentCode();
    const opened = await verify(started, code);
    expect(opened).toMatchObject({ status: 200, body: { type: 'userForm', user: { userFormId: started.id } } });
    expect((await app.call(userFormApi.get, { params: { id: started.id } }, { token: opened.body.token })).status).toBe(
      200,
    );
    expect(await verify(started, code)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  });

  test('is not sent again while one is alive, unless a new one is asked for, which ends the old one', async () => {
    const started = await withDetails();
    await send(started);
    await send(started);
    const first = await sentCode();
    expect(app.post.mails).toHaveLength(1);
    await send(started, { reset: true });
    const second = await sentCode();
    expect(app.post.mails).toHaveLength(2);
    const opened = first === second ? 200 : (await verify(started, first)).status;
    expect(opened).toBe(first === second ? 200 : 422);
    expect((await verify(started, second)).status).toBe(200);
  });

  test('is compared with five of a thousand guesses at once, and dead then: not even the right one opens', async () => {
    const started = await withDetails();
    await send(started);
    const code = await sentCode();
    // The SDK warns that a thousand requests wait for its fifty connections.
    vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    let evaluated = 0;
    const note = (next: (args: object) => Promise<{ output: { Attributes?: object } }>) => async (args: object) => {
      const reply = await next(args);
      // The code's hash leaves the table for a comparison.
      if (reply.output.Attributes && 'hash' in reply.output.Attributes) evaluated += 1;
      return reply;
    };
    app.client.middlewareStack.add(note as never, { step: 'initialize', name: 'note' });
    const guesses = await Promise.all(Array.from({ length: 1000 }, () => verify(started, other(code))));
    app.client.middlewareStack.remove('note');
    process.stdout.write(`edit codes: ${guesses.length} guesses at once, ${evaluated} evaluated\n`);
    expect(evaluated).toBe(5);
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await verify(started, code)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  });

  test('is sent five times at once for an induction and once an hour after that, whoever asks from wherever', async () => {
    const started = await withDetails();
    const sentUntil: number[] = [];
    for (let hour = 0; hour < 20; hour += 1) {
      const asked = Array.from({ length: 10 }, (_, at) =>
        send(started, { reset: true }, `203.0.113.${hour * 10 + at}`),
      );
      const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
      expect([...statuses].every((status) => [200, 409, 429].includes(status))).toBe(true);
      await app.settle();
      sentUntil.push(app.post.mails.length);
      app.pass(3601);
    }
    expect(sentUntil.at(-1)).toBeLessThanOrEqual(5 + 20);
    const hours = sentUntil.slice(1).map((sent, at) => sent - (sentUntil[at] ?? 0));
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(1);
  });

  test('is the same one again once its receiver has had ten: nobody can end it by asking', async () => {
    const user = somebody();
    const others = [await withDetails(user), await withDetails(user), await withDetails(user)];
    for (let asked = 0; asked < 8; asked += 1) {
      const other = others[Math.floor(asked / 3)] as Started;
      expect((await send(other, { reset: true }, `203.0.113.${asked}`)).status).toBe(200);
    }
    const started = await withDetails(user);
    expect((await send(started, {}, '203.0.113.8')).status).toBe(200);
    const code = await sentCode();
    expect((await send(started, { reset: true }, '203.0.113.9')).status).toBe(200);
    expect(await sentCode()).toBe(code);
    expect(app.post.mails.filter(({ text }) => text.includes(code))).toHaveLength(2);
    expect((await send(started, { reset: true }, '203.0.113.10')).status).toBe(429);
    expect((await verify(started, code)).status).toBe(200);
  });

  test('opens no other induction', async () => {
    const [first, second] = [await withDetails(), await withDetails()];
    await send(first);
    const code = await sentCode();
    await send(second);
    const ofSecond = await sentCode();
    // One time in a million both are the same.
    const tried = code === ofSecond ? other(code) : code;
    expect((await verify(second, tried)).status).toBe(422);
    expect((await verify(first, code)).status).toBe(200);
  });

  test('is dead after 30 minutes', async () => {
    const started = await withDetails();
    await send(started);
    const code = await sentCode();
    app.pass(30 * 60 + 1);
    expect((await verify(started, code)).body.code).toBe('wrong_code');
  });

  test('is reset three times an hour, then 409', async () => {
    const started = await withDetails();
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send(started, { reset: true })).status);
    expect(statuses).toEqual([200, 200, 200, 409]);
    expect((await send(started, { reset: true })).body.code).toBe('code_reset_limit');
  });

  test('goes by SMS where there is no e-mail, and nowhere where there is neither', async () => {
    const { email: _, ...byPhone } = somebody();
    const started = await withDetails(byPhone);
    expect((await send(started)).body).toMatchObject({ userEmail: null, delivery: 'sms' });
    expect((await verify(started, await sentCode())).status).toBe(200);
    const nameless = await start(app);
    expect(await send(nameless)).toMatchObject({ status: 422, body: { code: 'not_possible' } });
  });

  test('proves the address that received it, also where the worker has changed it since', async () => {
    const started = await withDetails();
    await send(started);
    const code = await sentCode();
    await saveDetails(app, started, { ...PERSON, email: 'somebody.else@example.org' }, 1);
    const { body } = await verify(started, code);
    const again = await withDetails({ ...PERSON, email: 'somebody.else@example.org' });
    await send(again);
    const proves = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).proved;
    expect(proves(body.token)).not.toBe(proves((await verify(again, await sentCode())).body.token));
  });

  test('a reset that is sent again because its answer was lost counts once', async () => {
    const started = await withDetails();
    const given = { params: { id: started.id }, body: { id: started.id, reset: true } };
    const sent = { key: uuid(), address: '192.0.2.51' };
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await app.call(editCodeApi.sendForUserForm, given, sent)).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    await app.settle();
    expect(app.post.mails).toHaveLength(1);
  });

  test('is nowhere to be read: not in the table, and not in what was sent once it is sent', async () => {
    const started = await withDetails();
    await send(started);
    const code = await sentCode();
    const { items } = await app.world.table.query({
      where: 'PK = :code',
      values: { ':code': `CODE#userForm#${started.id}` },
    });
    expect(JSON.stringify(items)).not.toContain(code);
  });
});
