import { takeMailReturn } from '../../../../functions/messages/mail-returns.ts';
import { runMorning } from '../../../../functions/jobs/run-morning.ts';
import { noteLoginWave } from '../../../../functions/store/due/kinds/login-wave.ts';
import { cardApi } from '../../../../shared/cards/card-api.ts';
import { editCodeApi } from '../../../../shared/edit-codes/edit-code-api.ts';
import { passwordRequestApi } from '../../../../shared/password-requests/password-request-api.ts';
import { WEBHOOK_KINDS } from '../../../../shared/webhooks/webhook-kinds.ts';
import { localDate } from '../../../../shared/core/dates.ts';
import { checkInApi } from '../../../../shared/presence/check-in-api.ts';
import { dataDeskApi } from '../../../../shared/data-desk/data-desk-api.ts';
import { departmentApi } from '../../../../shared/departments/department-api.ts';
import { inductionFormApi } from '../../../../shared/induction-forms/induction-form-api.ts';
import { permitApi } from '../../../../shared/permits/permit-api.ts';
import { presenceApi } from '../../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../../shared/projects/project-api.ts';
import { permitUploadApi, uploadApi } from '../../../../shared/uploads/upload-api.ts';
import { registerCheckApi } from '../../../../shared/user-forms/register-check/register-check-api.ts';
import { userFormActionApi } from '../../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../../shared/user-forms/user-form-api.ts';
import { userApi } from '../../../../shared/users/user-api.ts';
import { webhookApi } from '../../../../shared/webhooks/webhook-api.ts';
import { createCardsForm, given, photo, signCards, takeWithCards, uploaded } from '../../../fixtures/cards-walk.ts';
import { draftPermit, submitPermit } from '../../../fixtures/permits/draft-permit.ts';
import { pinOf } from '../../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../../fixtures/permits/permit-site.ts';
import { signPermit } from '../../../fixtures/permits/sign-permit.ts';
import { sentCode } from '../../../fixtures/outside/sent-code.ts';
import { uuid, type TestApp } from '../../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, takeWhole, type Started } from '../../../fixtures/walk.ts';
import { walkForms } from './forms-walk.ts';
import { leaveFormerWork } from './former-work.ts';
import type { GuardedProduct } from './guarded-app.ts';
import { asksOf, copied, SMALL_PDF } from './walked-calls.ts';

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
  await asksOf(app, 'admin')(webhookApi.remove, { params: { id: webhook } });
  // Forms and permits are erased a while after they were removed.
  app.pass(11 * 60);
  await app.settle();
  await walkDataDesk(app);
}

/** A webhook at an address where nobody answers, which all that follows is told to. */
async function walkWebhook(app: TestApp): Promise<string> {
  const body = { name: 'Kulunvalvonta', url: 'http://localhost:1/', kinds: [...WEBHOOK_KINDS] };
  const { _id } = await asksOf(app, 'admin')(webhookApi.make, { body });
  await app.settle();
  return _id;
}

async function walkInductions(app: TestApp): Promise<void> {
  await takeWhole(app, SHORT_PIN);
  const taken = await takeWhole(app, RICH_PIN, { ...PERSON, email: '', phoneNumber: '+358401234999' });
  const { id } = taken;
  await app.settle();
  const manager = asksOf(app, 'manager');
  await manager(userFormActionApi.approve, { params: { id }, body: { approved: true } });
  await manager(inductionFormApi.find, {});
  await manager(userFormApi.get, { params: { id } });
  await leaveFormerWork(app, id);
  const inductionFormIds = [taken.body.inductionForm._id];
  const { _id: site, gateId } = await manager(projectApi.create, {
    body: { presence: true, selfCheckIn: true, inductionFormIds },
  });
  await manager(presenceApi.note, { params: { id: site }, body: { userFormId: id, kind: 'in' } });
  const { checkInKey } = await app.ask(checkInApi.giveKey, { params: { id } }, { token: taken.token });
  const left = { checkInKey: checkInKey ?? '', kind: 'out' } as const;
  await app.ask(checkInApi.note, { params: { id: gateId ?? '' }, body: left }, { key: uuid() });
  app.registers.isDown = true;
  await manager(registerCheckApi.validateTaxNumber, { params: { id } }).catch(() => undefined);
  await app.settle();
  app.registers.isDown = false;
  app.pass(3600);
  await app.settle();
}

