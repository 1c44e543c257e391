import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { ALL_ROLES, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { GRANTOR_MAIL, newPinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail } from '../../fixtures/permits/sign-permit.ts';
import { uuid, type Got } from '../../fixtures/test-app.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const personOf = (permit: Permit, place: number) => ({
  params: { id: permit._id, personId: permit.persons[place]._id },
});
const draw = (permit: Permit, place: number, token = site.tokens.foreman, key = uuid()): Promise<Got> =>
  site.app.call(permitApi.drawPin, personOf(permit, place), { token, key });
const show = (permit: Permit, place: number, token: string): Promise<Got> =>
  site.app.call(permitApi.showPin, personOf(permit, place), { token });
const signAs = (permit: Permit, token: string, body: object) =>
  site.app.call(permitApi.sign, { params: { id: permit._id }, body }, { token });
const stateOf = async (permit: Permit): Promise<Permit> => (await site.get(permit)).body;

/** A submitted permit whose worker and grantor no message reaches: their phones are of a country that gets none. */
async function unreachable(): Promise<Permit> {
  const nobody = { firstName: 'Osoite', lastName: 'Puuttuu', company: 'Valo Oy', taxNumber: '100000000124' };
  const worker = await site.inducted({ ...nobody, phoneNumber: '+2348012345678' });
  const grantor = await site.inducted({ ...nobody, firstName: 'Myöntäjä', phoneNumber: '+2348012345679' });
  const blocks = [personBlock('Creator', { defaultToCreator: true }), personBlock('Worker'), personBlock('Grantor')];
  const made = (await site.create(await site.form(blocks))).body;
  const chosen = (await site.choose(made, [undefined, [{ userFormId: worker }], [{ userFormId: grantor }]])).body;
  const { status, body } = await site.act(chosen, 'submit');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

describe('a PIN that is drawn for a person who has an address', () => {
  test('is sent to them and shown to nobody', async () => {
    const permit = await submitPermit(site);
    const got = await draw(permit, 2);
    expect(got).toMatchObject({ status: 202, body: {} });
    expect(Object.keys(got.body)).toEqual([]);
    await site.app.settle();
    const mails = site.app.post.mails.filter(({ subject }) => subject.startsWith('Uusi PIN-koodi työlupaan'));
    expect(mails.map(({ to }) => to)).toEqual([GRANTOR_MAIL]);
    const { history } = await stateOf(permit);
    expect(history[0]).toMatchObject({ what: 'pinDrawn', by: { name: 'Teemu Työnjohtaja' } });
    expect(history[0]).not.toHaveProperty('pinGivenBy');
  });

  test('signs under no login of who had it drawn; under another it does, and tells of nobody who gave it out', async () => {
    const permit = await submitPermit(site);
    await signByMail(site, permit, 'Creator');
    const signing = { signPin: await newPinOf(site, permit, 1), role: 'Worker' };
    expect(await signAs(permit, site.tokens.foreman, signing)).toMatchObject({ status: 403 });
    expect((await stateOf(permit)).persons[1].status).toBe('Pending');
    expect((await signAs(permit, site.tokens.manager, signing)).status).toBe(200);
    const { persons, history } = await stateOf(permit);
    expect(persons[1]).not.toHaveProperty('pinGivenBy');
    expect(history[0]).not.toHaveProperty('pinGivenBy');
  });
});

test('a PIN that is asked for twice by one call is mailed once, and one that was shown is drawn anew', async () => {
  const permit = await submitPermit(site);
  const key = uuid();
  await site.app.settle();
  const before = site.app.post.mails.length;
  for (let times = 0; times < 3; times += 1)
    expect(await draw(permit, 2, site.tokens.foreman, key)).toMatchObject({ status: 202, body: {} });
  await site.app.settle();
  expect(site.app.post.mails.length - before).toBe(1);
  const { history } = await stateOf(permit);
  expect(history.map(({ what }: { what: string }) => what)).toEqual(['pinDrawn', 'submitted', 'created']);
  const alone = await unreachable();
  const shown = [await draw(alone, 1, site.tokens.foreman, key), await draw(alone, 1, site.tokens.foreman, key)];
  const keys = shown.map(({ body }) => String(body.url).split('/').at(-1) ?? '');
  expect((await reviewPermit(site, alone._id, keys[0] ?? '')).status).toBe(401);
  expect((await reviewPermit(site, alone._id, keys[1] ?? '')).status).toBe(200);
});

describe('a PIN that is drawn for a person whom no message reaches', () => {
  test('is shown once to who asks, and the signature tells everybody who gave it out, whoever typed it', async () => {
    const permit = await unreachable();
    await signByMail(site, permit, 'Creator');
    const got = await draw(permit, 1);
    expect(got).toMatchObject({ status: 200, body: { signPin: expect.stringMatching(/^\d{6}$/) } });
    expect(got.body.url).toMatch(new RegExp(`^https://portti.example.com/view-permit/${permit._id}/[\\w-]{22}$`));
    expect((await reviewPermit(site, permit._id, got.body.url.split('/').at(-1))).status).toBe(200);
    const signing = { signPin: got.body.signPin, role: 'Worker' };
    expect((await signAs(permit, site.tokens.foreman, signing)).status).toBe(403);
    const { token } = (await reviewPermit(site, permit._id, got.body.signPin)).body;
    expect((await signAs(permit, token, signing)).status).toBe(200);
    const { persons, history } = await stateOf(permit);
    expect(persons[1].pinGivenBy).toBe('Teemu Työnjohtaja');
    expect(history.slice(0, 2)).toMatchObject([
      { what: 'signed', pinGivenBy: 'Teemu Työnjohtaja' },
      { what: 'pinDrawn', pinGivenBy: 'Teemu Työnjohtaja' },
    ]);
    expect((await site.get(permit, token)).body.persons[1].pinGivenBy).toBe('Teemu Työnjohtaja');
  });

  test('of a grantor is shown to a second user, not to who asked', async () => {
    const permit = await unreachable();
    const admin = await site.app.login('admin@example.com');
    expect((await show(permit, 2, admin)).status).toBe(409);
    const asked = await draw(permit, 2);
    expect([asked.status, asked.body]).toEqual([202, {}]);
    const reached = (await stateOf(permit)).persons.map(({ isReachable }: { isReachable: boolean }) => isReachable);
    expect(reached).toEqual([true, false, false]);
    expect((await stateOf(permit)).persons[2].pinAskedBy).toMatchObject({ name: 'Teemu Työnjohtaja' });
    expect((await show(permit, 2, site.tokens.foreman)).status).toBe(403);
    expect((await show(permit, 2, site.tokens.viewer)).status).toBe(403);
    const shown = await show(permit, 2, admin);
    expect(shown).toMatchObject({ status: 200, body: { signPin: expect.stringMatching(/^\d{6}$/) } });
    expect((await show(permit, 2, admin)).status).toBe(409);
    const { persons, history } = await stateOf(permit);
    expect(persons[2]).not.toHaveProperty('pinAskedBy');
    expect(history.slice(0, 2).map(({ what }: { what: string }) => what)).toEqual(['pinDrawn', 'pinAsked']);
    const signing = { signPin: shown.body.signPin, role: 'Grantor' };
    for (const token of [site.tokens.foreman, admin]) expect((await signAs(permit, token, signing)).status).toBe(403);
  });
});

test('a creator signs with a PIN that they had drawn for themselves', async () => {
  const permit = await submitPermit(site, ALL_ROLES);
  const signing = { signPin: await newPinOf(site, permit, 0), role: 'Creator' };
  expect((await signAs(permit, site.tokens.foreman, signing)).status).toBe(200);
});
