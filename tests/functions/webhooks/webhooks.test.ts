import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { MOST_WEBHOOKS, WEBHOOK_KINDS } from '../../../shared/webhooks/webhook-kinds.ts';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, startSeededApp } from '../../fixtures/walk.ts';
import { OK, WebhookReceiver } from '../../fixtures/outside/webhook-receiver.ts';
import { WebhookCompany } from './webhook-walk.ts';

let app: TestApp;
let company: WebhookCompany;
const receivers: WebhookReceiver[] = [];
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
  company = await WebhookCompany.make(app);
});
afterAll(async () => {
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  await app.stop();
});

async function receiver(): Promise<WebhookReceiver> {
  const started = await WebhookReceiver.start(app.world.now);
  receivers.push(started);
  return started;
}

const DAY = 24 * 3600;

/** What happens at a site, each kind but for cards and permits once. */
async function aDayAtTheSite(): Promise<string> {
  const id = await company.signedInduction();
  const token = await company.token();
  const back = { params: { id }, body: { reason: 'Nimi puuttuu', pages: [0] } };
  await app.ask(userFormActionApi.returnPages, back, { token });
  const second = await company.signedInduction();
  await company.approve(second);
  for (const kind of ['in', 'out'] as const) {
    const given = { params: { id: company.site }, body: { userFormId: second, kind } };
    await app.ask(presenceApi.note, given, { token, key: uuid() });
    app.pass(120);
  }
  await app.settle();
  return second;
}

