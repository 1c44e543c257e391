import { expect, test } from 'vitest';
import { runUpgrades } from '../../../infra/operator/backfill/run-upgrades.ts';
import { UPGRADES } from '../../../infra/operator/backfill/upgrades.ts';
import { operatedDemo } from '../../fixtures/operator/operated.ts';
import { RICH_PIN, saveDetails, start, takeWhole } from '../../fixtures/walk.ts';

test('rows of young people before rows told of them do so after the backfill, and no others', async () => {
  const { app, installation } = await operatedDemo();
  const { table } = installation.world;
  const year = Number(app.world.now().toISOString().slice(0, 4));
  await takeWhole(app);
  const young = await start(app, RICH_PIN);
  await saveDetails(app, young, { firstName: 'Nuuti', lastName: 'Nuori', birthday: `31.12.${year - 17}` });
  await app.settle();
  const key = { PK: `UF#${young.id}`, SK: 'META' };
  const stored = await table.get(key);
  const { comesOfAge, ...former } = { ...(stored?.['row'] as { comesOfAge?: string } | undefined) };
  expect(comesOfAge).toBe(`${year + 1}-12-31`);
  await table.write([{ update: key, set: 'SET #row = :row', names: { '#row': 'row' }, values: { ':row': former } }]);
  const name = 'young-people-in-rows-of-inductions';
  const upgrades = UPGRADES.filter((upgrade) => upgrade.name === name);
  expect(await runUpgrades(installation, upgrades, { isDryRun: false })).toEqual([{ name, items: 1 }]);
  expect(await table.get(key)).toEqual({ ...stored, schema: 2 });
});
