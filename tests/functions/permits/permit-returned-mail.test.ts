import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { bounceMail, tellOfMail } from '../../fixtures/outside/mail-events.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { CREATOR_MAIL, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { PERSON } from '../../fixtures/walk.ts';

let site: PermitSite;
const requests: string[] = [];
beforeAll(async () => {
  site = await PermitSite.start();
  site.app.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        requests.push(String(commandName));
        return next(args);
      },
    { step: 'initialize', name: 'noteRequests' },
  );
});
afterAll(() => site.app.stop());

const BLOCKS = [personBlock('Creator', { defaultToCreator: true }), personBlock('Worker'), personBlock('Grantor')];
const [CREATOR, WORKER] = [0, 1];

/** A permit that its creator has signed, so that the worker of an induction is asked to; its mails are sent. */
async function askedOf(userFormId: string): Promise<Permit> {
  const made = (await site.create(await site.form(BLOCKS))).body;
  const grantor = { userId: await site.userId('manager') };
  await site.choose(made, [undefined, [{ userFormId }], [grantor]]);
  await site.act(made, 'submit');
  await signByMail(site, made, 'Creator');
  await site.app.settle();
  return (await site.get(made)).body;
}

const inducted = (email: string) => site.inducted({ ...PERSON, email });
const mailsTo = (to: string) => site.app.post.mails.filter((mail) => mail.to === to);
const draw = (permit: Permit) =>
  site.app.call(
    permitApi.drawPin,
    { params: { id: permit._id, personId: permit.persons[WORKER]._id } },
    { token: site.tokens.foreman },
  );

async function returnsOf(permit: Permit, token = site.tokens.foreman) {
  const { persons } = (await site.get(permit, token)).body;
  return persons.map(({ mailReturned }: { mailReturned?: object }) => mailReturned);
}

async function loadingOf(permit: Permit): Promise<string[]> {
  requests.length = 0;
  await site.get(permit);
  return [...requests];
}

async function correct(userFormId: string, email: string): Promise<void> {
  const token = await site.app.login('admin@example.com');
  const form = (await site.app.call(userFormApi.get, { params: { id: userFormId } }, { token })).body;
  const body = { ...form, user: { ...form.user, email } };
  const { status } = await site.app.call(userFormApi.update, { params: { id: userFormId }, body }, { token });
  if (status !== 200) throw new Error(`${status}`);
}

test('an invitation that came back shows at its person, to all who may read the permit and to nobody else, and costs no request more', async () => {
  const to = 'kadonnut@example.org';
  const permit = await askedOf(await inducted(to));
  const pin = await pinOf(site, to, permit);
  const before = await loadingOf(permit);
  expect(await returnsOf(permit)).toEqual([undefined, undefined, undefined]);
  await bounceMail(site.app, to);
  await bounceMail(site.app, to);
  const shown = [undefined, { reason: 'bounced', at: expect.any(String), isSuppressed: true }, undefined];
  expect(await returnsOf(permit)).toEqual(shown);
  expect(await returnsOf(permit, site.tokens.viewer)).toEqual(shown);
  expect(await loadingOf(permit)).toEqual(before);
  const { token } = (await reviewPermit(site, permit._id, pin)).body;
  expect(await returnsOf(permit, token)).toEqual([undefined, undefined, undefined]);
  expect((await site.get(permit)).body.version).toBe(permit.version);
});

test('a permit that asks a suppressed address shows it too; no PIN is drawn until the address is corrected, then it goes to the new one', async () => {
  const [to, right] = ['vaara@example.org', 'oikea@example.org'];
  const worker = await inducted(to);
  await tellOfMail(site.app, (await askedOf(worker)).persons[WORKER].email, {
    complaint: { complainedRecipients: [{ emailAddress: to }] },
  });
  const before = mailsTo(to).length;
  const permit = await askedOf(worker);
  expect((await returnsOf(permit))[WORKER]).toMatchObject({ reason: 'complained', isSuppressed: true });
  expect(await draw(permit)).toMatchObject({ status: 422, body: { code: 'not_possible' } });
  const { version, history } = (await site.get(permit)).body;
  expect({ version, history }).toEqual({ version: permit.version, history: permit.history });

  await correct(worker, right);
  expect(await draw(permit)).toMatchObject({ status: 202, body: {} });
  expect((await returnsOf(permit))[WORKER]).toBeUndefined();
  expect((await site.get(permit)).body.persons[WORKER].email).toBe(right);
  const pin = await pinOf(site, right, permit);
  expect((await signPermit(site, permit, { role: 'Worker', signPin: pin })).status).toBe(200);
  expect(mailsTo(to)).toHaveLength(before);
});

test('where a mailbox was full a new PIN is tried at the same address, and nothing shows until that comes back as well', async () => {
  const to = 'taynna@example.org';
  const permit = await askedOf(await inducted(to));
  await bounceMail(site.app, to, 'Transient');
  expect((await returnsOf(permit))[WORKER]).toMatchObject({ reason: 'bounced', isSuppressed: false });
  expect((await draw(permit)).status).toBe(202);
  expect((await returnsOf(permit))[WORKER]).toBeUndefined();
  const pin = await pinOf(site, to, permit);
  await bounceMail(site.app, to, 'Transient');
  expect((await returnsOf(permit))[WORKER]).toBeDefined();
  expect((await signPermit(site, permit, { role: 'Worker', signPin: pin })).status).toBe(200);
  expect((await returnsOf(permit))[WORKER]).toBeUndefined();
});

test('that a permit was sent back shows at whoever has signed it, when the mail about it did not arrive', async () => {
  const to = 'tekija@example.org';
  const permit = await askedOf(await inducted(to));
  await signPermit(site, permit, { role: 'Worker', signPin: await pinOf(site, to, permit) });
  const refusal = { approve: false, reason: 'Suojaus puuttuu.' };
  expect((await signByMail(site, permit, 'Grantor', refusal)).status).toBe(200);
  await site.app.settle();
  await bounceMail(site.app, CREATOR_MAIL);
  expect((await returnsOf(permit))[CREATOR]).toMatchObject({ reason: 'bounced' });
});
