import { allSessionsEndWrite } from '../../functions/store/entities/users/sessions.ts';
import { findUserByEmail } from '../../functions/store/entities/users/users.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { permitUploadApi } from '../../shared/uploads/upload-api.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { Zone } from '../../shared/core/zone.ts';
import type { PersonRole } from '../../shared/permits/permit-chain.ts';
import { NO_WORKER } from '../../shared/workers/no-worker.ts';
import { workerApi } from '../../shared/workers/worker-api.ts';
import { openBox } from '../../functions/security/sealed-box.ts';
import { findMessagesAbout, messageKey } from '../../functions/store/messages/messages.ts';
import { findPermit } from '../../functions/store/entities/permits/permits.ts';
import type { World } from '../../functions/world.ts';
import { DemoClient } from './demo-client.ts';
import { DEMO_WORKERS, makeDueCards, takeInduction, takeUnapproved } from './demo-inductions.ts';
import { pngAddress } from './drawing/png.ts';
import { placePhoto } from './pictures/place-photo.ts';
import { openZones } from './demo-zones.ts';
import { DIGGING_FORM, HOT_WORK_FORM } from './demo-permit-forms.ts';

const DAY_MILLISECONDS = 86_400_000;
const MOST_MESSAGES = 100;

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

type Step = 'submit' | PersonRole | 'reject' | 'cancel' | 'archive';

/** A demo permit: its creation and validity in days from the first start, and its state. */
type DemoPermit = {
  name: string;
  zone: string;
  made: number;
  from: number;
  to: number;
  worker: number;
  steps: readonly Step[];
};

const GRANTED = ['submit', 'Creator', 'Worker', 'Grantor'] as const;

/** One permit in each state, oldest first. */
const DEMO_PERMITS: readonly DemoPermit[] = [
  {
    name: 'Porrashuoneen kaiteet',
    zone: 'Torni',
    made: -12,
    from: -11,
    to: -10,
    worker: 0,
    steps: [...GRANTED, 'WorkApprover', 'archive'],
  },
  {
    name: 'Kellarin putkikannakkeet',
    zone: 'Kellari K2',
    made: -10,
    from: -9,
    to: -8,
    worker: 0,
    steps: [...GRANTED, 'WorkApprover'],
  },
  {
    name: 'Väestönsuojan ovi',
    zone: 'Kellari K1',
    made: -9,
    from: -8,
    to: -7,
    worker: 0,
    steps: [...GRANTED, 'reject'],
  },
  { name: 'IV-konehuoneen kanavat', zone: 'Vesikatto', made: -8, from: -6, to: -4, worker: 0, steps: GRANTED },
  {
    name: 'Parvekkeiden kiinnikkeet',
    zone: 'Torni',
    made: -6,
    from: 3,
    to: 4,
    worker: 0,
    steps: ['submit', 'Creator', 'cancel'],
  },
  { name: 'Katon bitumikermi', zone: 'Vesikatto', made: -3, from: -2, to: 12, worker: 0, steps: GRANTED },
  { name: 'Torninosturin jalusta', zone: 'Pohjoispiha', made: -2, from: 6, to: 8, worker: 0, steps: GRANTED },
  {
    name: 'Lämmönjakohuoneen putket',
    zone: 'Kellari K2',
    made: -1,
    from: 1,
    to: 3,
    worker: 1,
    steps: ['submit', 'Creator', 'Worker'],
  },
  { name: 'Hissikuilun palkit', zone: 'Torni', made: -1, from: 2, to: 2, worker: 0, steps: ['submit', 'Creator'] },
  { name: 'Vesikaton läpiviennit', zone: 'Vesikatto', made: 0, from: 5, to: 6, worker: 2, steps: ['submit'] },
  { name: 'Autohallin palo-ovet', zone: 'Kellari K1', made: 0, from: 9, to: 10, worker: 0, steps: [] },
];

type Site = {
  project: string;
  zones: readonly Zone[];
  form: string;
  inductions: readonly string[];
  users: Readonly<Record<string, string>>;
  /** Where the work is done, as sent. */
  photo: string;
};
type Block = Record<string, unknown>;

/** Creates permit forms, inducted workers, and a permit in every state through the API, as people do. */
export async function seedDemoPermits(world: World): Promise<void> {
  const site = await seedSite(world);
  // Sequential, so that permit numbers follow the days; later steps need no order.
  const made = [];
  for (const permit of DEMO_PERMITS) made.push(await makeDraft(world, site, permit));
  await Promise.all(
    made.map(async (draft) => {
      await fillDraft(site, draft);
      await takeSteps(draft);
    }),
  );
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
  const [editor, manager, foreman] = await Promise.all(
    ['editor', 'manager', 'foreman'].map((one) => client.login(one)),
  );
  const auth = (token: string | undefined) => (token === undefined ? {} : { token });
  const form = await client.call(permitFormApi.create, { body: HOT_WORK_FORM }, auth(editor));
  await client.call(permitFormApi.create, { body: DIGGING_FORM }, auth(editor));
  const inductions = await Promise.all(
    DEMO_WORKERS.map((worker) => takeInduction(new DemoClient(world, daysFrom(world, -15)), worker, manager ?? '')),
  );
  await takeUnapproved((daysAgo) => new DemoClient(world, daysFrom(world, -daysAgo)));
  await makeDueCards({ ...world, now: () => daysFrom(world, -14) });
  const [project] = (await client.call(projectApi.list, {}, auth(foreman))).items;
  if (!project) throw new Error('the demo company has no project');
  const posted = { ...POSTED_WORKER, startDate: localDate(daysFrom(world, -15)) };
  await client.call(workerApi.add, { params: { id: project._id }, body: posted }, auth(foreman));
  const zones = await openZones(client, project._id, foreman);
  const persons = await client.call(userApi.permitPersons, { query: { limit: '100' } }, auth(foreman));
  const users = persons.items.map(({ name, userId }) => [name, userId]);
  const photo = pngAddress(placePhoto());
  return { project: project._id, zones, form: form._id, inductions, users: Object.fromEntries(users), photo };
}

