import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREATOR_MAIL, drawPin, openingIn, pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { eventWrite } from '../../../functions/store/entities/permits/permit-writes.ts';
import { GUARD, guardKey, submitWatched, watchedForm } from '../../fixtures/permits/watched-permit.ts';
import { DRAWING } from '../../fixtures/walk.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const mailsTo = (email: string) => site.app.post.mails.filter(({ to }) => to === email);
/** The subjects of mails about a permit. */
const subjectsTo = (email: string, { number }: Permit) =>
  mailsTo(email).flatMap(({ subject, text }) => (text.includes(number) ? [subject] : []));

type Watched = { permit: Permit; worker: string; guard: string; guardToken: string };

let day = 3;

/** A granted permit with a watch of half an hour in quarters, at noon of its day. */
async function granted(): Promise<Watched> {
  const date = `2030-07-${String((day += 1)).padStart(2, '0')}`;
  await site.at(`${date}T03:00:00.000Z`);
  const permit = await submitWatched(site, { startDate: date, endTime: date, watchMinutes: 30 });
  await signByMail(site, permit, 'Creator');
  const worker = await pinOf(site, WORKER_MAIL, permit);
  await signPermit(site, permit, { role: 'Worker', signPin: worker });
  await site.app.settle();
  const guard = guardKey(site);
  await site.at(`${date}T09:00:00.000Z`);
  const guardToken = (await reviewPermit(site, permit._id, guard)).body.token;
  return { permit, worker, guard, guardToken };
}

async function endWork({ permit, worker }: Watched) {
  const { token } = (await reviewPermit(site, permit._id, worker)).body;
  return site.act(permit, 'endWork', { signPin: worker }, token);
}

const round = ({ permit, guard, guardToken }: Watched, rest: object = {}) =>
  site.act(permit, 'noteRound', { signPin: guard, word: 'Ei havaintoja', ...rest }, guardToken);

const accept = async ({ permit }: Watched, rest: object = {}) => signByMail(site, permit, 'WorkApprover', rest);

test('whoever watches gets a link of their own at the grant, which signs nothing', async () => {
  const watched = await granted();
  expect(subjectsTo(GUARD.email, watched.permit).at(-1)).toContain('jälkivartiointiin');
  const signed = await site.act(watched.permit, 'sign', { signPin: watched.guard, role: 'NoRole' }, watched.guardToken);
  expect(signed.status).toBe(409);
  expect((await round(watched)).status, 'no round before the work has ended').toBe(409);
  const ended = await site.act(watched.permit, 'endWork', { signPin: watched.guard }, watched.guardToken);
  expect(ended.status, 'the watch does not end the work').toBe(409);
});

test('staff give whoever lost the link of the watch a new one, by which rounds are noted; the former opens nothing', async () => {
  const watched = await granted();
  await endWork(watched);
  const place = watched.permit.persons.findIndex(({ isWatch }: { isWatch?: boolean }) => isWatch);
  await drawPin(site, watched.permit, place);
  await site.app.settle();
  const mail = mailsTo(GUARD.email).at(-1);
  expect(mail?.text).toContain('Roolisi luvassa: jälkivartija.');
  const guard = openingIn(mail?.text ?? '').key;
  expect(guard).not.toBe(watched.guard);
  expect((await reviewPermit(site, watched.permit._id, watched.guard)).status).toBe(401);
  const guardToken = (await reviewPermit(site, watched.permit._id, guard)).body.token;
  expect((await round({ ...watched, guard, guardToken })).status).toBe(200);
});

test('rounds with a word and a picture fill a watch, and the permit is valid again', async () => {
  const watched = await granted();
  expect(await endWork(watched)).toMatchObject({ status: 200, body: { state: 'Approved_watch' } });
  await site.app.settle();
  expect(subjectsTo(GUARD.email, watched.permit).at(-1)).toContain('Jälkivartiointi alkoi');
  site.app.pass(14 * 60);
  const first = await round(watched, { photo: DRAWING });
  expect(first.body.watches[0].rounds).toMatchObject([{ word: 'Ei havaintoja', by: { name: 'Rauno Vartio' } }]);
  expect(first.body.watches[0].rounds[0].photo).toMatch(/^[\w-]+\.\w+$/);
  expect(await accept(watched)).toMatchObject({ status: 409, body: { code: 'watch_running' } });
  site.app.pass(16 * 60);
  expect((await round(watched)).body).toMatchObject({
    state: 'Approved_valid',
    watches: [{ fullAt: expect.any(String) }],
  });
  expect((await accept(watched)).body).toMatchObject({ status: 'WorkApproved' });
});

test('rounds noted at once are kept, count as one turn, and let nobody accept the work', async () => {
  const watched = await granted();
  await endWork(watched);
  for (const word of ['Yksi', 'Kaksi', 'Kolme']) await round(watched, { word });
  site.app.pass(14 * 60);
  await round(watched);
  const got = (await round(watched, { word: 'Heti perään' })).body;
  expect(got).toMatchObject({ state: 'Approved_watch', watches: [{ fullAt: null }] });
  expect(got.watches[0].rounds).toHaveLength(5);
  expect((await accept(watched)).body.code).toBe('watch_running');
  site.app.pass(16 * 60);
  expect((await round(watched)).body).toMatchObject({ state: 'Approved_valid' });
  expect((await accept(watched)).body).toMatchObject({ status: 'WorkApproved' });
});

