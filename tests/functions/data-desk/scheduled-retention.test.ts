import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { planErasure } from '../../../functions/data-desk/erasing/whole-erasure.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { erasureWrite } from '../../../functions/store/installation/erasures.ts';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { retentionRunKey } from '../../../functions/store/keys.ts';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import { contentsOf } from '../../../infra/operator/contents.ts';
import { recount } from '../../../infra/operator/backfill/recount.ts';
import { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import { USUAL_PERIODS } from '../../../shared/data-desk/retention-rules.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { operatedDemo, type Operated } from '../../fixtures/operator/operated.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { PERSON, SHORT_PIN, saveDetails, start } from '../../fixtures/walk.ts';

const DAY = 86_400;

type Lived = Operated & { site: PermitSite; inductions: string[] };

async function lived(): Promise<Lived> {
  const { app, installation } = await operatedDemo();
  const site = await PermitSite.over(app);
  const form = await createCardsForm(app, site.tokens.editor);
  const project = await app.ask(projectApi.get, { params: { id: site.project } }, { token: site.tokens.manager });
  const body = { ...project, inductionFormIds: [...project.inductionFormIds, form.id], presence: true };
  await app.ask(projectApi.update, { params: { id: site.project }, body }, { token: site.tokens.manager });
  const taken = await takeWithCards(app, form.pin, {
    user: { ...PERSON, firstName: 'Kortti' },
    cards: async (started) => [given('Tulityökortti', '2030-01-01', await uploaded(app, started))],
  });
  const permit = await submitPermit(site);
  await signByMail(site, permit, 'Creator');
  await present(site, taken.id);
  const unfinished = await start(app, SHORT_PIN);
  await saveDetails(app, unfinished, { ...PERSON, firstName: 'Keskenjäänyt' });
  await app.settle();
  return { app, installation, site, inductions: [taken.id, unfinished.id] };
}

/** A worker's day on the site, with an evacuation. */
async function present({ app, project: id, tokens }: PermitSite, userFormId: string): Promise<void> {
  const sent = () => ({ token: tokens.manager, key: uuid() });
  const params = { id };
  await app.ask(presenceApi.note, { params, body: { userFormId, kind: 'in' } }, sent());
  const ticks = [{ passId: passIdOf(app.world.keys, userFormId), isFound: true }];
  await app.ask(presenceApi.drill, { params, body: { people: 1, isOver: false, ticks } }, sent());
  await app.ask(presenceApi.drill, { params, body: { people: 1, isOver: true, ticks: [] } }, sent());
  await app.ask(presenceApi.note, { params, body: { userFormId, kind: 'out' } }, sent());
}

async function retention({ app }: Lived) {
  return app.ask(dataDeskApi.retention, { query: {} }, { token: await app.login('admin@example.com') });
}

async function morning({ app }: Lived): Promise<void> {
  await runMorning(app.world);
  await app.settle();
}

const counts = (found: readonly { kind: string; count: number }[] = []) =>
  Object.fromEntries(found.map(({ kind, count }) => [kind, count]));

/** What retention is about: everything but what the clock itself leaves behind. */
async function kept({ installation }: Lived): Promise<string[]> {
  const texts: string[] = [];
  for await (const stored of installation.table.items()) {
    const item = unmarshall(stored);
    if (/^(UF|CARD|PERMIT|WORKERS|PRESENCE)#/.test(String(item['PK']))) texts.push(`${item['PK']} ${item['SK']}`);
  }
  for await (const key of installation.files.keys('static/')) texts.push(key);
  return texts.toSorted();
}

type Manifest = Map<string, string>;

/** Every item that has no end of its own and every file, by its key, with its kind. */
async function manifest({ installation }: Lived): Promise<Manifest> {
  const all: Manifest = new Map();
  for await (const stored of installation.table.items()) {
    const { PK, SK, ttl } = unmarshall(stored) as { PK: string; SK: string; ttl?: number };
    if (ttl === undefined) all.set(`${PK} ${SK}`, kindOf(PK, SK));
  }
  for await (const key of installation.files.keys()) all.set(key, key.split('/').slice(0, -2).join('/'));
  return all;
}

/** What the manifest of before has and that of after has not, by kind: all of it, or how many. */
function lostOf(before: Manifest, after: Manifest): Record<string, 'all' | number> {
  const count = new Map<string, { all: number; lost: number }>();
  for (const [key, kind] of before) {
    const { all, lost } = count.get(kind) ?? { all: 0, lost: 0 };
    count.set(kind, { all: all + 1, lost: lost + Number(!after.has(key)) });
  }
  const lost = [...count].filter(([, one]) => one.lost > 0);
  return Object.fromEntries(lost.map(([kind, one]) => [kind, one.lost === one.all ? 'all' : one.lost]));
}

function kindOf(PK: string, SK: string): string {
  const search = /#(WORDS|NAMES)$/.exec(PK)?.[1];
  return search ?? `${PK.split('#')[0]} ${/^[A-Z]+/.exec(SK)?.[0] ?? ''}`.trim();
}

test('a dry run stands on the desk and is mailed for 14 days before it takes what it found; over seven years manifests of before and after tell of every item and file', async () => {
  const here = await lived();
  const { app, site, inductions } = here;
  await morning(here);
  expect((await retention(here)).run).toMatchObject({ state: 'nothing', found: [] });
  const whole = await kept(here);
  const atFirst = await manifest(here);

  app.pass(31 * DAY);
  await morning(here);
  const dry = await retention(here);
  expect(dry.run).toMatchObject({ state: 'announced', taken: [] });
  expect(counts(dry.run?.found)).toEqual({ 'unfinished inductions': 1 });
  expect(await kept(here)).toEqual(whole);
  const mails = app.post.mails.filter(({ to, subject }) => to === 'admin@example.com' && /Säilytysaika/.test(subject));
  expect(mails).toHaveLength(1);

  app.pass(13 * DAY);
  await morning(here);
  expect(await kept(here)).toEqual(whole);
  app.pass(DAY + 60);
  await app.settle();
  const first = await retention(here);
  expect(first.run?.state).toBe('ended');
  expect(counts(first.run?.taken)).toEqual({ 'unfinished inductions': 1 });
  const gone = whole.filter((key) => key.includes(inductions[1] ?? ''));
  expect(gone.length).toBeGreaterThan(0);
  expect(await kept(here)).toEqual(whole.filter((key) => !gone.includes(key)));

  await site.at('2030-06-07T09:00:00.000Z');
  const token = site.tokens.manager;
  const project = await app.ask(projectApi.get, { params: { id: site.project } }, { token });
  const body = { ...project, endDate: '2030-06-30' };
  await app.ask(projectApi.update, { params: { id: site.project }, body }, { token });
  await app.ask(projectApi.end, { params: { id: site.project } }, { token });

  const seen: Record<string, Record<string, number>> = {};
  for (const [day, end] of [
    ['2031-06-20', '2031-07-06'],
    ['2031-08-02', '2031-08-18'],
    ['2032-07-01', '2032-07-20'],
    ['2036-12-10', '2036-12-26'],
    ['2037-01-20', '2037-02-05'],
  ] as const) {
    await site.at(`${day}T09:00:00.000Z`);
    await morning(here);
    await site.at(`${end}T09:00:00.000Z`);
    await app.settle();
    const { run } = await retention(here);
    expect(counts(run?.taken)).toEqual(counts(run?.found));
    seen[day] = counts(run?.taken);
  }
  expect(seen).toEqual({
    '2031-06-20': { presence: 1 },
    '2031-08-02': { 'card pictures': 1 },
    '2032-07-01': { 'addresses on permits': 1 },
    '2036-12-10': {},
    '2037-01-20': { inductions: 2, permits: 1, 'lists of workers': 1 },
  });
  // The induction, its card, the permit, the list with its presence and evacuation, and what names them; their chains, billing and numbers stay.
  expect(lostOf(atFirst, await manifest(here))).toEqual({
    'BOARD P': 'all',
    'CARD META': 1,
    'FORM S': 2,
    NAMES: 6,
    'PERMIT H': 'all',
    'PERMIT META': 'all',
    'PERMIT P': 'all',
    PERMITCLOCK: 'all',
    'PERMITVIEW VIEW': 'all',
    PERSON: 'all',
    'PRESENCE D': 'all',
    'PRESENCE P': 'all',
    'PRESENCE V': 'all',
    'UF CARDS': 'all',
    'UF META': 'all',
    'UF P': 'all',
    'UFPIN UFPIN': 'all',
    WORDS: 23,
    'WORKERS T': 'all',
    'WORKERS W': 'all',
    'static/images/card': 1,
    'static/images/userForm': 'all',
  });
  const left = await kept(here);
  expect(left.filter((key) => key.includes(inductions[0] ?? ''))).toEqual([]);
  expect(await recount(here.installation, { isDryRun: true })).toEqual([]);
  const before = await contentsOf(here.installation);
  await app.settle();
  expect(await contentsOf(here.installation)).toEqual(before);
});

test('what the dry run did not find, or what is kept after all, is not taken', async () => {
  const here = await lived();
  const { app } = here;
  app.pass(20 * DAY);
  const later = await start(app, SHORT_PIN);
  await saveDetails(app, later, { ...PERSON, firstName: 'Myöhempi' });
  app.pass(11 * DAY);
  await morning(here);
  const { version, run } = await retention(here);
  expect(counts(run?.found)).toEqual({ 'unfinished inductions': 1 });
  // By the time of the erasing the later one is over too, but nobody was shown it.
  app.pass(15 * DAY);
  await app.settle();
  expect(counts((await retention(here)).run?.taken)).toEqual({ 'unfinished inductions': 1 });
  expect((await kept(here)).some((key) => key.includes(later.id))).toBe(true);

  app.pass(20 * DAY);
  await morning(here);
  expect((await retention(here)).run?.state).toBe('announced');
  const periods = { ...USUAL_PERIODS, unfinishedDays: 90 };
  const token = await app.login('admin@example.com');
  const saved = await app.ask(dataDeskApi.saveRetention, { body: { periods, version } }, { token });
  expect(saved).toMatchObject({ version: version + 1, periods, run: { state: 'looking' } });
  app.pass(15 * DAY);
  await app.settle();
  expect((await retention(here)).run).toMatchObject({ state: 'nothing', taken: [] });
  expect((await kept(here)).some((key) => key.includes(later.id))).toBe(true);
});

test('what a step that died had begun is finished before the run goes on', async () => {
  const here = await lived();
  const { app, installation, inductions } = here;
  app.pass(31 * DAY);
  await morning(here);
  const head = await findUserForm(app.world.table, inductions[1] ?? '');
  if (!head) throw new Error('it is there');
  const { company } = head;
  const data = { world: app.world, files: installation.files };
  const asked = { company, by: 'retention', heads: [head], cards: [], isListElsewhere: false };
  const begun = await planErasure(data, asked);
  // As a process leaves it that had gone on with the run, and died with an erasure begun.
  const set = { set: 'SET #state = :ending', names: { '#state': 'state' }, values: { ':ending': 'ending' } };
  await app.world.table.write([erasureWrite(begun), { update: retentionRunKey(company), ...set }]);
  app.pass(14 * DAY + 60);
  await app.settle();
  const token = await app.login('admin@example.com');
  const { items } = await app.ask(dataDeskApi.receipts, { query: {} }, { token });
  expect(items).toMatchObject([{ _id: begun.receipt._id, isDone: true }]);
  expect((await retention(here)).run?.state).toBe('ended');
});

test('a company sets its times within the bounds, and never that of the list of workers', async () => {
  const here = await lived();
  const token = await here.app.login('admin@example.com');
  const save = (periods: object, version = 0) =>
    here.app.call(dataDeskApi.saveRetention, { body: { periods: periods as never, version } }, { token });
  for (const wrong of [{ unfinishedDays: 14 }, { inductionYears: 5 }, { permitYears: 11 }, { cardPictureMonths: 0 }]) {
    const refused = await save({ ...USUAL_PERIODS, ...wrong });
    expect(refused.status).toBe(422);
    expect(refused.body.issues).toMatchObject([{ path: `periods.${Object.keys(wrong)[0]}` }]);
  }
  const kept6 = await save({ ...USUAL_PERIODS, permitYears: 7, listYears: 1 });
  expect(kept6.body.periods).toEqual({ ...USUAL_PERIODS, permitYears: 7 });
  expect((await save({ ...USUAL_PERIODS, permitYears: 8 })).status).toBe(409);
});