async function walkPermits(app: TestApp): Promise<void> {
  const site = await PermitSite.over(app);
  const permit = await submitPermit(site);
  const pin = await pinOf(site, 'foreman@example.com', permit);
  await signPermit(site, permit, { role: 'Creator', signPin: pin });
  // Who is to sign is reminded after some hours.
  app.pass(5 * 3600);
  await app.settle();
  await site.freshLogins();
  await site.act(permit, 'cancel');
  await app.settle();

  const foreman = asksOf(app, 'foreman');
  const draft: Permit = await draftPermit(site);
  const params = { id: draft._id };
  const { name: image } = await foreman(permitUploadApi.permitImage, { params, body: { upload: photo(4) } });
  const { name: other } = await foreman(permitUploadApi.permitImage, { params, body: { upload: photo(5) } });
  const { name: document } = await foreman(permitUploadApi.permitDocument, { params, body: SMALL_PDF });
  const change = { version: draft.version, images: [image, other], documents: [document] };
  const saved = await foreman(permitApi.update, { params, body: change });
  const copy = await copied(app, 'foreman', `/permits/${draft._id}`);
  await foreman(permitApi.deleteImage, { params, body: { imageName: other } });
  await foreman(permitApi.remove, { params: { id: saved._id } });
  await foreman(permitApi.remove, { params: { id: copy._id } });
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
  const admin = asksOf(app, 'admin');
  const { id } = await takeWhole(app, SHORT_PIN, { ...PERSON, lastName: 'Poistettava' });
  await app.settle();
  const begun = await start(app, SHORT_PIN);
  await saveDetails(app, begun, { ...PERSON, lastName: 'Poistettava' });
  await announced(app, begun);
  const { _id: request } = await admin(dataDeskApi.search, { body: { by: 'name', text: 'Poistettava' } });
  await app.settle();
  const params = { id: request };
  const chosen = { userForms: [id, begun.id], cards: [] };
  await admin(dataDeskApi.exportAll, { params, body: chosen });
  await admin(dataDeskApi.plan, { params, body: { ...chosen, isListElsewhere: true } });
  await app.settle();
  await admin(dataDeskApi.erase, { params, body: {} });
  await app.settle();
  const { state } = await admin(dataDeskApi.get, { params });
  if (state !== 'erased') throw new Error(`the person is not erased: ${state}`);
  const { periods, version } = await admin(dataDeskApi.retention, {});
  await saveDetails(app, await start(app, SHORT_PIN), PERSON);
  app.pass(31 * 86_400);
  await admin(dataDeskApi.saveRetention, { body: { periods: { ...periods, permitYears: 7 }, version } });
  await app.settle();
  app.pass(15 * 86_400);
  await app.settle();
}

/** Passwords, departments, and users who go. */
async function walkStaff(app: TestApp): Promise<void> {
  const admin = asksOf(app, 'admin');
  await app.call(passwordRequestApi.create, { query: { language: 'fi' }, body: { email: 'viewer@example.com' } });
  await noteLoginWave(app.world.table, 'attacked', 'viewer@example.com', app.world.now());
  const { _id: department } = await admin(departmentApi.create, { body: { name: 'Katto' } });
  const user = await admin(userApi.create, { body: { name: 'Jäsen', email: 'jasen@example.org', department } });
  await admin(departmentApi.remove, { params: { id: department } });
  await admin(userApi.remove, { params: { id: user._id } });
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
  const manager = asksOf(app, 'manager');
  const soon = localDate(new Date(app.world.now().getTime() + 7 * 86_400_000));
  const draft = { name: 'Korttityömaa', inductionFormIds: [form.id], cardReminder: REMINDED };
  const { _id: project } = await manager(projectApi.create, { body: draft });
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
