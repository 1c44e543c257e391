import { expect, test } from 'vitest';
import { lastDayKey, userFormKey } from '../../../functions/store/keys.ts';
import { runUpgrades } from '../../../infra/operator/backfill/run-upgrades.ts';
import { UPGRADES } from '../../../infra/operator/backfill/upgrades.ts';
import { operatedDemo } from '../../fixtures/operator/operated.ts';
import { takeWhole } from '../../fixtures/walk.ts';
import { renewalWalk } from '../../functions/user-forms/renewal-walk.ts';

const NAME = 'last-days-of-inductions';

test('inductions that end are found by their last day after the backfill, and renewed ones and those without an end are not', async () => {
  const { app, installation } = await operatedDemo();
  const { table } = installation.world;
  const walk = renewalWalk(app);
  const form = await walk.formWith({ validMonths: 1 });
  const ending = await takeWhole(app, form.meta.pin);
  const former = await takeWhole(app, form.meta.pin);
  const endless = await takeWhole(app);
  await app.settle();
  const renewal = walk.startedOf(await walk.renew(former));
  await walk.signRest(renewal);
  await app.settle();

  const lastDays = async () => {
    const found: string[] = [];
    for await (const item of installation.table.items())
      if (item['SK']?.S === 'LASTDAY') found.push(item['PK']?.S ?? '');
    return found.toSorted((a, b) => a.localeCompare(b));
  };
  const before = await lastDays();
  const kept = await table.get(lastDayKey(ending.id));
  expect(before).toContain(userFormKey(ending.id).PK);
  for (const { id } of [former, endless]) expect(before).not.toContain(userFormKey(id).PK);
  for (const PK of before) await table.write([{ delete: { PK, SK: 'LASTDAY' } }]);
  // As an item of before: its schema does not say that it has been taken.
  for (const PK of [...before, ...[former, endless].map(({ id }) => userFormKey(id).PK)])
    await table.write([{ update: { PK, SK: 'META' }, set: 'REMOVE #schema', names: { '#schema': 'schema' } }]);

  const upgrades = UPGRADES.filter(({ name }) => name === NAME);
  expect(await runUpgrades(installation, upgrades, { isDryRun: false })).toEqual([
    { name: NAME, items: before.length },
  ]);
  expect(await lastDays()).toEqual(before);
  expect(await table.get(lastDayKey(ending.id))).toEqual(kept);
  expect(await runUpgrades(installation, upgrades, { isDryRun: false })).toEqual([{ name: NAME, items: 0 }]);
});
