import { afterAll, beforeAll, expect, test } from 'vitest';
import { runReminders } from '../../../functions/reminders/run-reminders.ts';
import { seedPrograms } from '../../../infra/demo/seed-programs.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { WEBHOOK_KINDS } from '../../../shared/webhooks/webhook-kinds.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { DRAWING } from '../../fixtures/walk.ts';
import { WebhookReceiver } from '../../fixtures/outside/webhook-receiver.ts';

const BLOCKS = [personBlock('Creator', { defaultToCreator: true }), personBlock('WorkApprover')];

let site: PermitSite;
let receiver: WebhookReceiver;
let older: Permit;
beforeAll(async () => {
  site = await PermitSite.start();
  receiver = await WebhookReceiver.start();
  older = await submitPermit(site, BLOCKS);
  // As `npm start` leaves the demo: with a webhook that is off, and nothing marked.
  await seedPrograms(site.app.world);
  const body = { name: 'ERP', url: receiver.url, kinds: [...WEBHOOK_KINDS] };
  const token = await site.app.login('admin@example.com');
  receiver.secrets = [(await site.app.ask(webhookApi.make, { body }, { token, key: uuid() })).secret];
  await site.app.settle();
});
afterAll(async () => {
  await receiver.stop();
  await site.app.stop();
});

const told = (kind: string) =>
  receiver.received.filter(({ type }) => type.startsWith(kind)).map(({ type, data }) => [type, data]);

async function worked(permit: Permit): Promise<void> {
  await signByMail(site, permit, 'Creator');
  expect((await site.act(permit, 'suspend', { reason: 'Tuuli' })).status).toBe(200);
  expect((await site.act(permit, 'resume')).status).toBe(200);
  await signByMail(site, permit, 'WorkApprover');
  await site.app.settle();
}

test('permits are told of when they are granted, suspended and done, also those from before the webhook', async () => {
  for (const permit of [older, await submitPermit(site, BLOCKS)]) {
    receiver.received.length = 0;
    await worked(permit);
    const data = { permitId: permit._id, projectId: site.project };
    expect(Object.fromEntries(told('permit'))).toEqual({
      'permit.approved': { ...data, state: 'approved' },
      'permit.suspended': { ...data, state: 'suspended' },
      'permit.workApproved': { ...data, state: 'workApproved' },
    });
  }
  expect(receiver.refused).toBe(0);
});

test('a card that expires is told of once a reminder, however often reminders are made', async () => {
  const { app } = site;
  const today = localDate(app.world.now());
  const expires = dayAfter(today, 14);
  const card = { name: 'Valttikortti', firstName: 'Aino', lastName: 'B', company: 'C', expires, imageSrc: DRAWING };
  const token = site.tokens.manager;
  const made = await app.call(cardApi.create, { body: { ...card, project: site.project } }, { token, key: uuid() });
  expect(made.status).toBe(201);
  await app.settle();
  for (let times = 0; times < 2; times += 1) {
    await runReminders(app.world, today);
    await app.settle();
  }
  const data = { cardId: made.body._id, expires, state: 'expiring' };
  expect(told('card').filter(([, one]) => (one as typeof data).cardId === data.cardId)).toEqual([
    ['card.expiring', data],
  ]);
});