test('a round is noted once however often it is sent', async () => {
  const watched = await granted();
  await endWork(watched);
  site.app.pass(10 * 60);
  const id = 'A'.repeat(22);
  await round(watched, { id });
  expect((await round(watched, { id })).body.watches[0].rounds).toHaveLength(1);
});

test('a round without a network counts by the phone’s time, whatever its clock says, and is marked', async () => {
  const watched = await granted();
  await endWork(watched);
  const ended = site.app.world.now().getTime();
  site.app.pass(20 * 60);
  const phone = (minutes: number) => new Date(ended + (minutes + 500) * 60_000).toISOString();
  const got = await round(watched, { at: phone(12), sentAt: phone(20) });
  const [noted] = got.body.watches[0].rounds;
  expect(noted).toMatchObject({ isPhoneTime: true });
  expect(Math.floor((Date.parse(noted.at) - ended) / 60_000)).toBe(12);
  expect(noted.isLate).toBeUndefined();
});

test('a late round is told once to the watch and who grants, and makes the watch longer', async () => {
  const watched = await granted();
  await endWork(watched);
  site.app.pass(21 * 60);
  await site.app.settle();
  site.app.pass(5 * 60);
  await site.app.settle();
  expect(subjectsTo(GUARD.email, watched.permit).filter((subject) => subject.includes('myöhässä'))).toHaveLength(1);
  expect(subjectsTo(CREATOR_MAIL, watched.permit).filter((subject) => subject.includes('myöhässä'))).toHaveLength(1);
  expect((await round(watched)).body.watches[0].rounds).toMatchObject([{ isLate: true }]);
  site.app.pass(14 * 60);
  expect((await round(watched)).body.state).toBe('Approved_watch');
  site.app.pass(14 * 60);
  expect((await round(watched)).body.state).toBe('Approved_valid');
});

test('the work is accepted before the watch is full with a reason, which stays; its expiry ends no watch', async () => {
  const watched = await granted();
  await endWork(watched);
  await site.at(`2030-07-${String(day).padStart(2, '0')}T14:00:00.000Z`);
  expect((await site.get(watched.permit)).body.state).toBe('Approved_watch');
  expect((await site.act(watched.permit, 'archive')).body.code).toBe('watch_running');
  const got = await accept(watched, { reason: 'Palokunta kävi.' });
  expect(got.body).toMatchObject({ status: 'WorkApproved' });
  expect((await site.get(watched.permit)).body.history[0]).toMatchObject({ what: 'signed', reason: 'Palokunta kävi.' });
});

test('work whose end nobody has said is told of a quarter of an hour after the daily end, once', async () => {
  const watched = await granted();
  const date = `2030-07-${String(day).padStart(2, '0')}`;
  const missed = (mail: string) =>
    subjectsTo(mail, watched.permit).filter((subject) => subject.includes('päättymistä')).length;
  await site.at(`${date}T13:14:00.000Z`);
  await site.app.settle();
  expect([missed(WORKER_MAIL), missed(GUARD.email)]).toEqual([0, 0]);
  await site.at(`${date}T13:16:00.000Z`);
  await site.app.settle();
  site.app.pass(3600);
  await site.app.settle();
  expect([missed(WORKER_MAIL), missed(GUARD.email)]).toEqual([1, 1]);
  expect((await endWork(watched)).body.state).toBe('Approved_watch');
});

test('a user who watches notes rounds in their own login, however old it is, and many rounds push out no moves', async () => {
  const form = await watchedForm(site, 30);
  await site.at('2030-09-03T03:00:00.000Z');
  const created = (await site.create(form, { startDate: '2030-09-03', endTime: '2030-09-03' })).body;
  await site.choose(created, [
    [{ userFormId: await site.inducted() }],
    [{ userId: await site.userId('foreman') }],
    [{ userId: await site.userId('viewer') }],
  ]);
  const permit = (await site.act(created, 'submit')).body;
  await signByMail(site, permit, 'Creator');
  const worker = await pinOf(site, WORKER_MAIL, permit);
  await signPermit(site, permit, { role: 'Worker', signPin: worker });
  await site.at('2030-09-03T09:00:00.000Z');
  const { token } = (await reviewPermit(site, permit._id, worker)).body;
  await site.act(permit, 'endWork', { signPin: worker }, token);
  const event = { at: '2030-09-03T09:00:01.000Z', what: 'watchRound', from: 'Approved', to: 'Approved' } as const;
  for (let version = 1000; version < 1120; version += 1) {
    await site.app.world.table.write([eventWrite({ _id: permit._id, version }, event)]);
  }
  site.app.pass(15 * 60);
  const noted = await site.act(permit, 'noteRound', { word: 'Ei savua' });
  expect(noted.status).toBe(200);
  expect(noted.body.watches[0].rounds[0]).toMatchObject({ word: 'Ei savua', how: 'login' });
  const { history } = (await site.get(permit)).body;
  const moves = history.filter(({ what }: { what: string }) => what !== 'watchRound');
  expect(moves.map(({ what }: { what: string }) => what)).toContain('created');
  expect(history.length).toBeGreaterThan(100);
});
