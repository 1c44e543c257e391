import { boardPermitKey } from '../../../functions/store/site-keys.ts';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import type { Item } from '../../../functions/store/items.ts';
import { mendSearch } from '../../../infra/operator/backfill/mend-search.ts';
import { recount } from '../../../infra/operator/backfill/recount.ts';
import { runUpgrades } from '../../../infra/operator/backfill/run-upgrades.ts';
import { type Upgrade, UPGRADES } from '../../../infra/operator/backfill/upgrades.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import { dyingProcess } from '../../fixtures/store/dying-world.ts';
import { field, fields, page } from '../../../infra/demo/form-builders.ts';
import { formCalls } from '../../functions/induction-forms/form-calls.ts';
import { operatedDemo, type Operated } from '../../fixtures/operator/operated.ts';
import { draftPermit, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { SHORT_PIN, saveDetails, start, takeWhole } from '../../fixtures/walk.ts';
import { countOpenPermits, countProjects, countToSeal } from './items-to-upgrade.ts';

let operated: Operated;
let installation: Installation;
beforeEach(async () => {
  operated = await operatedDemo();
  ({ installation } = operated);
  const { app } = operated;
  await takeWhole(app, SHORT_PIN);
  await saveDetails(app, await start(app, SHORT_PIN), { firstName: 'Ville', lastName: 'Åkerö', company: 'Äyskäri Oy' });
  await draftPermit(await PermitSite.over(app));
  await app.settle();
});

const REALLY = { isDryRun: false };
const DRY = { isDryRun: true };

async function itemsOf({ table }: Installation): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of table.items()) items.push(unmarshall(item) as Item);
  return items.toSorted((a, b) => (`${a.PK}\n${a.SK}` < `${b.PK}\n${b.SK}` ? -1 : 1));
}

const isSearchEntry = ({ PK }: Item) => /#(WORDS|NAMES)$/.test(PK);

test('search entries that are lost, wrong or lead nowhere are as they were after the backfill', async () => {
  const before = await itemsOf(installation);
  const entries = before.filter(isSearchEntry);
  expect(entries.length).toBeGreaterThan(60);
  const { table } = installation.world;
  for (const [index, entry] of entries.entries()) {
    if (index % 3 === 0) await table.write([{ delete: { PK: entry.PK, SK: entry.SK } }]);
    if (index % 3 === 1) await table.write([{ put: { ...entry, SK: `x${entry.SK}` } }]);
    if (index % 3 === 2) await table.write([{ put: { ...entry, words: ['wrong'] } }]);
  }
  await table.write([{ put: { PK: entries[0]?.PK ?? '', SK: 'gone#nobody', id: 'nobody' } }]);
  const broken = await itemsOf(installation);
  const looked = await mendSearch(installation, DRY);
  expect(await itemsOf(installation)).toEqual(broken);
  expect(looked.put).toBeGreaterThan(20);
  expect(looked.deleted).toBeGreaterThan(20);
  await mendSearch(installation, REALLY);
  expect(await itemsOf(installation)).toEqual(before);
  expect(await mendSearch(installation, REALLY)).toEqual({ put: 0, deleted: 0, left: 0 });
});

test('counts that are wrong are as they were after the recount, and right ones are let be', async () => {
  const before = await itemsOf(installation);
  expect(await recount(installation, REALLY)).toEqual([]);
  const { table } = installation.world;
  const ofKind = (entity: string) => before.filter((item) => item['entity'] === entity);
  const forms = ofKind('inductionForm');
  for (const { PK, SK } of forms) {
    await table.write([
      {
        update: { PK, SK },
        set: 'SET #row.started = :wrong, #row.waiting = :wrong, #row.latestSigned = :null, on9 = :wrong REMOVE GSI2PK, GSI2SK, on1',
        names: { '#row': 'row' },
        values: { ':wrong': 77, ':null': null },
      },
    ]);
  }
  const change = (entity: string, set: string, names?: Record<string, string>) =>
    Promise.all(
      ofKind(entity).map(({ PK, SK }) =>
        table.write([{ update: { PK, SK }, set, values: { ':more': 5 }, ...(names ? { names } : {}) }]),
      ),
    );
  await change('company', 'SET #row.userCount = :more', { '#row': 'row' });
  await change('project', 'ADD children :more');
  await change('permitForm', 'ADD permits :more, on7 :more');
  const broken = await itemsOf(installation);
  const wrong = forms.length + ofKind('company').length + ofKind('project').length + ofKind('permitForm').length;
  expect(await recount(installation, DRY)).toHaveLength(wrong);
  expect(await itemsOf(installation)).toEqual(broken);
  const mended = await recount(installation, REALLY);
  expect(mended.filter(({ isMended }) => isMended)).toHaveLength(wrong);
  const without = (items: Item[]) => items.map((item) => canonicalJson(withoutZeros(item)));
  expect(without(await itemsOf(installation))).toEqual(without(before));
});

