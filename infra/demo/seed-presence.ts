import { userFormKey } from '../../functions/store/keys.ts';
import { findMessagesAbout, messageKey } from '../../functions/store/messages/messages.ts';
import type { World } from '../../functions/world.ts';
import { localDate } from '../../shared/core/dates.ts';
import { checkInApi } from '../../shared/presence/check-in-api.ts';
import { presenceApi } from '../../shared/presence/presence-api.ts';
import type { PresenceKind } from '../../shared/presence/presence-event.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { DemoClient } from './demo-client.ts';
import { signPages, makeDueCards } from './inductions/demo-inductions.ts';
import type { Worker } from './inductions/demo-workers.ts';
import { DEMO_PINS } from './demo-pins.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_HOURS = 24;
const MOST = 100;

const worker = (firstName: string, lastName: string, company: string, taxNumber: string): Worker => ({
  firstName,
  lastName,
  company,
  taxNumber,
  email: `${firstName}.${lastName}@example.org`.toLowerCase().replaceAll('ä', 'a'),
  hotWorkDays: null,
});

/** Signed inductions beside those of the permits: what became of each, so that the demo has a pass in every state. */
const OTHERS = {
  cardExpired: { ...worker('Oskari', 'Ojala', 'Raudoitus Ojala Oy', '100000000221'), safetyCardDays: 10 },
  byThemselves: worker('Iiro', 'Itkonen', 'Mittaus Linja Oy', ''),
  expired: worker('Eero', 'Entinen', 'Maalaus Sävy Oy', ''),
  returned: worker('Riikka', 'Rautio', 'Sisustus Rautio Oy', ''),
  archived: worker('Arto', 'Aikanen', 'Purku Aika Oy', ''),
} as const;

/** Who was noted when, in hours before the first start; without a leaving they are still there, or nobody noted them out. */
const NOTED: readonly { lastName: string; in: number; out?: number }[] = [
  // Nobody has seen him since.
  { lastName: OTHERS.expired.lastName, in: 32 * DAY_HOURS, out: 32 * DAY_HOURS - 8 },
  { lastName: 'Hitsari', in: 27, out: 19 },
  { lastName: 'Levy', in: 28, out: 20 },
  { lastName: 'Putki', in: 29 },
  { lastName: 'Hitsari', in: 3.25 },
  { lastName: 'Levy', in: 3 },
  { lastName: OTHERS.cardExpired.lastName, in: 2.5 },
  { lastName: 'Muurari', in: 2 },
];

/** People on the demo's site, one of whom nobody noted out, and passes in the states that the permits need nobody in. */
export async function seedDemoPresence(world: World): Promise<void> {
  const at = (hoursAgo: number) =>
    new DemoClient(world, new Date(world.now().getTime() - hoursAgo * HOUR_MILLISECONDS));
  const site = await turnOn(at(40 * DAY_HOURS));
  await takeOthers(world, at, site);
  for (const { lastName, ...hours } of NOTED) {
    for (const kind of ['in', 'out'] as const) {
      const ago = hours[kind];
      if (ago !== undefined) await note(at(ago), site, { lastName, kind });
    }
  }
}

type Site = { id: string; gateId: string; formIds: readonly string[] };

async function turnOn(client: DemoClient): Promise<Site> {
  const token = await client.login('manager');
  const [row] = (await client.call(projectApi.list, { query: {} }, { token })).items;
  const params = { id: row?._id ?? '' };
  const project = await client.call(projectApi.get, { params }, { token });
  const body = { ...project, presence: true, selfCheckIn: true };
  const { gateId, inductionFormIds: formIds } = await client.call(projectApi.update, { params, body }, { token });
  return { ...params, gateId: gateId ?? '', formIds };
}

async function takeOthers(world: World, at: (hoursAgo: number) => DemoClient, { gateId }: Site): Promise<void> {
  const { cardExpired, byThemselves, expired, returned, archived } = OTHERS;
  const whole = (pin: string) => ({ pin, pages: Infinity });
  const approve = async (client: DemoClient, id: string) =>
    client.call(userFormActionApi.approve, { params: { id }, body: { approved: true } }, await asManager(client));

  const early = at(15 * DAY_HOURS);
  await approve(early, (await signPages(early, cardExpired, whole(DEMO_PINS.site))).id);
  await makeDueCards({ ...world, now: () => early.world.now() });

  const own = at(4 * DAY_HOURS);
  const self = await signPages(own, byThemselves, whole(DEMO_PINS.visitor));
  await approve(own, self.id);
  const { checkInKey } = await own.call(checkInApi.giveKey, { params: { id: self.id } }, { token: self.token });
  const body = { checkInKey: checkInKey ?? '', kind: 'in' as const };
  await at(1.5).call(checkInApi.note, { params: { id: gateId }, body });

  const past = at(33 * DAY_HOURS);
  const over = await signPages(past, expired, whole(DEMO_PINS.visitor));
  await approve(past, over.id);
  await endOn(world, over.id, localDate(at(2 * DAY_HOURS).world.now()));

  const back = at(2 * DAY_HOURS);
  const again = await signPages(back, returned, whole(DEMO_PINS.visitor));
  const reason = { reason: 'Allekirjoitus on toisen henkilön.', pages: [1] };
  await back.call(userFormActionApi.returnPages, { params: { id: again.id }, body: reason }, await asManager(back));
  await dropMessages(world, again.id);

  const gone = await signPages(back, archived, whole(DEMO_PINS.visitor));
  await back.call(userFormActionApi.archive, { params: { id: gone.id } }, await asManager(back));
}

const asManager = async (client: DemoClient) => ({ token: await client.login('manager') });

/** The visitors' form gives no end: that of an induction whose version gave one. */
async function endOn({ table }: World, id: string, validUntil: string): Promise<void> {
  await table.write([
    {
      update: userFormKey(id),
      set: 'SET #row.validUntil = :validUntil',
      condition: 'attribute_exists(PK)',
      names: { '#row': 'row' },
      values: { ':validUntil': validUntil },
    },
  ]);
}

/** A new installation's outbox holds no old news. */
export async function dropMessages({ table }: World, id: string): Promise<void> {
  const company = String((await table.get(userFormKey(id)))?.['company']);
  const { items } = await findMessagesAbout(table, { company, about: `userForm#${id}`, limit: MOST, after: undefined });
  await table.write(items.map((message) => ({ delete: messageKey(message) })));
}

type Noted = { lastName: string; kind: PresenceKind };

async function note(client: DemoClient, { id, formIds }: Site, { lastName, kind }: Noted): Promise<void> {
  const as = await asManager(client);
  for (const formId of formIds) {
    const query = { q: lastName, archived: 'false' as const };
    const { items } = await client.call(userFormSearchApi.listOfForm, { params: { id: formId }, query }, as);
    const [found] = items;
    if (!found) continue;
    await client.call(presenceApi.note, { params: { id }, body: { userFormId: found._id, kind } }, as);
    return;
  }
  throw new Error(`nobody of the demo is called ${lastName}`);
}
