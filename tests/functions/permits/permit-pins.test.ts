import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CREATOR_MAIL,
  drafted,
  GRANTOR_MAIL,
  PermitSite,
  submitted,
  WORKER_MAIL,
  type Permit,
} from '../../fixtures/permit-walk.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const FAILED = { status: 401, body: { code: 'unauthorized', message: 'Authentication failed' } };
/** A PIN that is not the given one. */
const other = (pin: string, by = 1) => String((Number(pin) + by) % 1_000_000).padStart(6, '0');
const drawn = (permit: Permit, place: number) =>
  site.app.send(`/permits/${permit._id}/persons/${permit.persons[place]._id}/pin`, { token: site.tokens.foreman });

describe('the PIN of a person', () => {
  test('opens the permit for that person, who reads nobody else’s address, no history and no PIN', async () => {
    const permit = await submitted(site);
    const pin = await site.pinOf(CREATOR_MAIL);
    const review = await site.review(permit._id, ` ${pin.slice(0, 3)} ${pin.slice(3)}`);
    expect(review).toMatchObject({
      status: 200,
      body: {
        user: {
          _id: permit.persons[0]._id,
          roles: ['permitSign'],
          permitId: permit._id,
          company: { name: 'Rakennus Oy Esimerkki' },
        },
      },
    });
    const got = await site.get(permit, review.body.token);
    expect(got.body.persons[0]).toMatchObject({ email: CREATOR_MAIL, status: 'Pending' });
    expect(got.body.persons.slice(1).map((person: object) => 'email' in person || 'phoneNumber' in person)).toEqual([
      false,
      false,
      false,
    ]);
    expect(got.body).toMatchObject({ history: [], meta: { archived: false } });
    expect([got.body.viewId, got.body.viewPin]).toEqual([undefined, undefined]);
    for (const { body } of [got, await site.get(permit), await site.act(permit, 'submit')]) {
      expect(JSON.stringify(body)).not.toMatch(/"(pins?|hash|signPin|signPinHash)":/);
      expect(JSON.stringify(body)).not.toContain(`"${pin}"`);
    }
    const stored = await site.app.world.table.queryAll({
      where: 'PK = :id',
      values: { ':id': `PERMIT#${permit._id}` },
    });
    expect(JSON.stringify(stored)).not.toContain(`"${pin}"`);
  });

  test('is different for each, and a token for one permit is good for no other and nothing else', async () => {
    const [one, two] = [await submitted(site), await submitted(site)];
    const { token } = (await site.review(one._id, await site.newPinOf(one, 0))).body;
    expect((await site.get(two, token)).status).toBe(403);
    expect((await site.app.get('/projects', { token })).status).toBe(403);
    expect((await site.act(one, 'cancel', {}, token)).status).toBe(403);
    expect((await site.put(one, { name: 'x' }, token)).status).toBe(403);
    const pins = await Promise.all([1, 2, 3].map((place) => site.newPinOf(two, place)));
    expect(new Set(pins).size).toBe(3);
  });

  test('ends with the drawing of a new one, and with it every token that it gave', async () => {
    const permit = await submitted(site);
    const old = await site.pinOf(CREATOR_MAIL);
    const { token } = (await site.review(permit._id, old)).body;
    const fresh = await site.newPinOf(permit, 0);
    expect(await site.review(permit._id, old)).toMatchObject(FAILED);
    expect((await site.get(permit, token)).status).toBe(401);
    expect((await site.sign(permit, 'Creator', fresh)).status).toBe(200);
    expect((await site.get(permit)).body.history[1]).toMatchObject({ what: 'pinDrawn', person: 'Teemu Työnjohtaja' });
    expect((await site.review(permit._id, fresh)).status).toBe(200);
  });

  test('is dead once the permit is cancelled or put away, and so are its tokens; the print still says what became of it', async () => {
    const permit = await submitted(site);
    const pin = await site.pinOf(CREATOR_MAIL);
    const { token } = (await site.review(permit._id, pin)).body;
    const { viewId, viewPin } = (await site.get(permit)).body;
    const view = (await site.review(viewId, viewPin)).body;
    expect(view.user).toMatchObject({ roles: ['permitView'], permitId: permit._id });
    expect((await site.act(permit, 'sign', { signPin: pin, role: 'Creator' }, view.token)).status).toBe(403);
    await site.act(permit, 'cancel', { reason: 'Sade' });
    expect(await site.review(permit._id, pin)).toMatchObject(FAILED);
    expect((await site.get(permit, token)).status).toBe(401);
    expect(await site.get(permit, view.token)).toMatchObject({ status: 200, body: { status: 'Cancelled' } });
    await site.act(permit, 'archive');
    expect((await site.review(viewId, viewPin)).status).toBe(200);
    await site.app.settle();
    const mail = site.app.post.mails.findLast(({ subject }) => subject.startsWith('Työlupa peruttu'));
    expect(mail).toMatchObject({
      to: CREATOR_MAIL,
      text: expect.stringContaining(`/view-permit/${viewId}/${viewPin}`),
    });
    expect(await site.review(viewId, other(viewPin))).toMatchObject(FAILED);
    expect(await site.review(permit._id, viewPin)).toMatchObject(FAILED);
    expect((await site.app.get(`/permits/${viewId}`, { token: site.tokens.foreman })).status).toBe(404);
  });
});

