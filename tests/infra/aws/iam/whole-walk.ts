import { takeMailReturn } from '../../../../functions/messages/mail-returns.ts';
import { runMorning } from '../../../../functions/jobs/run-morning.ts';
import { noteLoginWave } from '../../../../functions/store/due/kinds/login-wave.ts';
import { cardApi } from '../../../../shared/cards/card-api.ts';
import { editCodeApi } from '../../../../shared/edit-codes/edit-code-api.ts';
import { passwordRequestApi } from '../../../../shared/password-requests/password-request-api.ts';
import { WEBHOOK_KINDS } from '../../../../shared/webhooks/webhook-kinds.ts';
import { localDate } from '../../../../shared/core/dates.ts';
import { checkInApi } from '../../../../shared/presence/check-in-api.ts';
import { uploadApi } from '../../../../shared/uploads/upload-api.ts';
import { createCardsForm, given, photo, signCards, takeWithCards, uploaded } from '../../../fixtures/cards-walk.ts';
import { drafted, PermitSite, submitted, type Permit } from '../../../fixtures/permit-walk.ts';
import { sentCode } from '../../../fixtures/sent-code.ts';
import { uuid, type TestApp } from '../../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, takeWhole, type Started } from '../../../fixtures/walk.ts';
import { walkForms } from './forms-walk.ts';
import { leaveFormerWork } from './former-work.ts';
import type { GuardedProduct } from './guarded-app.ts';
import { callsOf, copied, SMALL_PDF } from './walked-calls.ts';

/** Whatever the functions' roles are for, once: inductions, permits, reminders, each kind of due work, erasing, copies. */
export async function walkWhole({ app, owner, worker, reminders }: GuardedProduct): Promise<void> {
  const webhook = await walkWebhook(app);
  await walkInductions(app);
  await walkForms(app, owner);
  await walkPermits(app);
  await walkStaff(app);
  await walkCards(app);
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'vaara@example.org' }] };
  await takeMailReturn(worker, { source: 'aws.ses', detail: { bounce, mail: {} } });
  await runMorning(reminders);
  await app.settle();
  await callsOf(app, 'admin')('DELETE', `/webhooks/${webhook}`);
  // Forms and permits are erased a while after they were removed.
  app.pass(11 * 60);
  await app.settle();
  await walkDataDesk(app);
}

/** A webhook at an address where nobody answers, which all that follows is told to. */
async function walkWebhook(app: TestApp): Promise<string> {
  const body = { name: 'Kulunvalvonta', url: 'http://localhost:1/', kinds: [...WEBHOOK_KINDS] };
  const { _id } = await callsOf(app, 'admin')('POST', '/webhooks', body);
  await app.settle();
  return _id;
}

async function walkInductions(app: TestApp): Promise<void> {
  await takeWhole(app, SHORT_PIN);
  const taken = await takeWhole(app, RICH_PIN, { ...PERSON, email: '', phoneNumber: '+358401234999' });
  const { id } = taken;
  await app.settle();
  const manager = callsOf(app, 'manager');
  await manager('PUT', `/user-forms/${id}/approve`, { approved: true });
  await manager('GET', '/induction-forms');
  await manager('GET', `/user-forms/${id}`);
  await leaveFormerWork(app, id);
  const inductionFormIds = [taken.body.inductionForm._id];
  const { _id: site, gateId } = await manager('POST', '/projects', {
    presence: true,
    selfCheckIn: true,
    inductionFormIds,
  });
  await manager('POST', `/projects/${site}/presence`, { userFormId: id, kind: 'in' });
  const { checkInKey } = await app.ask(checkInApi.giveKey, { params: { id } }, { token: taken.token });
  const left = { checkInKey: checkInKey ?? '', kind: 'out' } as const;
  await app.ask(checkInApi.note, { params: { id: gateId }, body: left }, { key: uuid() });
  app.registers.isDown = true;
  await manager('GET', `/user-forms/${id}/validate-tax-number`).catch(() => undefined);
  await app.settle();
  app.registers.isDown = false;
  app.pass(3600);
  await app.settle();
}

async function walkPermits(app: TestApp): Promise<void> {
  const site = await PermitSite.over(app);
  const permit = await submitted(site);
  const pin = await site.pinOf('foreman@example.com', permit);
  await site.sign(permit, 'Creator', pin);
  // Who is to sign is reminded after some hours.
  app.pass(5 * 3600);
  await app.settle();
  await site.freshLogins();
  await site.act(permit, 'cancel');
  await app.settle();

  const foreman = callsOf(app, 'foreman');
  const draft: Permit = await drafted(site);
  const path = `/permits/${draft._id}`;
  const { name: image } = await foreman('POST', `${path}/upload-image`, { upload: photo(4) });
  const { name: other } = await foreman('POST', `${path}/upload-image`, { upload: photo(5) });
  const { name: document } = await foreman('POST', `${path}/upload-document`, SMALL_PDF);
  const saved = await foreman('PUT', path, { version: draft.version, images: [image, other], documents: [document] });
  const copy = await copied(app, 'foreman', path);
  await foreman('PUT', `${path}/delete-image`, { imageName: other });
  await foreman('DELETE', `/permits/${saved._id}`);
  await foreman('DELETE', `/permits/${copy._id}`);
  await app.settle();
}

