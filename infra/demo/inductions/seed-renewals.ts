import type { World } from '../../../functions/world.ts';
import { askRenewals } from '../../../functions/user-forms/renew/ask-renewals.ts';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import { renewalAsk } from '../../../functions/store/due/kinds/renewal-ask.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { DemoClient } from '../demo-client.ts';
import { renewInduction, signPages } from './demo-inductions.ts';
import type { Worker } from './demo-workers.ts';
import { liftForm } from '../demo-lift-form.ts';
import { dropMessages } from '../seed-presence.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_HOURS = 24;
const DAYS_TO_RENEW = 12;

type Inducted = Worker & {
  /** How many days before the first start they signed. */
  daysAgo: number;
  /** Since how many hours they are on the site. */
  onSiteHours?: number;
};

const person = (firstName: string, lastName: string, company: string) => ({
  firstName,
  lastName,
  company,
  email: `${firstName}.${lastName}@example.org`.toLowerCase(),
  hotWorkDays: null,
});

/** Signed before the second crane came. */
const BEFORE = {
  /** Whose year is over within a week. */
  ending: { ...person('Niilo', 'Nostaja', 'Nostopalvelu Kurki Oy'), taxNumber: '', daysAgo: 361 },
  toRenew: {
    ...person('Raisa', 'Rivakka', 'Elementti Rivakka Oy'),
    taxNumber: '',
    daysAgo: 60,
    onSiteHours: 1.75,
  },
  renewed: { ...person('Kaarlo', 'Kuormaaja', 'Nostopalvelu Kurki Oy'), taxNumber: '', daysAgo: 90 },
} as const satisfies Record<string, Inducted>;

const POSTED = {
  ...person('Piotr', 'Nowak', 'Stal Budowa Sp. z o.o.'),
  taxNumber: '100000000225',
  daysAgo: 1,
  onSiteHours: 2.25,
  more: {
    birthday: '14.6.1988',
    posted: 'yes',
    representativeName: 'Anna Virtanen',
    representativeContact: '+358 40 123 4567',
  },
} as const satisfies Inducted;

/** A yearly induction of the demo's site: one that ends soon, one to be renewed, one that is, and a posted worker's. */
export async function seedDemoRenewals(world: World): Promise<void> {
  const at = (daysAgo: number) =>
    new DemoClient(world, new Date(world.now().getTime() - daysAgo * DAY_HOURS * HOUR_MILLISECONDS));
  const first = at(370);
  const as = async (client: DemoClient, account: string) => ({ token: await client.login(account) });
  const form = await first.call(inductionFormApi.create, { body: liftForm() }, await as(first, 'editor'));
  const site = await join(at(30), form._id);
  const take = async ({ daysAgo, ...worker }: Inducted): Promise<string> =>
    (await signPages(at(daysAgo), worker, { pin: form.meta.pin, pages: Infinity })).id;
  const ending = await take(BEFORE.ending);
  const toRenew = await take(BEFORE.toRenew);
  const former = await take(BEFORE.renewed);

  const asking = at(3);
  const by = dayAfter(localDate(world.now()), DAYS_TO_RENEW);
  const renewal = { reason: 'Työmaalle tuli toinen torninosturi, ja nostoalueet muuttuivat.', by };
  const params = { id: form._id };
  const { version } = await asking.call(inductionFormApi.get, { params }, await as(asking, 'editor'));
  const body = { ...liftForm({ hasSecondCrane: true }), version, renewal };
  await asking.call(inductionFormApi.update, { params, body }, await as(asking, 'editor'));
  await askDue({ ...world, now: () => asking.world.now() });
  const renewed = await renewInduction(at(2), former);
  const posted = await take(POSTED);
  for (const id of [ending, toRenew, former, renewed, posted]) await dropMessages(world, id);

  await arrive(at(BEFORE.toRenew.onSiteHours / DAY_HOURS), site, toRenew);
  await arrive(at(POSTED.onSiteHours / DAY_HOURS), site, posted);
}

/** Adds the form to the demo's site. */
async function join(client: DemoClient, formId: string): Promise<string> {
  const token = await client.login('manager');
  const [row] = (await client.call(projectApi.list, { query: {} }, { token })).items;
  const params = { id: row?._id ?? '' };
  const project = await client.call(projectApi.get, { params }, { token });
  const body = { ...project, inductionFormIds: [...project.inductionFormIds, formId] };
  await client.call(projectApi.update, { params, body }, { token });
  return params.id;
}

/** Marks who is to renew, without waiting for due work. */
async function askDue(world: World): Promise<void> {
  const keys = await findDueKeys(world.table, world.now(), 100);
  const orders = (await world.table.getMany(keys)).filter((item) => item?.['entity'] === 'renewalAsk');
  await askRenewals(
    world,
    orders.flatMap((item) => (item ? renewalAsk.read(item) : [])),
  );
}

async function arrive(client: DemoClient, id: string, userFormId: string): Promise<void> {
  const token = await client.login('manager');
  await client.call(presenceApi.note, { params: { id }, body: { userFormId, kind: 'in' } }, { token });
}
