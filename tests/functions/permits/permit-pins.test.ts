import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { draftPermit, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { CREATOR_MAIL, drawPin, newPinOf, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signPermit } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const FAILED = { status: 401, body: { code: 'unauthorized', message: 'Authentication failed' } };
/** A PIN that is not the given one. */
const other = (pin: string, by = 1) => String((Number(pin) + by) % 1_000_000).padStart(6, '0');
const drawn = (permit: Permit, place: number) =>
  site.app.call(
    permitApi.drawPin,
    { params: { id: permit._id, personId: permit.persons[place]._id } },
    { token: site.tokens.foreman },
  );

describe('the PIN of a person', () => {
  test('opens the permit for that person, who reads nobody else’s address, no history and no PIN', async () => {
    const permit = await submitPermit(site);
    const pin = await pinOf(site, CREATOR_MAIL, permit);
    const review = await reviewPermit(site, permit._id, ` ${pin.slice(0, 3)} ${pin.slice(3)}`);
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
    const [one, two] = [await submitPermit(site), await submitPermit(site)];
    const { token } = (await reviewPermit(site, one._id, await newPinOf(site, one, 0))).body;
    expect((await site.get(two, token)).status).toBe(403);
    expect((await site.app.call(projectApi.list, {}, { token })).status).toBe(403);
    expect((await site.act(one, 'cancel', {}, token)).status).toBe(403);
    expect((await site.put(one, { name: 'x' }, token)).status).toBe(403);
    await Promise.all([1, 2, 3].map((place) => drawPin(site, two, place)));
    const pins = new Set<string>();
    for (const { email } of two.persons.slice(1)) pins.add(await pinOf(site, email, two));
    expect(pins.size).toBe(3);
  });

  test('ends with the drawing of a new one, and with it every token that it gave', async () => {
    const permit = await submitPermit(site);
    const old = await pinOf(site, CREATOR_MAIL, permit);
    const { token } = (await reviewPermit(site, permit._id, old)).body;
    const fresh = await newPinOf(site, permit, 0);
    expect(await reviewPermit(site, permit._id, old)).toMatchObject(FAILED);
    expect((await site.get(permit, token)).status).toBe(401);
    expect((await signPermit(site, permit, { role: 'Creator', signPin: fresh })).status).toBe(200);
    expect((await site.get(permit)).body.history[1]).toMatchObject({ what: 'pinDrawn', person: 'Teemu Työnjohtaja' });
    expect((await reviewPermit(site, permit._id, fresh)).status).toBe(200);
  });

  test('is dead once the permit is cancelled or put away, and so are its tokens; the print still says what became of it', async () => {
    const permit = await submitPermit(site);
    const pin = await pinOf(site, CREATOR_MAIL, permit);
    const { token } = (await reviewPermit(site, permit._id, pin)).body;
    const { viewId, viewPin } = (await site.get(permit)).body;
    const view = (await reviewPermit(site, viewId, viewPin)).body;
    expect(view.user).toMatchObject({ roles: ['permitView'], permitId: viewId });
    const viewed = { ...permit, _id: viewId };
    expect((await site.act(viewed, 'sign', { signPin: pin, role: 'Creator' }, view.token)).status).toBe(403);
    await site.act(permit, 'cancel', { reason: 'Sade' });
    expect(await reviewPermit(site, permit._id, pin)).toMatchObject(FAILED);
    expect((await site.get(permit, token)).status).toBe(401);
    expect(await site.get(viewed, view.token)).toMatchObject({ status: 200, body: { status: 'Cancelled' } });
    await site.act(permit, 'archive');
    expect((await reviewPermit(site, viewId, viewPin)).status).toBe(200);
    await site.app.settle();
    const mail = site.app.post.mails.findLast(({ subject }) => subject.startsWith('Työlupa peruttu'));
    expect(mail).toMatchObject({
      to: CREATOR_MAIL,
      text: expect.stringContaining(`/view-permit/${viewId}/${viewPin}`),
    });
    expect(await reviewPermit(site, viewId, other(viewPin))).toMatchObject(FAILED);
    expect(await reviewPermit(site, permit._id, viewPin)).toMatchObject(FAILED);
    expect(
      (await site.app.call(permitApi.get, { params: { id: viewId } }, { token: site.tokens.foreman })).status,
    ).toBe(404);
  });
});

test('a draft has no PIN to draw', async () => {
  expect((await drawn(await draftPermit(site), 0)).status).toBe(409);
});

// Last, since it moves the clock on.
test('the PIN of a person is dead thirty days after the end', async () => {
  const permit = await submitPermit(site);
  const pin = await pinOf(site, CREATOR_MAIL, permit);
  await site.at('2030-07-05T12:00:00.000Z');
  expect((await reviewPermit(site, permit._id, pin)).status).toBe(200);
  await site.at('2030-07-05T13:30:00.000Z');
  expect(await reviewPermit(site, permit._id, pin)).toMatchObject(FAILED);
});