/** A photo that the browser posts and nobody confirms. */
async function announced(app: TestApp, { id, token }: Started): Promise<void> {
  const body = { contentType: 'image/png', size: 100 } as const;
  const { url = '', fields = {} } = await app.ask(uploadApi.userFormImage, { params: { id }, body }, { token });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Buffer.alloc(100)], { type: 'image/png' }));
  const { status } = await fetch(url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`the photo was not taken: ${status}`);
}

/** Somebody who is found, given out and erased, and retention over the notice of its dry run. */
async function walkDataDesk(app: TestApp): Promise<void> {
  const admin = callsOf(app, 'admin');
  const { id } = await takeWhole(app, SHORT_PIN, { ...PERSON, lastName: 'Poistettava' });
  await app.settle();
  const begun = await start(app, SHORT_PIN);
  await saveDetails(app, begun, { ...PERSON, lastName: 'Poistettava' });
  await announced(app, begun);
  const { _id: request } = await admin('POST', '/data-requests', { by: 'name', text: 'Poistettava' });
  await app.settle();
  const path = `/data-requests/${request}`;
  const chosen = { userForms: [id, begun.id], cards: [] };
  await admin('POST', `${path}/export`, chosen);
  await admin('PUT', `${path}/plan`, { ...chosen, isListElsewhere: true });
  await app.settle();
  await admin('PUT', `${path}/erase`);
  await app.settle();
  const { state } = await admin('GET', path);
  if (state !== 'erased') throw new Error(`the person is not erased: ${state}`);
  const { periods, version } = await admin('GET', '/retention');
  await saveDetails(app, await start(app, SHORT_PIN), PERSON);
  app.pass(31 * 86_400);
  await admin('PUT', '/retention', { periods: { ...periods, permitYears: 7 }, version });
  await app.settle();
  app.pass(15 * 86_400);
  await app.settle();
}

/** Passwords, departments, and users who go. */
async function walkStaff(app: TestApp): Promise<void> {
  const admin = callsOf(app, 'admin');
  await app.call(passwordRequestApi.create, { query: { language: 'fi' }, body: { email: 'viewer@example.com' } });
  await noteLoginWave(app.world.table, 'attacked', 'viewer@example.com', app.world.now());
  const department = await admin('POST', '/departments', { name: 'Katto' });
  const user = await admin('POST', '/users', { name: 'Jäsen', email: 'jasen@example.org', department: department._id });
  await admin('DELETE', `/departments/${department._id}`);
  await admin('DELETE', `/users/${user._id}`);
  await app.settle();
}

const REMINDED = {
  adminEnabled: true,
  adminEmails: ['manager@example.com'],
  ownerEnabled: true,
  reminder1Enabled: true,
  reminder2Enabled: true,
  reminder3Enabled: true,
  updateNoteEnabled: true,
  updateNoteEmails: ['manager@example.com'],
};

/** Cards with photos that follow their pages, are changed by their holder and by staff, and expire. */
async function walkCards(app: TestApp): Promise<void> {
  const form = await createCardsForm(app, await app.login('editor@example.com'));
  const manager = callsOf(app, 'manager');
  const soon = localDate(new Date(app.world.now().getTime() + 7 * 86_400_000));
  const draft = { name: 'Korttityömaa', inductionFormIds: [form.id], cardReminder: REMINDED };
  const { _id: project } = await manager('POST', '/projects', draft);
  const own = { project, name: 'Tulityökortti', firstName: 'Kalle', lastName: 'Kuori', expires: soon };
  // A repeated call has placed its photo before it finds the card.
  const repeated = { token: await app.login('manager@example.com'), key: uuid() };
  for (let times = 0; times < 2; times += 1) {
    await app.ask(cardApi.create, { body: { ...own, imageSrc: photo(7) } }, repeated);
  }
  const user = { ...PERSON, email: 'kortti@example.org' };
  const taken = await takeWithCards(app, form.pin, {
    user,
    cards: async (started) => [given('Tulityökortti', soon, await uploaded(app, started))],
  });
  await app.settle();
  const id = String(taken.cards[0]?._id);
  await app.call(editCodeApi.sendForCard, { params: { id }, query: { language: 'fi' }, body: {} });
  const { token } = (await app.call(editCodeApi.verifyForCard, { params: { id }, body: { code: await sentCode(app) } }))
    .body;
  const card = (await app.call(cardApi.get, { params: { id } }, { token })).body;
  await app.call(cardApi.update, { params: { id }, body: { ...card, imageSrc: photo(6) } }, { token });
  await app.settle();
  await signCards(app, taken, [], 1);
  await app.settle();
  await saveDetails(app, await start(app, form.pin), user);
}
