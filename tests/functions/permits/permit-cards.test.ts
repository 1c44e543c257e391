import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { createCardsForm, given, takeWithCards } from '../../fixtures/cards-walk.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { GRANTOR_MAIL, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';

const CARD = { cardRequirement: 'Tulityökortti', cardIsMandatory: true };
const LAST_DAY = '2030-06-05';

let site: PermitSite;
let pin: string;
beforeAll(async () => {
  site = await PermitSite.start();
  const form = await createCardsForm(site.app, site.tokens.editor);
  pin = form.pin;
  const project = (
    await site.app.call(projectApi.get, { params: { id: site.project } }, { token: site.tokens.manager })
  ).body;
  const body = { ...project, inductionFormIds: [...project.inductionFormIds, form.id] };
  await site.app.call(projectApi.update, { params: { id: site.project }, body }, { token: site.tokens.manager });
});
afterAll(() => site.app.stop());

/** A worker whose hot-work card ends on a day; answers who can be chosen, and the card. */
async function worker(expires: string | null, name = 'Tulityökortti') {
  const cards = expires === null ? [] : [given(name, expires)];
  const taken = await takeWithCards(site.app, pin, { cards: () => Promise.resolve(cards) });
  await site.app.settle();
  return { userFormId: taken.id, cardId: taken.cards[0]?._id };
}

/** A permit that asks its worker for the card, with that worker. */
async function permitOf(chosen: object, { hasGrantor = true } = {}): Promise<Permit> {
  const blocks = [personBlock('Worker', CARD), ...(hasGrantor ? [personBlock('Grantor')] : [])];
  const created = (await site.create(await site.form(blocks))).body;
  const saved = await site.choose(created, [
    [chosen],
    hasGrantor ? [{ userId: await site.userId('manager') }] : undefined,
  ]);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return saved.body;
}

const workerOf = ({ persons }: Permit) => persons.find(({ role }: { role: string }) => role === 'Worker');

/** Submits a permit and has all sign but the grantor; answers the grantor's PIN. */
async function toGrantor(permit: Permit): Promise<string> {
  expect((await site.act(permit, 'submit')).status).toBe(200);
  await signByMail(site, permit, 'Creator');
  expect((await signByMail(site, permit, 'Worker')).body.pendingRole).toBe('Grantor');
  return pinOf(site, GRANTOR_MAIL, permit);
}

describe('a required card', () => {
  test('covers the days of an extension too, unless the grantor gives a reason', async () => {
    const permit = await permitOf(await worker('2030-06-06'));
    const grantor = await toGrantor(permit);
    await signPermit(site, permit, { role: 'Grantor', signPin: grantor });
    expect((await site.act(permit, 'extend', { endTime: '2030-06-06', reason: 'Kesken' })).status).toBe(200);
    const sign = async (reason?: string) => {
      const { body } = await reviewPermit(site, permit._id, grantor);
      return site.act(permit, 'signExtension', { signPin: grantor, ...(reason && { reason }) }, body.token);
    };
    expect((await sign()).body.code).toBe('card_expired');
    const signed = (await sign('Kortti uusitaan aamulla.')).body;
    expect(signed).toMatchObject({ endTime: '2030-06-06', cardOverride: { reason: 'Kortti uusitaan aamulla.' } });
  });

  test.each([
    ['2030-06-06', null],
    [LAST_DAY, 'card_expired'],
    ['2030-06-01', 'card_expired'],
    [null, 'card_missing'],
  ] as const)('that ends on %s on a permit whose last day is 5 June: %s', async (expires, problem) => {
    const { userFormId, cardId } = await worker(expires);
    const permit = await permitOf({ userFormId });
    expect(workerOf(permit)).toMatchObject({
      cardProblem: problem,
      cardId: cardId ?? null,
      cardRequirement: 'Tulityökortti',
    });
    const grantor = await toGrantor(permit);
    const got = await signPermit(site, permit, { role: 'Grantor', signPin: grantor });
    expect({ status: got.status, code: got.body.code }).toEqual({
      status: problem ? 422 : 200,
      code: problem ?? undefined,
    });
    expect((await site.get(permit)).body.status).toBe(problem ? 'Pending Approval' : 'Approved');
  });

  test('of another name will not do, whichever the worker named', async () => {
    const { userFormId, cardId } = await worker('2031-01-01', 'Ensiapukortti');
    expect(workerOf(await permitOf({ userFormId, cardId }))).toMatchObject({
      cardProblem: 'card_missing',
      card: { name: 'Ensiapukortti' },
    });
  });

  test('that will not do is let pass by the grantor alone, with a reason that stays on the permit', async () => {
    const permit = await permitOf({ userFormId: (await worker('2030-06-01')).userFormId });
    const grantor = await toGrantor(permit);
    const refused = await signPermit(site, permit, { role: 'Grantor', signPin: grantor });
    expect(refused.body.issues).toEqual([
      { path: 'persons.1.cardId', code: 'card_expired', params: { card: 'Tulityökortti', name: 'Matti Meikäläinen' } },
    ]);
    const passed = await signPermit(site, permit, {
      role: 'Grantor',
      signPin: grantor,
      reason: 'Uusi kortti on nähty paperilla.',
    });
    expect(passed).toMatchObject({
      status: 200,
      body: {
        status: 'Approved',
        cardOverride: { reason: 'Uusi kortti on nähty paperilla.', by: 'Matti Mestari', role: 'Grantor' },
      },
    });
    const staff = (await site.get(permit)).body;
    expect(staff.history[0]).toMatchObject({ what: 'signed', reason: 'Uusi kortti on nähty paperilla.' });
    expect(staff.cardOverride).not.toHaveProperty('covers');
  });

  test('that is renewed in time is enough', async () => {
    const { userFormId, cardId } = await worker('2030-06-01');
    const permit = await permitOf({ userFormId });
    const grantor = await toGrantor(permit);
    const params = { id: cardId ?? '' };
    const by = { token: site.tokens.manager };
    const { version } = await site.app.ask(cardApi.get, { params }, by);
    const body = { version, expires: '2035-01-01' };
    expect((await site.app.call(cardApi.update, { params, body }, by)).status).toBe(200);
    expect((await signPermit(site, permit, { role: 'Grantor', signPin: grantor })).body).toMatchObject({
      status: 'Approved',
      cardOverride: null,
    });
  });

  test('keeps a permit without a grantor from being sent at all', async () => {
    const bad = await permitOf({ userFormId: (await worker('2030-06-01')).userFormId }, { hasGrantor: false });
    expect(await site.act(bad, 'submit')).toMatchObject({ status: 422, body: { code: 'card_expired' } });
    const none = await permitOf({ userFormId: (await worker(null)).userFormId }, { hasGrantor: false });
    expect(await site.act(none, 'submit')).toMatchObject({ status: 422, body: { code: 'card_missing' } });
    const good = await permitOf({ userFormId: (await worker('2031-01-01')).userFormId }, { hasGrantor: false });
    expect((await site.act(good, 'submit')).status).toBe(200);
  });

  test('is read anew when somebody signs, so that one put away meanwhile is missing', async () => {
    const { userFormId, cardId } = await worker('2031-01-01');
    const permit = await permitOf({ userFormId }, { hasGrantor: false });
    await site.act(permit, 'submit');
    await site.app.ask(cardApi.archive, { params: { id: cardId ?? '' } }, { token: site.tokens.manager });
    const got = await signByMail(site, permit, 'Creator');
    expect(got).toMatchObject({ status: 422, body: { code: 'card_missing' } });
  });
});
