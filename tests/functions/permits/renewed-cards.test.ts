import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { createCardsForm, given, signCards, signRest, takeWithCards, type Taken } from '../../fixtures/cards-walk.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { GRANTOR_MAIL, newPinOf, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { renewalWalk } from '../user-forms/renewal-walk.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';

const CARD = { cardRequirement: 'Tulityökortti', cardIsMandatory: true };

let site: PermitSite;
let pin: string;
beforeAll(async () => {
  site = await PermitSite.start();
  const form = await createCardsForm(site.app, site.tokens.editor);
  pin = form.pin;
  const params = { id: site.project };
  const token = site.tokens.manager;
  const project = await site.app.ask(projectApi.get, { params }, { token });
  const body = { ...project, inductionFormIds: [...project.inductionFormIds, form.id] };
  await site.app.ask(projectApi.update, { params, body: body as never }, { token });
});
afterAll(() => site.app.stop());

async function workerWith(expires: string): Promise<Taken> {
  const taken = await takeWithCards(site.app, pin, {
    cards: () => Promise.resolve([given('Tulityökortti', expires)]),
  });
  await approve(taken);
  return taken;
}

async function approve({ id }: Pick<Taken, 'id'>): Promise<void> {
  await site.app.settle();
  const given = { params: { id }, body: { approved: true } };
  const got = await site.app.call(userFormActionApi.approve, given, { token: site.tokens.manager });
  expect(got.status).toBe(200);
  await site.app.settle();
}

/** A permit until the last day of the card and longer, sent and signed by all but the grantor; answers the grantor's PIN. */
async function toGrantor(userFormId: string): Promise<{ permit: Permit; grantor: string }> {
  const created = (await site.create(await site.form([personBlock('Worker', CARD), personBlock('Grantor')]))).body;
  const chosen = [[{ userFormId }], [{ userId: await site.userId('manager') }]];
  const permit = (await site.choose(created, chosen)).body;
  expect((await site.act(permit, 'submit')).status).toBe(200);
  await signByMail(site, permit, 'Creator');
  await signPermit(site, permit, { role: 'Worker', signPin: await newPinOf(site, permit, 1) });
  return { permit, grantor: await pinOf(site, GRANTOR_MAIL, permit) };
}

/** Renews an induction with a card that ends on another day; it waits for its approval. */
async function renewedWith(taken: Taken, expires: string): Promise<Taken> {
  const walk = renewalWalk(site.app);
  const renewal = walk.startedOf(await walk.renew(taken));
  site.app.pass(60);
  const images = renewal.body.pages[0].content[0].images.map((image: object) => ({ ...image, expires }));
  const signed = await signCards(site.app, renewal, images, renewal.body.pages[0].version ?? 0);
  expect(signed.status).toBe(200);
  expect((await signRest(site.app, renewal)).status).toBe(200);
  await site.app.settle();
  return { ...renewal, cards: signed.body.page.content[0].images };
}

const workerOf = async (permit: Permit) =>
  (await site.get(permit)).body.persons.find(({ role }: { role: string }) => role === 'Worker');

test('a permit that is being signed takes the card of a renewed induction once that is approved, and keeps it once granted', async () => {
  const taken = await workerWith('2030-06-01');
  const { permit, grantor } = await toGrantor(taken.id);
  const former = (await workerOf(permit)).cardId;
  expect((await signPermit(site, permit, { role: 'Grantor', signPin: grantor })).body.code).toBe('card_expired');
  const renewal = await renewedWith(taken, '2035-01-01');
  expect((await signPermit(site, permit, { role: 'Grantor', signPin: grantor })).body.code).toBe('card_expired');
  await approve(renewal);
  const granted = await signPermit(site, permit, { role: 'Grantor', signPin: grantor });
  expect(granted.body).toMatchObject({ status: 'Approved', cardOverride: null });
  const now = await workerOf(permit);
  expect(now.cardId).not.toBe(former);
  expect(now.card).toMatchObject({ expires: '2035-01-01' });

  // What is granted keeps its card through the next renewal.
  await approve(await renewedWith(renewal, '2036-01-01'));
  expect((await workerOf(permit)).cardId).toBe(now.cardId);
});