test('an induction that needs no approval is not counted as waiting by the recount either', async () => {
  const { app } = operated;
  const pages = [page('Kuittaus', [fields(field('signature', 'nimi', 'Allekirjoitus', { mandatory: true }))])];
  const form = await formCalls(app).create({ meta: { name: 'Ilman hyväksyntää' }, pages, needsApproval: false });
  await takeWhole(app, form.body.meta.pin);
  await app.settle();
  expect(await recount(installation, DRY)).toEqual([]);
});

/** A count of none is the same as none. */
function withoutZeros(item: Item): object {
  return Object.fromEntries(
    Object.entries(item).filter(([name, value]) => !(/^(children|permits|on\d+)$/.test(name) && value === 0)),
  );
}

test('a form whose counts are still on their way is left to the next run', async () => {
  const { app } = operated;
  await start(app, SHORT_PIN);
  const [left] = await recount(installation, REALLY);
  expect(left).toMatchObject({ what: 'inductionForm', isMended: false });
  await app.settle();
  expect(await recount(installation, REALLY)).toEqual([]);
});

const RENAMED: Upgrade = {
  name: 'project-title',
  to: 2,
  isFor: ({ entity }) => entity === 'project',
  upgrade: ({ cardReminder, ...rest }) => ({ ...rest, reminders: cardReminder }) as Item,
};
const MARKED: Upgrade = {
  name: 'user-mark',
  to: 3,
  isFor: ({ entity }) => entity === 'user',
  upgrade: (item) => ({ ...item, mark: String(item['id']).length }),
};

test('an upgrade changes the items that it is for and nothing else, once, and a dry run changes nothing', async () => {
  const before = await itemsOf(installation);
  const expected = before.map((item) => {
    const due = [RENAMED, MARKED].find(({ isFor }) => isFor(item));
    return due ? { ...due.upgrade(item), schema: due.to } : item;
  });
  const due = before.filter((item) => RENAMED.isFor(item) || MARKED.isFor(item)).length;
  const counted = await runUpgrades(installation, [MARKED, RENAMED], DRY);
  expect(counted.reduce((sum, { items }) => sum + items, 0)).toBe(due);
  expect(await itemsOf(installation)).toEqual(before);
  expect(await runUpgrades(installation, [MARKED, RENAMED], REALLY)).toEqual(counted);
  expect(await itemsOf(installation)).toEqual(expected);
  const again = await runUpgrades(installation, [MARKED, RENAMED], REALLY);
  expect(again.every(({ items }) => items === 0)).toBe(true);
});

test('an upgrade that dies at any step goes on where it was and ends as if it never had', async () => {
  const before = await itemsOf(installation);
  const expected = before.map((item) => (MARKED.isFor(item) ? { ...MARKED.upgrade(item), schema: 3 } : item));
  let deaths = 0;
  for (let isDying = true; isDying; deaths += 1) {
    const { dying, hasDied } = dyingProcess({ at: 3, moment: deaths % 2 === 0 ? 'before' : 'after' });
    const mortal = { ...installation, world: { ...installation.world, table: dying(installation.world.table) } };
    await runUpgrades(mortal, [MARKED], REALLY).catch(() => []);
    isDying = hasDied();
  }
  expect(deaths).toBeGreaterThan(3);
  expect(await itemsOf(installation)).toEqual(expected);
});

test('an upgrade takes what somebody has changed meanwhile as it is by then', async () => {
  const { table } = installation.world;
  const meddled: Upgrade = {
    ...RENAMED,
    upgrade: (item) => RENAMED.upgrade(item),
    isFor: (item) => RENAMED.isFor(item),
  };
  const project = (await itemsOf(installation)).find(RENAMED.isFor);
  if (!project) throw new Error('there is no project');
  const key = { PK: project.PK, SK: project.SK };
  let isMeddled = false;
  const slow = new Proxy(table, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...inputs: unknown[]) => {
        if (name === 'write' && !isMeddled) {
          isMeddled = true;
          await target.write([
            { update: key, set: 'SET cardReminder = :other', values: { ':other': { by: 'somebody' } } },
          ]);
        }
        return Reflect.apply(value, target, inputs) as unknown;
      };
    },
  });
  await runUpgrades({ ...installation, world: { ...installation.world, table: slow } }, [meddled], REALLY);
  expect(await table.get(key)).toMatchObject({ reminders: { by: 'somebody' }, schema: 2 });
});