describe('a webhook', () => {
  test('is told of what happens, signed by the convention, in ids, states and times alone', async () => {
    const own = await receiver();
    await company.webhook(own);
    const id = await aDayAtTheSite();
    expect(own.refused).toBe(0);
    expect(own.types()).toEqual([
      'induction.approved',
      'induction.returned',
      'induction.signed',
      'induction.signed',
      'presence.in',
      'presence.out',
    ]);
    const approved = own.received.find(({ type }) => type === 'induction.approved');
    expect(approved?.data).toEqual({ inductionId: id, inductionFormId: company.form, state: 'approved' });
    const entered = own.received.find(({ type }) => type === 'presence.in');
    expect(entered?.data).toEqual({ projectId: company.site, inductionId: id, state: 'in' });
    const all = JSON.stringify(own.received);
    for (const told of Object.values(PERSON)) expect(all).not.toContain(told);
    expect(new Set(own.received.map(({ id: message }) => message)).size).toBe(own.received.length);
  });

  test('is told of the kinds that it was made for, also of forms and sites made later', async () => {
    const own = await receiver();
    await company.webhook(own, ['induction.signed', 'presence.in']);
    const token = await company.token();
    const pages = [page('Ohjeet', [paragraph('Lue.')])];
    const made = await app.ask(
      inductionFormApi.create,
      { body: { meta: { name: 'Uusi' }, pages } as never },
      { token },
    );
    const id = await company.signedInduction(made.meta.pin);
    const site = await company.newSite();
    await company.approve(id);
    const given = { params: { id: site }, body: { userFormId: id, kind: 'in' as const } };
    await app.ask(presenceApi.note, given, { token, key: uuid() });
    await app.settle();
    expect(own.types()).toEqual(['induction.signed', 'presence.in']);
  });

  test('is tried again for a day and loses nothing to failures', async () => {
    const own = await receiver();
    const made = await company.webhook(own, ['induction.signed']);
    const failures = ['hang up', { status: 500 }, { status: 503 }] as const;
    own.answer = () => failures[own.tries - 1] ?? OK;
    const ids = [await company.signedInduction(), await company.signedInduction()];
    await app.settle();
    expect(own.received).toEqual([]);
    const [waiting] = await company.sendings(made._id);
    expect(waiting).toMatchObject({
      state: 'waiting',
      tries: [{ fault: expect.stringMatching(/refused|unreachable/) }],
    });
    for (let tries = 0; tries < 4; tries += 1) {
      app.pass(6 * 60);
      await app.settle();
    }
    expect(new Set(own.received.map(({ data }) => data['inductionId']))).toEqual(new Set(ids));
    expect(own.received).toHaveLength(ids.length);
    const [last] = await company.sendings(made._id);
    await app.ask(
      webhookApi.sendAgain,
      { params: { id: made._id, sendingId: String(last?._id) }, query: {} },
      { token: await company.token(), key: uuid() },
    );
    await app.settle();
    expect(own.received.filter(({ id }) => id === last?._id)).toHaveLength(2);
  });

  test('is parked after a day without an answer, its admins are told, and begins anew when it is turned on', async () => {
    const own = await receiver();
    const made = await company.webhook(own, ['induction.signed']);
    own.answer = () => ({ status: 500 });
    await company.signedInduction();
    await app.settle();
    for (let hours = 0; hours < 30; hours += 2) {
      app.pass(2 * 3600);
      await app.settle();
    }
    expect(await company.show(made._id)).toMatchObject({ isOn: true, parked: expect.any(String) });
    expect(own.tries).toBeLessThan(12);
    expect((await company.sendings(made._id))[0]).toMatchObject({ state: 'failed', nextTry: null });
    const told = app.post.mails.filter(({ subject }) => subject.includes('Webhook Kulunvalvonta'));
    expect(told).toHaveLength(1);
    const { version, name, url } = made;
    const body = { version, name, url, kinds: ['induction.signed' as const], isOn: true };
    const given = { params: { id: made._id }, query: {}, body };
    const changed = await app.ask(webhookApi.change, given, { token: await company.token() });
    expect(changed).toMatchObject({ parked: null, failingSince: null });
    own.answer = () => OK;
    await company.signedInduction();
    await app.settle();
    expect(own.received).toHaveLength(1);
  });

  test('is parked at once where its receiver says that it is gone, and holds up no other', async () => {
    const [gone, other] = [await receiver(), await receiver()];
    const made = await company.webhook(gone, ['induction.signed']);
    await company.webhook(other, ['induction.signed']);
    gone.answer = () => ({ status: 410 });
    await company.signedInduction();
    await app.settle();
    expect((await company.show(made._id))?.parked).not.toBeNull();
    expect(other.received).toHaveLength(1);
  });

  test('follows no redirect', async () => {
    const own = await receiver();
    const made = await company.webhook(own, ['induction.signed']);
    const target = await receiver();
    own.answer = () => ({ status: 302, headers: { location: target.url } });
    await company.signedInduction();
    await app.settle();
    expect(target.tries).toBe(0);
    expect((await company.sendings(made._id))[0]?.tries[0]).toMatchObject({ status: 302, fault: 'redirect' });
  });

  test('has its secret changed over a day, in which either verifies', async () => {
    const own = await receiver();
    const made = await company.webhook(own, ['induction.signed']);
    const token = await company.token();
    const renew = () => app.ask(webhookApi.renewSecret, { params: { id: made._id }, query: {}, body: {} }, { token });
    const lost = await renew();
    const { secret } = await renew();
    expect(new Set([made.secret, lost.secret, secret]).size).toBe(3);
    for (const known of [made.secret, secret]) {
      own.secrets = [known];
      await company.signedInduction();
      await app.settle();
    }
    expect([own.received.length, own.refused]).toEqual([2, 0]);
    app.pass(DAY + 60);
    own.secrets = [made.secret];
    await company.signedInduction();
    await app.settle();
    expect([own.received.length, own.refused]).toEqual([2, 1]);
    const stored = await app.world.table.get({ PK: `WEBHOOKS#${company.id}`, SK: 'WEBHOOKS' });
    expect(JSON.stringify([stored, await company.show(made._id)])).not.toContain(secret.slice(6, 30));
  });

  test('can be tried while it is off, and is told nothing else then', async () => {
    const own = await receiver();
    const made = await company.webhook(own, ['induction.signed']);
    const token = await company.token();
    const { version, name, url } = made;
    const off = { version, name, url, kinds: ['induction.signed' as const], isOn: false };
    const params = { id: made._id };
    await app.ask(webhookApi.change, { params, query: {}, body: off }, { token });
    await company.signedInduction();
    const sent = await app.ask(webhookApi.test, { params, query: {} }, { token, key: uuid() });
    expect(sent).toMatchObject({ kind: 'test', state: 'waiting' });
    await app.settle();
    expect(own.types()).toEqual(['test']);
    expect((await company.sendings(made._id))[0]).toMatchObject({ state: 'arrived', tries: [{ status: 200 }] });
    const stale = await app.call(webhookApi.change, { params, query: {}, body: { ...off, name: 'Toinen' } }, { token });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict', current: { isOn: false } } });
  });

  test('is made with the password once the login is older than five minutes, and told by the security log', async () => {
    const own = await receiver();
    const token = await company.token();
    app.pass(6 * 60);
    const body = { name: 'Lokin koukku', url: own.url, kinds: ['card.expiring' as const] };
    const refused = await app.call(webhookApi.make, { body }, { token, key: uuid() });
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirm_required' } });
    const fresh = await company.token();
    const made = await app.ask(webhookApi.make, { body }, { token: fresh, key: uuid() });
    await app.ask(webhookApi.remove, { params: { id: made._id }, query: {} }, { token: fresh });
    const { items } = await app.ask(securityLogApi.list, { query: {} }, { token: fresh });
    const kinds = items.filter(({ about }) => about === 'Lokin koukku').map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['webhookMade', 'webhookRemoved']);
  });

  test('is one of ten of a company at most, a repeated making is the same, and no other company reaches it', async () => {
    const full = await WebhookCompany.make(app);
    const token = await full.token();
    const own = await receiver();
    const body = { name: 'Koukku', url: own.url, kinds: [...WEBHOOK_KINDS] };
    const key = uuid();
    const [first, again] = [
      await app.ask(webhookApi.make, { body }, { token, key }),
      await app.ask(webhookApi.make, { body }, { token, key }),
    ];
    expect([again._id, again.secret === first.secret]).toEqual([first._id, false]);
    const rest = Array.from({ length: MOST_WEBHOOKS }, () =>
      app.call(webhookApi.make, { body }, { token, key: uuid() }),
    );
    const statuses = (await Promise.all(rest)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    const params = { id: first._id };
    const elsewhere = { token: await company.token() };
    expect((await app.call(webhookApi.test, { params, query: {} }, elsewhere)).status).toBe(404);
  });

  test('once it was the last, leaves nothing that costs the company a request', async () => {
    const left = await WebhookCompany.make(app);
    const own = await receiver();
    const made = await left.webhook(own, ['presence.in']);
    const marked = async () => {
      const keys = [
        { PK: `COMPANY#${left.id}`, SK: 'COMPANY' },
        { PK: `FORM#${left.form}`, SK: 'HEAD' },
        { PK: `PROJECT#${left.site}`, SK: 'PROJECT' },
      ];
      return (await app.world.table.getMany(keys)).map((item) => item?.['hasWebhooks'] ?? false);
    };
    expect(await marked()).toEqual([true, true, true]);
    await app.ask(webhookApi.remove, { params: { id: made._id }, query: {} }, { token: await left.token() });
    await app.settle();
    expect(await marked()).toEqual([false, false, false]);
  });
});
