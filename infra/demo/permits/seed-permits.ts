import { allSessionsEndWrite } from '../../../functions/store/entities/users/sessions.ts';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { permitUploadApi } from '../../../shared/uploads/upload-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Zone } from '../../../shared/core/zones/zone.ts';
import { NO_WORKER } from '../../../shared/workers/no-worker.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import type { World } from '../../../functions/world.ts';
import { DemoClient } from '../demo-client.ts';
import { DEMO_STAFF, DEMO_WORKERS, type Worker } from '../inductions/demo-workers.ts';
import { makeDueCards, takeInduction, takeUnapproved } from '../inductions/demo-inductions.ts';
import { pngAddress } from '../drawing/png.ts';
import { placePhoto } from '../pictures/place-photo.ts';
import { openZones } from '../demo-zones.ts';
import { DIGGING_FORM, HOT_WORK_FORM } from './demo-permit-forms.ts';
import { DEMO_PERMITS, type DemoPermit } from './demo-permits.ts';
import { answerBlock } from './permit-answers.ts';
import { takeSteps, type DemoWalk } from './permit-steps.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Among the demo's workers: who watches after the work, and who takes a permit over. */
const GUARD = 3;
const SUCCESSOR = 4;

/** On the site's list by hand, with what the law wants of somebody whose employer is abroad. */
const POSTED_WORKER = {
  ...NO_WORKER,
  firstName: 'Jaan',
  lastName: 'Kask',
  birthday: '3.4.1985',
  taxNumber: '100000000206',
  employer: 'Ehitus OÜ',
  businessId: 'EE12345678',
  isPosted: true,
  representative: { name: 'Mari Maasikas', contact: '+358 40 123 4567' },
};

type Site = {
  project: string;
  zones: readonly Zone[];
  forms: { hotWork: string; digging: string };
  inductions: readonly string[];
  users: Readonly<Record<string, string>>;
  /** Where the work is done, as sent. */
  photo: string;
  tokens: DemoWalk['tokens'];
};

/** Creates permit forms, inducted workers, and a permit in every state through the API, as people do. */
export async function seedDemoPermits(world: World): Promise<void> {
  const site = await seedSite(world);
  // Permit numbers follow the days, and a permit that is granted beside another comes after it.
  const made = [];
  for (const permit of DEMO_PERMITS) made.push(await makeDraft(world, site, permit));
  for (const draft of made) {
    await fillDraft(site, draft);
    await takeSteps(walkOf(world, site, draft));
  }
  await endDemoSessions(world);
}

/** The demo's people are not logged in anywhere. */
export async function endDemoSessions({ table }: World): Promise<void> {
  for (const account of ['editor', 'manager', 'foreman']) {
    const user = await findUserByEmail(table, `${account}@example.com`);
    if (user) await table.write([allSessionsEndWrite(user._id)]);
  }
}

async function seedSite(world: World): Promise<Site> {
  const client = new DemoClient(world, daysFrom(world, -15));
  // The demo's logins begin today, so that they count as confirmed in each act.
  const today = new DemoClient(world, world.now());
  const [editor = '', manager = '', foreman = ''] = await Promise.all(
    ['editor', 'manager', 'foreman'].map((one) => today.login(one)),
  );
  const hotWork = await client.call(permitFormApi.create, { body: HOT_WORK_FORM }, { token: editor });
  const digging = await client.call(permitFormApi.create, { body: DIGGING_FORM }, { token: editor });
  const persons = await client.call(userApi.permitPersons, { query: { limit: '100' } }, { token: foreman });
  const users = Object.fromEntries(persons.items.map(({ name, userId }) => [name, userId]));
  const take = (worker: Worker, user?: { _id: string; token: string }) =>
    takeInduction(new DemoClient(world, daysFrom(world, -15)), worker, { approver: manager, ...(user && { user }) });
  // One after another: pictures that are placed all at once wait too long for each other on a busy machine.
  const inductions: string[] = [];
  for (const worker of DEMO_WORKERS) inductions.push(await take(worker));
  for (const worker of DEMO_STAFF) {
    const _id = users[`${worker.firstName} ${worker.lastName}`] ?? '';
    await take(worker, { _id, token: { foreman, manager }[worker.account] });
  }
  await takeUnapproved((daysAgo) => new DemoClient(world, daysFrom(world, -daysAgo)));
  await makeDueCards({ ...world, now: () => daysFrom(world, -14) });
  const [project] = (await client.call(projectApi.list, {}, { token: foreman })).items;
  if (!project) throw new Error('the demo company has no project');
  const posted = { ...POSTED_WORKER, startDate: localDate(daysFrom(world, -15)) };
  await client.call(workerApi.add, { params: { id: project._id }, body: posted }, { token: foreman });
  return {
    project: project._id,
    zones: await openZones(client, project._id, foreman),
    forms: { hotWork: hotWork._id, digging: digging._id },
    inductions,
    users,
    photo: pngAddress(placePhoto()),
    tokens: { foreman, manager },
  };
}

const daysFrom = (world: World, days: number) => new Date(world.now().getTime() + days * DAY_MILLISECONDS);

type Draft = {
  client: DemoClient;
  token: string;
  permit: DemoPermit;
  body: { _id: string; version: number; pages: { content: Record<string, unknown>[] }[] };
};

const DESCRIPTIONS = { hotWork: 'Hitsaus ja leikkaus työmaalla.', digging: 'Kaivo asennetaan ja putket liitetään.' };

const walkOf = (
  world: World,
  { inductions, photo, tokens }: Site,
  { client, permit, body: { _id: id } }: Draft,
): DemoWalk => ({
  world,
  client,
  permit,
  id,
  successor: inductions[SUCCESSOR] ?? '',
  photo,
  tokens,
});

async function makeDraft(world: World, { project, zones, forms }: Site, permit: DemoPermit): Promise<Draft> {
  const client = new DemoClient(world, new Date(daysFrom(world, permit.made).getTime() - DAY_MILLISECONDS / 4));
  const token = await client.login('foreman');
  const day = (days: number) => localDate(daysFrom(world, days));
  const body = {
    permitFormId: forms[permit.form ?? 'hotWork'],
    project,
    name: permit.name,
    description: DESCRIPTIONS[permit.form ?? 'hotWork'],
    startDate: day(permit.from),
    endTime: day(permit.to),
    zones: zones.filter(({ name }) => permit.zones.includes(name)),
  };
  return { client, token, permit, body: await client.call(permitApi.create, { body }, { token }) };
}

async function fillDraft(
  { inductions, users, photo: upload }: Site,
  { client, token, permit, body: draft }: Draft,
): Promise<void> {
  const people = {
    Worker: [{ userFormId: inductions[permit.worker] }],
    NoRole: [{ userFormId: inductions[GUARD] }, { userId: users['Teemu Työnjohtaja'] }],
    Grantor: [{ userId: users['Matti Mestari'] }],
    WorkApprover: [{ userId: users['Venla Katselija'] }],
  };
  const params = { id: draft._id };
  const { name: photo } = await client.call(permitUploadApi.permitImage, { params, body: { upload } }, { token });
  const pages = draft.pages.map(({ content }) => ({
    content: content.map((block) => answerBlock(block, { people, photo })),
  }));
  await client.call(permitApi.update, { params, body: { version: draft.version, pages } }, { token });
}