describe('guessing', () => {
  test('is refused in one way whatever is wrong, and after ten tries of an address for a while', async () => {
    const permit = await submitted(site);
    const pin = await site.pinOf(CREATOR_MAIL);
    for (let by = 1; by <= 10; by += 1)
      expect(await site.review(permit._id, other(pin, by), '203.0.113.9')).toMatchObject(FAILED);
    const waits = await site.review(permit._id, pin, '203.0.113.9');
    expect(waits).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(waits.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await site.review(permit._id, pin, '203.0.113.10')).status).toBe(200);
    const another = await submitted(site);
    expect((await site.review(another._id, await site.newPinOf(another, 0), '203.0.113.9')).status).toBe(200);
    for (const id of ['A'.repeat(22), permit._id.slice(1), 'nothing', 'A'.repeat(3000)]) {
      expect(await site.review(id, pin)).toMatchObject(FAILED);
    }
  });

  test('ends every unsigned PIN after twenty in all, however many come at once; those who have signed still read, new PINs work', async () => {
    const permit = await submitted(site);
    const creator = await site.pinOf(CREATOR_MAIL);
    await site.sign(permit, 'Creator', creator);
    const worker = await site.pinOf(WORKER_MAIL);
    const guesses = Array.from({ length: 60 }, (_, at) =>
      site.review(permit._id, other(worker, at + 1), `198.51.100.${at}`),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(await site.review(permit._id, worker)).toMatchObject(FAILED);
    expect((await site.review(permit._id, creator)).status).toBe(200);
    const own = await site.app.put(`/permits/${permit._id}/sign`, {
      token: site.tokens.manager,
      body: { signPin: worker, role: 'Worker' },
    });
    expect(own).toMatchObject({ status: 422, body: { code: 'wrong_pin' } });
    const fresh = await site.newPinOf(permit, 1);
    expect((await site.sign(permit, 'Worker', fresh)).status).toBe(200);
    expect((await site.sign(permit, 'Grantor', await site.pinOf(GRANTOR_MAIL))).status).toBe(200);
  });

  test('does not count who is right', async () => {
    const permit = await submitted(site);
    const pin = await site.newPinOf(permit, 0);
    for (let again = 0; again < 25; again += 1) expect((await site.review(permit._id, pin)).status).toBe(200);
  });
});

test('a draft has no PIN to draw', async () => {
  expect((await drawn(await drafted(site), 0)).status).toBe(409);
});

// Last, since it moves the clock on.
test('the PIN of a person is dead thirty days after the end', async () => {
  const permit = await submitted(site);
  const pin = await site.pinOf(CREATOR_MAIL);
  await site.at('2030-07-05T12:00:00.000Z');
  expect((await site.review(permit._id, pin)).status).toBe(200);
  await site.at('2030-07-05T13:30:00.000Z');
  expect(await site.review(permit._id, pin)).toMatchObject(FAILED);
});