test('a draft that was sent back before its row told so is shown as one that is cancelled, not removed', async () => {
  const site = await PermitSite.over(operated.app);
  const permit = await submitPermit(site);
  await signByMail(site, permit, 'Creator');
  await signByMail(site, permit, 'Worker');
  const refusal = { approve: false, reason: 'Vartija puuttuu.' };
  expect((await signByMail(site, permit, 'Grantor', refusal)).status).toBe(200);
  const rowsBefore = await rowsOf(site);
  const key = { PK: `PERMIT#${permit._id}`, SK: 'META' };
  const stored = await installation.world.table.get(key);
  const { isSigned: _, ...former } = { ...(stored?.['row'] as { isSigned?: boolean } | undefined) };
  await installation.world.table.write([
    { update: key, set: 'SET #row = :row', names: { '#row': 'row' }, values: { ':row': former } },
  ]);
  expect((await rowsOf(site)).find(({ _id }) => _id === permit._id)).toMatchObject({ state: 'Draft', isSigned: false });
  const wanted = upgraded({
    'signed-rows-of-permits': 1,
    'sites-of-induction-forms': countProjects(await itemsOf(installation)),
    'open-permits-on-boards': countOpenPermits(await itemsOf(installation)),
    ...countToSeal(await itemsOf(installation)),
  });
  expect(await runUpgrades(installation, UPGRADES, REALLY)).toEqual(wanted);
  expect(await rowsOf(site)).toEqual(rowsBefore);
  expect(rowsBefore.find(({ _id }) => _id === permit._id)).toMatchObject({ state: 'Draft', isSigned: true });
  expect(await runUpgrades(installation, UPGRADES, DRY)).toEqual(upgraded({}));
});

test('permits and projects of before get their places in what the home page reads', async () => {
  const site = await PermitSite.over(operated.app);
  const permit = await submitPermit(site);
  await site.app.settle();
  const before = await itemsOf(installation);
  const isOf = (id: string) => (item: Item) => item['id'] === id && item['row'] !== undefined && !isSearchEntry(item);
  const head = before.find(isOf(permit._id));
  const project = before.find(isOf(site.project));
  const { GSI2PK: _1, GSI2SK: _2, ...former } = { ...head } as Item;
  const { inductionFormIds: _3, ...row } = { ...(project?.['row'] as { inductionFormIds?: string[] }) };
  const { schema: _4, ...older } = { ...project } as Item;
  const sites = before.filter(({ entity, project: id }) => entity === 'siteOfForm' && id === site.project);
  expect(sites).not.toEqual([]);
  await installation.world.table.write([
    { put: former },
    { put: { ...older, row } as Item },
    ...sites.map(({ PK, SK }) => ({ delete: { PK, SK } })),
    { delete: boardPermitKey(site.project, permit._id) },
  ]);
  const wanted = upgraded({
    'permits-of-the-company': 1,
    'induction-forms-in-rows-of-projects': 1,
    'sites-of-induction-forms': countProjects(await itemsOf(installation)),
    'open-permits-on-boards': countOpenPermits(await itemsOf(installation)),
    ...countToSeal(await itemsOf(installation)),
  });
  expect(await runUpgrades(installation, UPGRADES, REALLY)).toEqual(wanted);
  await site.app.settle();
  // What due work counted last stands on a form, and the sealing was due work.
  const withoutSchema = (items: Item[]) => items.map(({ schema: _schema, counted: _counted, ...item }) => item);
  expect(withoutSchema(await itemsOf(installation))).toEqual(withoutSchema(before));
});

/** How many items each upgrade takes, in their order. */
const upgraded = (items: Record<string, number>) =>
  UPGRADES.toSorted((a, b) => a.to - b.to).map(({ name }) => ({ name, items: items[name] ?? 0 }));

async function rowsOf(site: PermitSite): Promise<{ _id: string }[]> {
  const { app, project: id, tokens } = site;
  return (await app.ask(permitApi.listOfProject, { params: { id } }, { token: tokens.foreman })).items;
}