const daysFrom = (world: World, days: number) => new Date(world.now().getTime() + days * DAY_MILLISECONDS);

type Draft = {
  client: DemoClient;
  token: string;
  permit: DemoPermit;
  body: { _id: string; version: number; pages: { content: Block[] }[] };
};

async function makeDraft(world: World, { project, zones, form }: Site, permit: DemoPermit): Promise<Draft> {
  const client = new DemoClient(world, new Date(daysFrom(world, permit.made).getTime() - DAY_MILLISECONDS / 4));
  const token = await client.login('foreman');
  const day = (days: number) => localDate(daysFrom(world, days));
  const body = {
    permitFormId: form,
    project,
    name: permit.name,
    description: 'Hitsaus ja leikkaus työmaalla.',
    startDate: day(permit.from),
    endTime: day(permit.to),
    zones: zones.filter(({ name }) => name === permit.zone),
  };
  return { client, token, permit, body: await client.call(permitApi.create, { body }, { token }) };
}

async function fillDraft(
  { inductions, users, photo: upload }: Site,
  { client, token, permit, body: draft }: Draft,
): Promise<void> {
  const people: Partial<Record<string, object>> = {
    Worker: { userFormId: inductions[permit.worker] },
    NoRole: { userFormId: inductions[0] },
    Grantor: { userId: users['Matti Mestari'] },
    WorkApprover: { userId: users['Venla Katselija'] },
  };
  const params = { id: draft._id };
  const { name: photo } = await client.call(permitUploadApi.permitImage, { params, body: { upload } }, { token });
  const pages = draft.pages.map(({ content }) => ({
    content: content.map((block) => answerBlock(block, { people, photo })),
  }));
  await client.call(permitApi.update, { params, body: { version: draft.version, pages } }, { token });
}

type Answers = { people: Partial<Record<string, object>>; photo: string };

function answerBlock(block: Block, { people, photo }: Answers): Block {
  if (block['kind'] === 'person') {
    const person = people[String(block['personRole'])];
    return { ...block, selectedPersons: person ? [person] : [] };
  }
  if (block['kind'] === 'question') {
    const options = (block['options'] as Block[]).map((one, place) => ({ ...one, selected: place === 0 }));
    return { ...block, options };
  }
  if (block['kind'] !== 'form') return block;
  return { ...block, fields: (block['fields'] as Block[]).map((one) => ({ ...one, value: valueOf(one, photo) })) };
}

const VALUES: Readonly<Record<string, string>> = {
  paikka: 'Torni C, 12. kerros',
  menetelma: 'Puikkohitsaus ja kulmahiomakone',
  kalusto: '2 kpl 43A 183B C',
  jalkivartiointi: '1 tunti',
};
const valueOf = ({ name, type, value }: Block, photo: string) =>
  type === 'image' ? [photo] : (VALUES[String(name)] ?? value);

async function takeSteps({ client, token, permit, body: { _id: id } }: Draft): Promise<void> {
  for (const step of permit.steps) {
    client.pass(1 / 4);
    if (step === 'submit' || step === 'cancel' || step === 'archive') {
      await client.call(permitApi[step], { params: { id } }, { token });
    } else await sign(client, id, step);
  }
  await dropOldMessages(client, id, token);
}

async function sign(client: DemoClient, id: string, step: PersonRole | 'reject'): Promise<void> {
  const signPin = await newestKey(client, id);
  const { token } = await client.call(permitApi.review, { params: { id }, body: { pin: signPin } });
  const refusal = { role: 'WorkApprover' as const, approve: false, reason: 'Jälkivartiointi jäi tekemättä.' };
  const body = step === 'reject' ? { signPin, ...refusal } : { signPin, role: step };
  await client.call(permitApi.sign, { params: { id }, body }, { token });
}

/** Messages about a permit, newest first. */
async function messagesAbout({ world }: DemoClient, id: string) {
  const company = (await findPermit(world.table, id))?.company ?? '';
  const about = { company, about: `permit#${id}`, limit: MOST_MESSAGES, after: undefined };
  return (await findMessagesAbout(world.table, about)).items;
}

/** The key of the newest link, as its recipient opens it. */
async function newestKey(client: DemoClient, id: string): Promise<string> {
  const asking = (await messagesAbout(client, id)).find(({ kind }) => kind === 'permitToSign');
  if (asking?.box === undefined) throw new Error('nobody was asked to sign');
  return openBox(client.world.keys, asking.box).split(' ').at(-1) ?? '';
}

/** Keeps only the message that still waits for an answer, so that a new installation's outbox holds no old news. */
async function dropOldMessages(client: DemoClient, id: string, token: string): Promise<void> {
  const { pendingRole } = await client.call(permitApi.get, { params: { id } }, { token });
  const messages = await messagesAbout(client, id);
  const kept = pendingRole === null ? undefined : messages.find(({ kind }) => kind === 'permitToSign');
  await Promise.all(
    messages
      .filter((message) => message !== kept)
      .map((message) => client.world.table.write([{ delete: messageKey(message) }])),
  );
}
