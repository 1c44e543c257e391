import { randomBytes } from 'node:crypto';
import { takeMailReturn } from '../../../../functions/messages/mail-returns.ts';
import { runMorning } from '../../../../functions/jobs/run-morning.ts';
import { findVersionNumbers } from '../../../../functions/store/entities/form-versions.ts';
import { noteLoginWave } from '../../../../functions/store/due/kinds/login-wave.ts';
import type { World } from '../../../../functions/world.ts';
import { page, paragraph } from '../../../../infra/demo/form-builders.ts';
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
import { uuid, type Got, type TestApp } from '../../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, takeWhole, type Started } from '../../../fixtures/walk.ts';
import { leaveFormerWork } from './former-work.ts';
import type { GuardedProduct } from './guarded-app.ts';

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

const MINUTES_OF_A_LOGIN = 60;

/** Calls of a user of the demo that have to succeed; logged in anew, since the walk moves the clock. */
function callsOf(app: TestApp, account: string) {
  let login = { token: '', until: 0 };
  return async (
    method: string,
    path: string,
    body: unknown = method === 'GET' ? undefined : {},
  ): Promise<Got['body']> => {
    const now = app.world.now().getTime();
    if (login.until < now) {
      login = { token: await app.login(`${account}@example.com`), until: now + MINUTES_OF_A_LOGIN * 60_000 };
    }
    const got = await app.request(method, path, { token: login.token, key: uuid(), body });
    if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${JSON.stringify(got.body)}`);
    return got.body;
  };
}

type Calls = ReturnType<typeof callsOf>;

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
  const { checkInKey } = (await app.send(`/user-forms/${id}/check-in-keys`, { token: taken.token, body: {} })).body;
  await app.ask(checkInApi.note, { params: { id: gateId }, body: { checkInKey, kind: 'out' } }, { key: uuid() });
  app.registers.isDown = true;
  await manager('GET', `/user-forms/${id}/validate-tax-number`).catch(() => undefined);
  await app.settle();
  app.registers.isDown = false;
  app.pass(3600);
  await app.settle();
}

const PDF = Buffer.from('%PDF-1.4\n%%EOF');
const pdf = { upload: `data:application/pdf;base64,${PDF.toString('base64')}` };

/** Forms with files, one of them too large for the table; announced, copied, changed and removed. */
async function walkForms(app: TestApp, owner: World): Promise<void> {
  const editor = callsOf(app, 'editor');
  const large = Array.from({ length: 2 }, () =>
    page(
      'Pitkä',
      Array.from({ length: 80 }, () => paragraph(randomBytes(700).toString('base64'))),
    ),
  );
  for (const kind of ['induction-forms', 'permit-forms']) {
    const words = kind === 'permit-forms' ? { name: 'Suuri', description: 'Kuvaus' } : { meta: { name: 'Suuri' } };
    const made = await editor('POST', `/${kind}`, { ...words, pages: [page('Sivu', [paragraph('Lue.')])] });
    const path = `/${kind}/${made._id}`;
    const { name: document } = await editor('POST', `${path}/upload-document`, pdf);
    const { name: image } = await editor('POST', `${path}/upload-image`, { upload: photo(3) });
    await confirmed(app, editor, path);
    const files = [
      { kind: 'doc', fileName: document, title: '' },
      { kind: 'img', fileName: image, title: '' },
    ] as never[];
    const form = await editor('PUT', path, { ...made, pages: [page('Sivu', files), ...large] });
    const asked =
      kind === 'permit-forms' ? form : await editor('PUT', path, { ...form, renewal: { reason: 'Muuttui' } });
    await walkDrafts(editor, { kind, form: asked });
    // The worker reads the copy's version, which nobody has in memory.
    const copy = await copied(app, 'editor', path);
    for (const id of [made._id, copy._id]) await editor('DELETE', `/${kind}/${id}`);
    // As a worker leaves it that died after its last file.
    for (const { object } of await findVersionNumbers(owner.table, made._id)) {
      if (object !== undefined) await owner.files.remove(object);
    }
  }
}

/** Drafts too large for the table: changed, published, and discarded. */
async function walkDrafts(editor: Calls, { kind, form }: { kind: string; form: Got['body'] }): Promise<void> {
  const path = `/${kind}/${form._id}`;
  let last = form;
  for (const draft of [true, true, false, true]) {
    const pages = [...form.pages, page(`Luonnos ${last.version}`, [paragraph('Lue tämäkin.')])];
    last = await editor('PUT', path, { ...last, pages, draft });
  }
  await editor('DELETE', `${path}/draft?version=${last.version}`);
}

/** A copy whose call is repeated: the second has copied the files before it finds the copy. */
async function copied(app: TestApp, account: string, path: string): Promise<Got['body']> {
  const repeated = { token: await app.login(`${account}@example.com`), key: uuid(), body: {} };
  const [first, second] = [await app.send(`${path}/copy`, repeated), await app.send(`${path}/copy`, repeated)];
  if (second.body._id !== first.body._id)
    throw new Error(`${path}/copy: ${second.status} ${JSON.stringify(second.body)}`);
  return first.body;
}

/** A document that is announced, posted by the browser and confirmed. */
async function confirmed(app: TestApp, call: Calls, path: string): Promise<void> {
  const announced = await call('POST', `${path}/upload-document`, { contentType: 'application/pdf', size: PDF.length });
  const form = new FormData();
  for (const [name, value] of Object.entries(announced.fields as Record<string, string>)) form.append(name, value);
  form.append('file', new Blob([PDF], { type: 'application/pdf' }));
  const { status } = await fetch(announced.url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`the document was not taken: ${status}`);
  await call('PUT', `${path}/upload-document/${announced.name}`);
  // One that was announced and never posted is looked for in vain.
  const never = await call('POST', `${path}/upload-document`, { contentType: 'application/pdf', size: PDF.length });
  await call('PUT', `${path}/upload-document/${never.name}`).catch(() => undefined);
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
  const { name: document } = await foreman('POST', `${path}/upload-document`, pdf);
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
  const repeated = { token: await app.login('manager@example.com'), key: uuid(), body: { ...own, imageSrc: photo(7) } };
  for (let times = 0; times < 2; times += 1) await app.send('/cards', repeated);
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
