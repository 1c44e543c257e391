import { afterAll, beforeAll, expect, test } from 'vitest';
import { runReminders } from '../../../functions/reminders/run-reminders.ts';
import { cardLedgerOf } from '../../../functions/store/entities/cards/card-sync.ts';
import { findCards } from '../../../functions/store/entities/cards/cards.ts';
import { cardLedgerKey } from '../../../functions/store/keys.ts';
import { dayAfter } from '../../../shared/core/dates.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { createCardsForm, given, signCards } from '../../fixtures/cards-walk.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, signPage, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';
import { renewalWalk } from '../user-forms/renewal-walk.ts';

let app: TestApp;
let walk: ReturnType<typeof renewalWalk>;
beforeAll(async () => {
  app = await startSeededApp();
  walk = renewalWalk(app);
});
afterAll(() => app.stop());

const ADMIN = 'mestari@example.org';
const siteOf = async (form: Got['body'], cardReminder: object) => {
  const body = { name: `Työmaa ${uuid()}`, inductionFormIds: [form._id], cardReminder };
  expect((await app.call(projectApi.create, { body }, { token: await walk.manager() })).status).toBe(201);
};
/** Makes the reminders of a day, and answers to whom a mail of this subject went. */
const remind = async (day: string, subject: string): Promise<string[]> => {
  const before = app.post.mails.length;
  await runReminders(app.world, day);
  app.pass(200);
  await app.settle();
  return app.post.mails
    .slice(before)
    .filter((mail) => mail.subject.startsWith(subject))
    .map(({ to }) => to);
};
const OWN = 'Perehdytyksesi on voimassa';
const DIGEST = 'Vanhenevat perehdytykset (1)';

test('an induction is reminded of 14 days and a day before its last one, once to each, as the site’s settings say', async () => {
  const form = await walk.formWith({ validMonths: 6 });
  const email = `${uuid()}@example.org`;
  await siteOf(form, { ownerEnabled: true, adminEnabled: true, adminEmails: [ADMIN] });
  const taken = await takeWhole(app, form.meta.pin, { ...PERSON, email });
  await app.settle();
  const { validUntil = '' } = (await walk.readAs(await walk.manager(), taken.id)).meta;
  const on = (days: number) => dayAfter(validUntil ?? '', -days);
  expect(await remind(on(15), OWN)).toEqual([]);
  expect(await remind(on(14), OWN)).toEqual([email]);
  expect(await remind(on(14), OWN)).toEqual([]);
  expect(await remind(on(1), DIGEST)).toEqual([ADMIN]);
  expect(await remind(on(1), OWN)).toEqual([]);
});

test('an induction without an end, of a site that wants none, or that is renewed, is reminded of to nobody', async () => {
  const endless = await walk.formWith();
  await siteOf(endless, { ownerEnabled: true });
  await takeWhole(app, endless.meta.pin);
  const silent = await walk.formWith({ validMonths: 7 });
  const quiet = await takeWhole(app, silent.meta.pin);
  const form = await walk.formWith({ validMonths: 8 });
  await siteOf(form, { ownerEnabled: true });
  const taken = await takeWhole(app, form.meta.pin);
  const ends = async ({ id }: Started) => (await walk.readAs(await walk.manager(), id)).meta.validUntil as string;
  const days = [await ends(quiet), await ends(taken)].map((day) => dayAfter(day, -14));
  await walk.demand(form);
  app.pass(3 * 24 * 3600);
  const token = await walk.tokenByCode(taken);
  await walk.signRest(walk.startedOf(await walk.renew({ id: taken.id, token })));
  await app.settle();
  for (const day of days) expect(await remind(day, OWN)).toEqual([]);
});

test('the cards that a signed renewal takes along end the reminders of those they came from', async () => {
  const form = await createCardsForm(app, await app.login('editor@example.com'));
  await siteOf({ _id: form.id }, { ownerEnabled: true });
  const email = `${uuid()}@example.org`;
  const started = await start(app, form.pin);
  await saveDetails(app, started, { ...PERSON, email });
  app.pass(3600);
  const cards = [given('Tulityökortti', '2031-05-15'), given('Ensiapukortti', '2031-05-15')];
  expect((await signCards(app, started, cards)).status).toBe(200);
  for (const index of [1, 2]) expect((await signPage(app, started, index)).status).toBe(200);
  await app.settle();
  const { body } = await walk.renew(started);
  const taken = walk.startedOf({ status: 201, body } as Awaited<ReturnType<typeof walk.renew>>);
  const [block] = taken.body.pages[0].content;
  expect(block.images.map(({ name }: { name: string }) => name)).toEqual(['Tulityökortti']);
  const content = [block];
  const page = { params: { id: taken.id, pageIndex: '0' }, body: { content, version: 1 } };
  expect((await app.call(userFormApi.signPage, page, { token: taken.token })).status).toBe(200);
  app.pass(3600);
  for (const index of [1, 2]) expect((await signPage(app, taken, index)).status).toBe(200);
  await app.settle();
  const ledger = cardLedgerOf(await app.world.table.get(cardLedgerKey(started.id)));
  const former = await findCards(app.world.table, Object.keys(ledger.cards));
  const followed = former.filter((card) => card?.followedBy !== undefined).map((card) => card?.name);
  expect(followed).toEqual(['Tulityökortti']);
  expect(await remind('2031-05-01', 'Pätevyyskorttisi vanhenee')).toEqual([email, email]);
});
